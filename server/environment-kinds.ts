import { isIP, isIPv4 } from "node:net";
import { z } from "zod";
import { isMailAddress } from "../domain/lead/mail-address.ts";
import { iso3Code } from "./country/iso3-codes.ts";
import { smsProviders } from "./ports/quotes.ts";
import { isWebhookSecret } from "./webhook/webhook-sender.ts";

/** What a setting's text may look like: how it is parsed, and how the sentence about a bad one ends. */
export const environmentKinds = {
  port: {
    schema: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .pipe(z.number().max(65_535)),
    expects: "a whole number from 0 to 65535",
  },
  optionalPort: {
    schema: z
      .string()
      .regex(/^\d{0,5}$/)
      .transform((value) => (value === "" ? undefined : Number(value)))
      .pipe(z.number().max(65_535).optional()),
    expects: "empty, or a whole number from 0 to 65535",
  },
  host: {
    schema: z.string().refine((value) => isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value)),
    expects: "an IP address or a host name",
  },
  origin: {
    schema: z.string().refine(isOrigin),
    expects: 'an origin such as "https://www.example.com", without a path or a closing slash',
  },
  tagManager: {
    schema: z.string().regex(/^(GTM-[A-Z0-9]+)?$/),
    expects: 'empty, or a container such as "GTM-ABC123"',
  },
  folder: {
    schema: z.string().refine((value) => !value.includes("\0")),
    expects: "the name of a folder",
  },
  networks: {
    schema: z
      .string()
      .transform((value) => value.split(",").flatMap((part) => part.trim() || []))
      .pipe(z.array(z.string().refine(isNetwork))),
    expects: 'a comma-separated list of addresses or networks such as "127.0.0.1, 10.0.0.0/8"',
  },
  secret: {
    schema: z.string().refine((value) => value === "" || value.length >= 32),
    expects: "empty, or at least 32 characters",
  },
  databaseUrl: {
    schema: z.string().refine((value) => value === "" || /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? "")),
    expects: 'empty, or an address such as "postgres://user:password@host/database"',
  },
  smtpUrl: {
    schema: z.string().refine((value) => value === "" || /^smtps?:$/.test(URL.parse(value)?.protocol ?? "")),
    expects: 'empty, or an address such as "smtps://user:password@mail.example.com"',
  },
  mailbox: {
    schema: z.string().refine((value) => value === "" || isMailAddress(value)),
    expects: "empty, or an e-mail address",
  },
  leadRoutes: {
    schema: z
      .string()
      .transform((value) => value.split(",").flatMap((part) => (part.trim() ? [part.trim().split("=")] : [])))
      .pipe(z.array(z.tuple([z.string().refine(isLeadPath), z.string().refine(isMailAddress)])))
      .transform((rows): Record<string, string> => Object.fromEntries(rows)),
    expects:
      'a comma-separated list such as "contact=info@example.com, contact/request/sales=sales@example.com, quote/partner=partners@example.com"',
  },
  webhookUrl: {
    schema: z.string().refine((value) => value === "" || isWebAddress(value)),
    expects: "empty, or a web address",
  },
  webhookSecrets: {
    schema: z
      .string()
      .transform((value) => value.split(",").flatMap((part) => part.trim() || []))
      .pipe(z.array(z.string().refine(isWebhookSecret))),
    expects: 'empty, or one or two secrets such as "whsec_" and 24 to 64 bytes in base64, separated by a comma',
  },
  text: {
    schema: z.string(),
    expects: "a text",
  },
  smsProvider: {
    schema: z.enum(smsProviders),
    expects: `one of ${smsProviders.join(", ")}`,
  },
  countries: {
    schema: z
      .string()
      .transform((value) => value.split(",").map((part) => part.trim().toUpperCase()))
      .pipe(z.array(z.string().refine((code) => iso3Code(code) !== undefined))),
    expects: 'a comma-separated list of countries such as "TR, DE"',
  },
  count: {
    schema: z
      .string()
      .regex(/^\d{1,7}$/)
      .transform(Number)
      .pipe(z.number().min(1)),
    expects: "a whole number from 1",
  },
  captchaVersion: {
    schema: z.enum(["", "3"]),
    expects: "empty or 3",
  },
  need: {
    schema: z.enum(["required", "optional"]),
    expects: "required or optional",
  },
  switch: {
    schema: z.enum(["on", "off"]),
    expects: "on or off",
  },
  days: {
    schema: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .pipe(z.number().min(1)),
    expects: "a number of days from 1",
  },
  hour: {
    schema: z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number)
      .pipe(z.number().max(23)),
    expects: "an hour from 0 to 23",
  },
  address: {
    schema: z.string().refine((value) => value.startsWith("/") || isWebAddress(value)),
    expects: "a path of this site or a web address",
  },
  logLevel: {
    schema: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
    expects: "one of fatal, error, warn, info, debug, trace, silent",
  },
} as const satisfies Record<string, { schema: z.ZodType<unknown, string>; expects: string }>;

function isLeadPath(value: string): boolean {
  return /^(contact|report|quote|request)(\/[a-z-]+){0,2}$/.test(value);
}

function isWebAddress(value: string): boolean {
  return /^https?:$/.test(URL.parse(value)?.protocol ?? "");
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return (url?.protocol === "http:" || url?.protocol === "https:") && url.origin === value;
}

function isNetwork(value: string): boolean {
  const [address = "", prefix, ...rest] = value.split("/");
  if (isIP(address) === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIPv4(address) ? 32 : 128));
}
