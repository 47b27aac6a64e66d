import { createHash } from "node:crypto";
import { relative } from "node:path";

/**
 * The name of a CSS Module's class on the page: its own, and a mark of its file. One mark for all classes of a file
 * packs better than one for each.
 */
export function className(name: string, file: string): string {
  const path = relative(process.cwd(), file.replace(/\?.*$/, "")).replaceAll("\\", "/");
  return `${name}-${createHash("sha256").update(path).digest("base64url").slice(0, 4)}`;
}
