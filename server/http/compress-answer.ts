import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Answer, changeHeaders } from "./answer.ts";
import { acceptedEncodings, type Encoding } from "./negotiate.ts";

const shortest = 1024;
/** Quick rather than small: the visitor waits for it. From 6 on it takes longer than the bytes it saves. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, brotli),
  gzip: promisify<Buffer, Buffer>(gzip),
} satisfies Record<Exclude<Encoding, "identity">, (body: Buffer) => Promise<Buffer>>;

/**
 * Compresses an answer that was made for a request. Only for answers without a secret: where secrets and chosen text
 * are compressed together, the length gives the secret away.
 */
export async function compressAnswer(answer: Answer, headers: IncomingHttpHeaders): Promise<Answer> {
  const [encoding = "identity"] = acceptedEncodings(headers["accept-encoding"]);
  if (!answer.body || answer.body.length < shortest) return answer;
  const vary = changeHeaders(answer.headers, { Vary: "Accept-Encoding" });
  if (encoding === "identity") return { ...answer, headers: vary };
  const body = await compressors[encoding](answer.body);
  const changes = { "Content-Length": String(body.length), "Content-Encoding": encoding };
  return { ...answer, headers: changeHeaders(vary, changes), body };
}
