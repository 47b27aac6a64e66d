import { mostPictureBytes } from "../../../copy/view/picture-limits.ts";
import { type Locale, localeCodes } from "../../../site/locales.ts";
import { fieldsAfterFile, fieldsOf } from "../session.server.ts";

/** So many are read at once; each takes some times its size of memory. */
const mostAtOnce = 3;
let reading = 0;

type Sent = {
  fields: Record<string, string>;
  bytes?: Buffer | undefined;
  outcome?: "too-large" | "unread" | "busy";
  error?: unknown;
};

/** A form with a photograph. What was typed is read even where the photograph is not. */
export async function readUpload(request: Request): Promise<Sent> {
  if (!request.headers.get("Content-Type")?.startsWith("multipart/")) return { fields: await fieldsOf(request) };
  const isTooLarge = Number(request.headers.get("Content-Length")) > mostPictureBytes + 64 * 1024;
  if (isTooLarge) return { fields: await fieldsAfterFile(request), outcome: "too-large" };
  if (reading >= mostAtOnce) return { fields: await fieldsAfterFile(request), outcome: "busy" };
  reading += 1;
  try {
    const form = await request.formData();
    const file = form.get("picture");
    const texts = [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : []));
    const isGiven = file instanceof File && file.name !== "";
    return { fields: Object.fromEntries(texts), bytes: isGiven ? Buffer.from(await file.arrayBuffer()) : undefined };
  } catch (error) {
    return { fields: {}, outcome: "unread", error };
  } finally {
    reading -= 1;
  }
}

/** What the photograph shows, in the languages in which a form says it. */
export function altsIn(fields: Sent["fields"]): Partial<Record<Locale, string>> {
  const sent = localeCodes.flatMap((code) => {
    const alt = fields[`alt-${code}`];
    return alt === undefined ? [] : [[code, alt] as const];
  });
  return Object.fromEntries(sent);
}
