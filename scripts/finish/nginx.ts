import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { extname } from "node:path/posix";
import { isErrorPage } from "../../server/http/addresses.ts";
import { failureResponse } from "../../server/http/error-pages.ts";
import { type Finished, loadFinished } from "../../server/http/finished.ts";
import { type FinishedManifest, readManifest } from "../../server/http/finished-manifest.ts";
import type { HttpResponse } from "../../server/http/http-response.ts";
import { securityHeaders } from "../../server/http/security-headers.ts";
import { href } from "../../site/href.ts";
import { defaultLocale, localeCodes, locales, otherLocales } from "../../site/locales.ts";
import { pageNames, pageOf } from "../../site/pages.ts";

/** Writes build/nginx: what nginx must know to serve the finished files itself, and its pages for what it refuses. */
export async function writeNginxFiles(build: string): Promise<void> {
  // What it asks for are headers and the error pages.
  const finished = await loadFinished(build, 0);
  const manifest = await readManifest(build);
  await mkdir(join(build, "nginx/away"), { recursive: true });
  await writeFile(join(build, "nginx/finished.conf"), nginxMaps(finished, manifest));
  for (const locale of localeCodes) {
    // nginx puts its own number where this name stands.
    const { body = "" } = failureResponse(finished, `${locales[locale].prefix}/`, "REQUEST_ID");
    await writeFile(join(build, `nginx/away/${locale}.html`), body);
    // And what it says instead of the server where somebody asks for too much.
    for (const status of [429, 503]) {
      const page = finished.files.get(`${locales[locale].prefix}/${status}`)?.encodings.get("identity")?.full;
      await writeFile(join(build, `nginx/away/${status}-${locale}.html`), page?.body ?? "");
    }
  }
}

type Row = {
  address: string;
  kind: string;
  plain: string;
  packed: string;
  codings: string;
  tag: string;
  class: string;
};
type Headers = ReadonlyMap<string, string>;

/**
 * What nginx needs to answer finished files as the server does: maps from an address to its file and its tag, and from
 * a class of answers to their headers. The values are read off the server's own answers, so they cannot differ.
 */
export function nginxMaps(finished: Finished, manifest: FinishedManifest): string {
  const security = securityHeaders(manifest.inputs.ORIGIN ?? "");
  const classes = new Map<string, Headers>();
  // What nginx says on its own, an error page at most; they are styled alike.
  const failure = finished.files.get("/500")?.encodings.get("identity")?.full;
  const other = pairs([
    "Cache-Control",
    "no-store",
    ...security({ ...(failure?.policy && { policy: failure.policy }) }),
  ]);
  const rows = servedAddresses(manifest).map((address): Row => {
    const entry = manifest.files[address] as FinishedManifest["files"][string];
    const full = finished.files.get(address)?.encodings.get("identity")?.full as HttpResponse;
    const packed = Object.values(entry.encodings)[0]?.replace(/\.\w+$/, "") ?? "";
    return {
      address,
      kind: entry.kind,
      plain: `/${entry.file}`,
      packed: packed && `/${packed}`,
      codings: Object.keys(entry.encodings).join(" "),
      tag: entry.etag.slice(1, -1),
      class: className(classes, entry.kind, pairs([...full.headers, ...security(full)])),
    };
  });
  const byAddress = (name: keyof Row, more: [string, string][] = []) =>
    map("$request_uri", `$finished_${name}`, [
      ...rows.map((row): [string, string] => [row.address, row[name]]),
      ...more,
    ]);
  return [
    "# Written with the build by scripts/finish/nginx-maps.ts: never edited, read by deployment/nginx/.",
    byAddress("address"),
    byAddress("plain"),
    byAddress("packed"),
    byAddress("codings"),
    byAddress("tag"),
    byAddress("class", keptAssets(rows)),
    map("$uri", "$rendered_page", renderedPages()),
    map("$request_uri", "$away_language", languagesByPrefix(), defaultLocale),
    ...headerMaps(new Map([...classes, ["other", other]])),
    "",
  ].join("\n");
}

/** Pages that are made for each request, by their kind: a visitor's address may ask for them so often. */
function renderedPages(): [string, string][] {
  const rendered = pageNames.filter((name) => pageOf(name).perRequest);
  return rendered.flatMap((name) =>
    localeCodes.flatMap((locale): [string, string][] => {
      const [path, { type }] = [href(name, locale), pageOf(name)];
      return [
        [path, type],
        [`${path}.data`, type],
      ];
    }),
  );
}

function languagesByPrefix(): [string, string][] {
  return otherLocales(defaultLocale).map((locale) => [`~^${locales[locale].prefix}(?![^/?.])`, locale]);
}

/**
 * The root looks at languages, and error pages are nobody's address. nginx's maps do not tell capitals apart: files
 * whose names differ in nothing else stay with the server.
 */
function servedAddresses({ files }: FinishedManifest): string[] {
  const addresses = Object.keys(files).filter((address) => address !== "/" && !isErrorPage(address));
  const alike = Map.groupBy(addresses, (address) => address.toLowerCase());
  return addresses.filter((address) => /^[\w./-]+$/.test(address) && alike.get(address.toLowerCase())?.length === 1);
}

/** Names and values in turn become a table; what depends on the encoding is left to the shipped files. */
function pairs(headers: readonly string[]): Headers {
  const table = new Map<string, string>();
  for (let i = 0; i < headers.length; i += 2) table.set(headers[i] as string, headers[i + 1] as string);
  for (const name of ["Content-Length", "ETag"]) table.delete(name);
  return table;
}

/** Answers with the same headers are one class, named after the first kind of file that has them. */
function className(classes: Map<string, Headers>, kind: string, headers: Headers): string {
  const wanted = JSON.stringify([...headers]);
  for (const [name, known] of classes) if (name.startsWith(kind) && JSON.stringify([...known]) === wanted) return name;
  const name = `${kind}${classes.size}`;
  classes.set(name, headers);
  return name;
}

/** Assets of earlier releases, which tabs may still ask for, are announced as today's are. */
function keptAssets(rows: readonly Row[]): [string, string][] {
  const endings = new Map<string, string>();
  for (const row of rows) if (row.kind === "asset") endings.set(extname(row.address).slice(1), row.class);
  return [...endings].map(([ending, name]) => [`~^/assets/[\\w./-]+\\.${ending}$`, name]);
}

function headerMaps(classes: ReadonlyMap<string, Headers>): string[] {
  const present = [...classes.values()].flatMap((headers) => [...headers.keys()]);
  // Not sent where the site is plain http, but the shipped files name it.
  const names = new Set([...present, "Strict-Transport-Security"]);
  return [...names].map((name) => {
    const variable = `$answer_${name.toLowerCase().replaceAll("-", "_")}`;
    const values = [...classes].flatMap(([of, headers]): [string, string][] => {
      const value = headers.get(name);
      return value === undefined ? [] : [[of, value]];
    });
    return map("$answer_class", variable, values);
  });
}

function map(from: string, to: string, rows: readonly [string, string][], otherwise = ""): string {
  const lines = rows.filter(([, value]) => value !== "").map(([key, value]) => `  ${quoted(key)} ${quoted(value)};`);
  return [`map ${from} ${to} {`, `  default ${quoted(otherwise)};`, ...lines, "}"].join("\n");
}

function quoted(text: string): string {
  // A dollar sign would name a variable, except at the end of a pattern.
  if (/\$(?!$)|[\r\n]/.test(text)) throw new Error(`nginx cannot be told the text ${JSON.stringify(text)}.`);
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}
