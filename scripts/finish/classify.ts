export type Kind = "page" | "data" | "asset" | "share" | "file";

/** The address and the kind of a file, from its path inside build/client; undefined where it must not be served. */
export function classify(path: string): { url: string; kind: Kind } | undefined {
  if (isPrivate(path)) return undefined;
  if (path === "index.html") return { url: "/", kind: "page" };
  if (path.endsWith("/index.html")) return { url: `/${path.slice(0, -"/index.html".length)}`, kind: "page" };
  return { url: `/${path}`, kind: kindOf(path) };
}

function kindOf(path: string): Kind {
  if (path.endsWith(".data")) return "data";
  if (path.startsWith("assets/")) return "asset";
  if (path.startsWith("share/")) return "share";
  return "file";
}

export function isSourceMap(path: string): boolean {
  return path.endsWith(".map");
}

function isPrivate(path: string): boolean {
  return isSourceMap(path) || path.split("/").some((part) => part.startsWith(".") && part !== ".well-known");
}
