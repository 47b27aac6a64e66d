import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedEncodings, type Encoding } from "./content-negotiation.ts";
import { changeHeaders, type HttpResponse } from "./http-response.ts";

const shortest = 1024;
/** Quick rather than small: the visitor waits for it. From 6 on it takes longer than the bytes it saves. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, brotli),
  gzip: promisify<Buffer, Buffer>(gzip),
} satisfies Record<Exclude<Encoding, "identity">, (body: Buffer) => Promise<Buffer>>;

/**
 * Compresses a response that was made for a request. Only for responses without a secret: where secrets and chosen text
 * are compressed together, the length gives the secret away.
 */
export async function compressResponse(response: HttpResponse, headers: IncomingHttpHeaders): Promise<HttpResponse> {
  const [encoding = "identity"] = acceptedEncodings(headers["accept-encoding"]);
  if (!response.body || response.body.length < shortest) return response;
  const vary = changeHeaders(response.headers, { Vary: "Accept-Encoding" });
  if (encoding === "identity") return { ...response, headers: vary };
  const body = await compressors[encoding](response.body);
  const changes = { "Content-Length": String(body.length), "Content-Encoding": encoding };
  return { ...response, headers: changeHeaders(vary, changes), body };
}
