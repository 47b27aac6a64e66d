import { isRecord, keysAt, type Path, valueAt } from "../check/schema-fields.ts";
import type { Change } from "./edit-text.ts";
import { schemaOf } from "./text-file.ts";
import type { Value } from "./yaml-document.ts";

/** Whether a field says where a link leads. */
export function isLinkTarget(file: string, path: Path): boolean {
  return path.at(-1) === "to" && linkKeys(file, path).includes("params");
}

/** Whether a field is the rest of such a link: which item, and which section. */
export function isLinkPart(file: string, path: Path): boolean {
  const at = path.findIndex((step) => step === "params" || step === "hash");
  return at > 0 && isLinkTarget(file, [...path.slice(0, at), "to"]);
}

function linkKeys(file: string, path: Path): string[] {
  const schema = schemaOf(file);
  return schema ? keysAt(schema, path.slice(0, -1)) : [];
}

/** Where a link leads, in one line: hizmetler#sorular, or hakkimizda-medya-haber?haber=yeni-ofis. */
export function targetIn(data: unknown, path: Path): string | undefined {
  const link = valueAt(data, path.slice(0, -1));
  if (!isRecord(link) || typeof link.to !== "string") return undefined;
  const [param] = isRecord(link.params) ? Object.entries(link.params) : [];
  return `${link.to}${param ? `?${param[0]}=${param[1]}` : ""}${link.hash === undefined ? "" : `#${link.hash}`}`;
}

type Target = { to: string; params?: Record<string, string>; hash?: string };

/** Undefined where nobody could mean a page by it. */
export function readTarget(typed: string): Target | undefined {
  const pattern = /^(?:page:)?([a-z0-9-]+)(?:\?([a-z]+)=([a-z0-9-]+))?(?:#([\w-]+))?$/;
  const [whole, to, param, item = "", hash] = pattern.exec(typed.trim()) ?? [];
  if (whole === undefined || to === undefined) return undefined;
  return { to, ...(param ? { params: { [param]: item } } : {}), ...(hash ? { hash } : {}) };
}

/** What makes a link lead there. */
export function targetChanges(data: unknown, path: Path, target: Target): Change[] {
  const above = path.slice(0, -1);
  const link = valueAt(data, above);
  const old: Record<string, unknown> = isRecord(link) ? link : {};
  const changes = (["to", "params", "hash"] as const).flatMap((key): Change[] => {
    const [before, after] = [old[key], target[key] as Value | undefined];
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    const isGroup = typeof after === "object" && before !== undefined;
    return [
      ...(before !== undefined && (after === undefined || isGroup)
        ? [{ change: "remove" as const, path: [...above, key] }]
        : []),
      ...(after === undefined ? [] : [{ change: "set" as const, path: [...above, key], value: after }]),
    ];
  });
  return changes;
}

/** The fields of a link beside its page that are there. */
export function partsOfLink(data: unknown, path: Path): Path[] {
  const above = path.slice(0, -1);
  const link = valueAt(data, above);
  if (!isRecord(link)) return [];
  const params = isRecord(link.params) ? Object.keys(link.params).map((key) => [...above, "params", key]) : [];
  return [...params, ...(link.hash === undefined ? [] : [[...above, "hash"]])];
}
