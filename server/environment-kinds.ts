import { isIP, isIPv4 } from "node:net";
import { z } from "zod";

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
  logLevel: {
    schema: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
    expects: "one of fatal, error, warn, info, debug, trace, silent",
  },
} as const satisfies Record<string, { schema: z.ZodType<unknown, string>; expects: string }>;

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return (url?.protocol === "http:" || url?.protocol === "https:") && url.origin === value;
}

function isNetwork(value: string): boolean {
  const [address = "", prefix, ...rest] = value.split("/");
  if (isIP(address) === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIPv4(address) ? 32 : 128));
}
