import { isIP, isIPv4 } from "node:net";
import { z } from "zod";
import { isMailAddress } from "../domain/lead/mail-address.ts";
import { iso3Code } from "./country/country-lookup.ts";
import { smsProviders } from "./ports/quotes.ts";
import { isWebhookSecret } from "./webhook/webhook-sender.ts";

/** How the text of a setting is read. The message is the end of a sentence: "PORT must be …". */
export const text = z.string();

export const port = wholeNumber(0, 65_535, "a whole number from 0 to 65535");
export const count = wholeNumber(1, 9_999_999, "a whole number from 1");
export const days = wholeNumber(1, 99_999, "a number of days from 1");
export const hour = wholeNumber(0, 23, "an hour from 0 to 23");

const expectedPort = "empty, or a whole number from 0 to 65535";
const noPort = z.literal("").transform(() => undefined);
export const optionalPort = z.union([noPort, wholeNumber(0, 65_535, expectedPort)], expectedPort);

export const host = text.refine(isHost, "an IP address or a host name");
export const origin = text.refine(
  isOrigin,
  'an origin such as "https://www.example.com", without a path or a closing slash',
);
export const optionalOrigin = orEmpty(isOrigin, 'an origin such as "https://office.example.com"');
export const address = text.refine(
  (value) => value.startsWith("/") || isWebAddress(value),
  "a path of this site or a web address",
);
export const folder = text.refine((value) => !value.includes("\0"), "the name of a folder");
export const tagManager = text.regex(/^(GTM-[A-Z0-9]+)?$/, 'empty, or a container such as "GTM-ABC123"');
export const secret = orEmpty((value) => value.length >= 32, "at least 32 characters");
export const mailbox = orEmpty(isMailAddress, "an e-mail address");
export const webAddress = orEmpty(isWebAddress, "a web address");
export const databaseUrl = orEmpty(
  (value) => /^postgres(ql)?:$/.test(protocolOf(value)),
  'an address such as "postgres://user:password@host/database"',
);
export const smtpUrl = orEmpty(
  (value) => /^smtps?:$/.test(protocolOf(value)),
  'an address such as "smtps://user:password@mail.example.com"',
);

export const networks = list(
  isNetwork,
  'a comma-separated list of addresses or networks such as "127.0.0.1, 10.0.0.0/8"',
);
export const webhookSecrets = list(
  isWebhookSecret,
  'empty, or one or two secrets such as "whsec_" and 24 to 64 bytes in base64, separated by a comma',
);
const expectedCountries = 'a comma-separated list of countries such as "TR, DE"';
export const countries = list((code) => iso3Code(code.toUpperCase()) !== undefined, expectedCountries)
  .refine((codes) => codes.length > 0, expectedCountries)
  .transform((codes) => codes.map((code) => code.toUpperCase()));
export const leadRoutes = list(
  isLeadRoute,
  'a comma-separated list such as "contact=info@example.com, contact/request/sales=sales@example.com, quote/partner=partners@example.com"',
).transform((rows): Record<string, string> => Object.fromEntries(rows.map((row) => row.split("="))));

export const smsProvider = oneOf(smsProviders);
export const logLevel = oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]);
export const captchaVersion = z.enum(["", "3"], "empty or 3");
export const requirement = z.enum(["required", "optional", "off"], "required, optional or off");
export const publishing = z.enum(["on", "off"], {
  error: ({ input }) =>
    input === "unit" ? "on, because npm start with the same OFFICE_DIR now shows what is published" : "on or off",
});
export const onOrOff = z.enum(["on", "off"], "on or off");

function wholeNumber(least: number, most: number, expected: string) {
  const digits = text.regex(new RegExp(`^\\d{1,${String(most).length}}$`), expected);
  return digits.transform(Number).pipe(z.number().min(least, expected).max(most, expected));
}

function orEmpty(isValid: (value: string) => boolean, expected: string) {
  return text.refine((value) => value === "" || isValid(value), `empty, or ${expected}`);
}

function oneOf<const T extends readonly string[]>(values: T) {
  return z.enum(values, `one of ${values.join(", ")}`);
}

function list(isValid: (part: string) => boolean, expected: string) {
  return text
    .transform((value) => value.split(",").flatMap((part) => part.trim() || []))
    .pipe(z.array(z.string().refine(isValid, expected)));
}

function isLeadRoute(row: string): boolean {
  const [path = "", mailbox = "", ...rest] = row.split("=");
  return /^(contact|report|quote|request)(\/[a-z-]+){0,2}$/.test(path) && isMailAddress(mailbox) && rest.length === 0;
}

function protocolOf(value: string): string {
  return URL.parse(value)?.protocol ?? "";
}

function isWebAddress(value: string): boolean {
  return /^https?:$/.test(protocolOf(value));
}

function isOrigin(value: string): boolean {
  return isWebAddress(value) && new URL(value).origin === value;
}

function isHost(value: string): boolean {
  return isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value);
}

function isNetwork(value: string): boolean {
  const [address = "", prefix, ...rest] = value.split("/");
  if (isIP(address) === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIPv4(address) ? 32 : 128));
}
