import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { isIP } from "node:net";
import { type CountryResponse, Reader } from "mmdb-lib";
import { iso3Code } from "./iso3-codes.ts";
import { isPublicAddress } from "./public-address.ts";

type Row = CountryResponse & { country_code?: string };

const require = createRequire(import.meta.url);
const notFound = "0;;;";

let opened: { countries: Reader<Row>; names: Intl.DisplayNames } | undefined;

/** The country of an address in plain text: "1;TR;TUR;Türkiye" where it is known, "0;;;" where it is not. */
export function countryAnswer(address: string): string {
  if (isIP(address) === 0 || !isPublicAddress(address)) return notFound;
  opened ??= open();
  const code = opened.countries.get(address)?.country_code ?? "";
  const iso3 = iso3Code(code);
  return iso3 ? `1;${code};${iso3};${opened.names.of(code)}` : notFound;
}

/** Eight megabytes, read when somebody asks for the first time: starting the server does not wait for them. */
function open() {
  const file = require.resolve("@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb");
  const names = new Intl.DisplayNames(["en"], { type: "region" });
  return { countries: new Reader<Row>(readFileSync(file)), names };
}
