import { z } from "zod";
import { meta, section, seen } from "./fields.ts";

/** The page of an error that may pass, with its two buttons. */
const passingError = section({ meta, retry: seen({ max: 40 }), home: seen({ max: 40 }) });

export const errorPages = z.strictObject({
  notFound: section({
    meta,
    search: seen({ max: 40 }),
    home: seen({ max: 40 }),
    services: seen({ max: 40 }),
    other: seen({ max: 40 }),
  }),
  failed: passingError.extend({ code: seen() }),
  broken: passingError,
  tooMany: passingError,
  busy: passingError,
  unreachable: passingError,
  lastResort: z.strictObject({
    heading: seen(),
    explanation: seen(),
    detail: seen(),
    home: seen(),
  }),
});
