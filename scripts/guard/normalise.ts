import { execFileSync } from "node:child_process";
import PostalMime from "postal-mime";

/** What differs from run to run: names for the same kind of value. */
const moving: readonly [RegExp, string][] = [
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, "UUID"],
  [/(signature|confirm|resume|link|token|expires)=[\w.%-]+/g, "$1=KEY"],
  [/(name="token"[^>]* value=")[^"]+/g, "$1KEY"],
  [/(value=")[\w-]{22}(")/g, "$1KEY$2"],
  [/\b[2-9B-Z]{4}-[2-9B-Z]{4}\b/g, "REFERENCE"],
  [/(127\.0\.0\.1|localhost:(?!3000))(:|\b)\d+|127\.0\.0\.1 port \d+/g, "HOST"],
  [/release [\w-]{10}\b/g, "release RELEASE"],
  [/[\d,]+ MB\b/g, "N MB"],
  [/\b[\w-]{43}\b/g, "KEY"],
  [/\/tmp\/site-guard-\w+/g, "FOLDER"],
  [/\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?/g, "TIME"],
  [/\b\d{1,2} (\p{L}+) 20\d{2}((, | )\d{2}[:.]\d{2})?/gu, "DAY"],
  [/\b\d{4}-\d{2}-\d{2}\b/g, "DAY"],
  [/\b\d{1,2}[./]\d{1,2}[./]\d{4}\b/g, "DAY"],
  [/\b\d{8}T\d{6}Z?\b/g, "TIME"],
  [/\b\d{2}[:.]\d{2}\b/g, "HOUR"],
  [/\b\d{13}\b/g, "TIME"],
  [/\b\d{6}\b/g, "CODE"],
];

export function withoutVaryingText(text: string): string {
  return moving.reduce((result, [pattern, name]) => result.replace(pattern, name), text);
}

/** One tag a line, attributes in order; nothing of scripts, styles, or names that a build makes up. */
export function readableHtml(html: string): string {
  const ids = new Map<string, string>();
  const lines = html
    .replace(/<script(?![^>]*ld\+json)\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<link\b[^>]*rel="(modulepreload|stylesheet)"[^>]*>/g, "")
    .replace(/\/assets\/[^"\s)]+/g, "/assets/*")
    .replace(/_R_\w*_|«r\w+»/g, (id) => {
      if (!ids.has(id)) ids.set(id, `id${ids.size}`);
      return ids.get(id) ?? "";
    })
    .replace(/<([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/g, (_tag, name, text, end) => {
      const attributes = [...text.matchAll(/[^\s=]+(?:="[^"]*")?/g)].map(([attribute]) => ownClasses(attribute));
      return `\n<${[name, ...attributes.filter(Boolean).sort()].join(" ")}${end}>\n`;
    })
    .replace(/<\/[^>]+>/g, "\n$&\n")
    .split("\n")
    .map((line) => line.trim());
  return `${lines.filter(Boolean).join("\n")}\n`;
}

/** Classes of CSS modules have an underscore. */
function ownClasses(attribute: string): string {
  const [, classes] = /^class="(.*)"$/.exec(attribute) ?? [];
  if (classes === undefined) return /^nonce=/.test(attribute) ? "" : attribute;
  const own = classes.split(/\s+/).filter((name) => name && !name.includes("_"));
  return own.length > 0 ? `class="${own.sort().join(" ")}"` : "";
}

const unstable =
  /^(date|etag|content-length|connection|keep-alive|transfer-encoding|content-encoding|last-modified|x-request-id|accept-ranges)$/;

/** Status and headers; of cookies their names and attributes, of the content security policy no hashes. */
export function readableHead(response: Response): string {
  const headers = [...response.headers].filter(([name]) => !unstable.test(name) && name !== "set-cookie");
  const cookies = response.headers
    .getSetCookie()
    .map((cookie) => ["set-cookie", cookie.replace(/=[^;]*/, "=…")] as const);
  const lines = [...headers, ...cookies].map(
    ([name, value]) =>
      `${name}: ${value.replace(/ ?'sha256-[^']+'/g, "").replace(/\/assets\/[^>;,\s]+/g, "/assets/*")}`,
  );
  return withoutVaryingText(`${response.status}\n${lines.sort().join("\n")}\n`);
}

/** The text as it stands on the pages, the tags, and what the file says of itself. */
export function readablePdf(file: string): string {
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: "utf8" });
  const facts = run("pdfinfo", file).replace(/^(CreationDate|ModDate|File size):.*\n/gm, "");
  return withoutVaryingText(
    [facts, run("pdftotext", "-layout", file, "-").replace(/ {2,}/g, "  "), run("pdfinfo", "-struct-text", file)].join(
      "\n",
    ),
  );
}

/** One mail: the headers that matter, both parts, the names of what is attached. */
export async function readableMail(bytes: Uint8Array): Promise<{ to: string; text: string }> {
  const {
    headers,
    subject,
    text = "",
    html = "",
    attachments,
  } = await PostalMime.parse(bytes as Uint8Array<ArrayBuffer>);
  const shown = headers
    .filter(({ key }) => !/^(date|message-id|subject|content-.*|mime-version)$/.test(key))
    .map(({ originalKey, value }) => `${originalKey}: ${value}`);
  const files = attachments.map(({ filename, mimeType }) => `attached: ${filename} ${mimeType}`);
  const to = headers.find(({ key }) => key === "to")?.value ?? "nobody";
  return {
    to,
    text: withoutVaryingText(
      [`Subject: ${subject}`, ...shown.sort(), ...files, "", text, "", readableHtml(html)].join("\n"),
    ),
  };
}

/** What a command printed. Deliveries of one moment, and requests of one day, are listed in any order. */
export function readableOutput(text: string): string {
  const [head = "", rest = ""] = text.split("--- out\n");
  const [out = "", err = ""] = rest.split("--- err\n");
  const shown = withoutVaryingText(/^[[{]/.test(out) ? sortedJson(out) : out).replace(/\b[0-9a-f]{8}\b/g, "ID");
  const lines = shown.replace(/(^ *ID .*\n)+|(^REFERENCE .* days .*\n)+/gm, (rows) =>
    rows
      .split(/(?<=\n)/)
      .sort()
      .join(""),
  );
  return `${head}--- out\n${lines}--- err\n${withoutVaryingText(err)}`;
}

function sortedJson(text: string): string {
  try {
    const value = JSON.parse(text, (name, value) =>
      /^(deliveries|requests)$/.test(name) && Array.isArray(value)
        ? value.map((each) => withoutVaryingText(JSON.stringify(each))).sort()
        : value,
    );
    return `${JSON.stringify(value, null, 1)}\n`;
  } catch {
    // Lines of JSON, one each.
    return text;
  }
}
