import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type CountryResponse, Reader } from "mmdb-lib";
import { describe, expect, test } from "vitest";
import { countryAddress } from "../../domain/phone/countries.ts";
import { countryEndpoint } from "../http/endpoints.ts";
import { countryOfAddress, isPublicAddress } from "./country-lookup.ts";

const file = "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb";
const database = new Reader<CountryResponse & { country_code: string }>(
  readFileSync(createRequire(import.meta.url).resolve(file)),
);

/** Networks that have been with the same operators for decades. */
const known = [
  ["212.156.4.1", "1;TR;TUR;Türkiye"],
  ["144.122.1.1", "1;TR;TUR;Türkiye"],
  ["2001:a98::1", "1;TR;TUR;Türkiye"],
  ["84.128.0.1", "1;DE;DEU;Germany"],
  ["2003::1", "1;DE;DEU;Germany"],
  ["8.8.8.8", "1;US;USA;United States"],
] as const;

describe("an address with a country", () => {
  test.each(known)("%s: %s", (address, answer) => {
    expect(countryOfAddress(address)).toBe(answer);
    expect(database.get(address)?.country_code).toBe(answer.slice(2, 4));
  });
});

describe("an address without one", () => {
  test.each([
    ...["127.0.0.1", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "100.64.0.1", "169.254.1.1"],
    ...["192.0.2.1", "198.51.100.7", "203.0.113.9", "0.0.0.0", "255.255.255.255", "224.0.0.1"],
    ...["::", "::1", "fe80::1", "fe80::1%eth0", "fd12::1", "2001:db8::1", "ff02::1"],
    ...["", "1.2.3", "1.2.3.4.5", "localhost", "8.8.8.8:80", "__proto__", "<script>"],
  ])("%s", (address) => {
    expect(countryOfAddress(address)).toBe("0;;;");
  });
});

test("every country of the database has its three letters and a name", () => {
  const found = new Set<string>();
  for (let i = 0; i < 256 * 32; i++) {
    const address = `${i >> 5}.${(i & 31) * 8}.7.7`;
    const code = database.get(address)?.country_code;
    if (code === undefined || !isPublicAddress(address)) continue;
    found.add(code);
    expect(countryOfAddress(address)).toMatch(new RegExp(`^1;${code};[A-Z]{3};[^;]{4,}$`));
  }
  expect(found.size).toBeGreaterThan(100);
});

describe("the address of the lookup", () => {
  const ask = (path: string, address: string) => countryEndpoint(path, () => address);

  test("answers in plain text that nobody keeps", () => {
    const answer = ask(countryAddress, "212.156.4.1");
    expect(answer?.status).toBe(200);
    expect(answer?.body?.toString()).toBe("1;TR;TUR;Türkiye");
    expect(answer?.headers).toEqual(expect.arrayContaining(["text/plain; charset=utf-8", "no-store"]));
    expect(ask(countryAddress, "10.0.0.1")?.body?.toString()).toBe("0;;;");
  });

  test("is one address", () => {
    expect(ask("/api/countries", "212.156.4.1")).toBeUndefined();
  });
});
