import type { IncomingHttpHeaders } from "node:http";
import { type FoundPage, pageAt } from "../../site/href.ts";
import { withTimeout } from "../in-flight.ts";
import type { Log } from "../log.ts";
import { type Answer, bodyAnswer, textAnswer } from "./answer.ts";
import type { Fields } from "./form-body.ts";
import { methodRefusal } from "./refusals.ts";
import type { SiteRequest } from "./site-request.ts";

export type PostedForm = {
  posted: Readonly<Fields>;
  query: string;
  cookie: string | undefined;
  clientAddress: string;
  requestId: string;
};

/** Takes a form that was posted to a page, and never throws; undefined where the page takes none. */
export type TakeForm = (
  page: Pick<FoundPage, "name" | "locale">,
  form: PostedForm,
) => Promise<{ answer: object; status: number; headers: Record<string, string> }> | undefined;

export type FormOptions = {
  /** Absent where only pages are served. */
  takeForm?: TakeForm | undefined;
  clientAddress: (request: SiteRequest) => string;
  renderTimeout: number;
  log: Log;
};

/** Script asks for the answer to a form alone. */
export function asksForAnswer({ accept }: IncomingHttpHeaders): boolean {
  return accept === "application/json";
}

/**
 * The answer to a form as JSON, past React Router: passing a form through requests, routes and streams costs about
 * as much as taking it.
 */
export async function formAnswer(request: SiteRequest, posted: Fields, options: FormOptions): Promise<Answer> {
  const page = pageAt(request.path);
  const {
    id: requestId,
    query,
    headers: { cookie },
  } = request;
  const form = { posted, query, cookie, clientAddress: options.clientAddress(request), requestId };
  const taking = page && options.takeForm?.(page, form);
  if (!taking) return methodRefusal(["GET", "HEAD"]);
  const taken = await withTimeout(options.renderTimeout, taking);
  if (taken === "late") {
    options.log.error({ id: request.id }, "taking a form took too long");
    return textAnswer(503);
  }
  const headers = ["Cache-Control", "no-store", ...Object.entries(taken.headers).flat()];
  return bodyAnswer(taken.status, "application/json", JSON.stringify(taken.answer), headers);
}
