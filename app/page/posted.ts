import type { Posted } from "../../domain/lead/read-form.ts";

/** The fields of a form, one text each. */
export function postedIn(body: FormData): Posted {
  return Object.fromEntries([...body].map(([name, value]) => [name, String(value)]));
}

/** Posts a form to the page itself, for the answer alone. */
export function postForAnswer({ url }: Request, values: Posted): Promise<Response> {
  const headers = { Accept: "application/json" };
  return fetch(url, { method: "POST", headers, body: new URLSearchParams(values) });
}
