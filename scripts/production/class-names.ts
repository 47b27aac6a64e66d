import { createHash } from "node:crypto";
import { relative } from "node:path";

const files = new Map<string, string>();

/**
 * The name of a CSS Module's class on the page: its own, and a mark of its file. One mark for all classes of a file
 * packs better than one for each.
 */
export function className(name: string, file: string): string {
  const path = relative(process.cwd(), file.replace(/\?.*$/, "")).replaceAll("\\", "/");
  const mark = createHash("sha256").update(path).digest("base64url").slice(0, 3);
  const other = files.get(mark) ?? path;
  if (other !== path) throw new Error(`${path} and ${other} get the same mark: give one of them another name`);
  files.set(mark, path);
  return `${name}-${mark}`;
}
