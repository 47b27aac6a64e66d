import type { Posted } from "../../domain/lead/read-form.ts";

/** The fields of a form, one text each. */
export function postedIn(body: FormData): Posted {
  return Object.fromEntries([...body].map(([name, value]) => [name, String(value)]));
}
