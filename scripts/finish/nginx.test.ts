import { expect, test } from "vitest";
import type { Finished, FinishedFile } from "../../server/http/finished.ts";
import type { FinishedEntry } from "../../server/http/finished-manifest.ts";
import { nginxMaps } from "./nginx.ts";

const entry = (changes: Partial<FinishedEntry>): FinishedEntry => ({
  file: "client/a.js",
  type: "text/javascript; charset=utf-8",
  kind: "asset",
  etag: '"tag"',
  encodings: {},
  scripts: [],
  styles: [],
  ...changes,
});

/** The tables of a build with these files, as objects. */
function tables(files: Record<string, FinishedEntry>, origin = "https://a.example") {
  const loaded = new Map<string, FinishedFile>();
  for (const [address, { kind, type, etag }] of Object.entries(files)) {
    const headers = ["Content-Type", type, "Content-Length", "5", "Cache-Control", kind, "ETag", etag];
    const plain = { etag, full: { status: 200, headers }, unchanged: { status: 304, headers } };
    loaded.set(address, { kind, encodings: new Map([["identity", plain]]) });
  }
  const finished: Finished = {
    release: "r",
    inputs: {},
    isComplete: true,
    files: loaded,
    completePage: (html) => ({ html, policy: "" }),
  };
  const text = nginxMaps(finished, { release: "r", inputs: { ORIGIN: origin }, files });
  const found = [...text.matchAll(/^map \S+ \$(\S+) \{\n([^}]*)\}/gm)].map(([, name = "", body = ""]) => {
    const rows = [...body.matchAll(/^ {2}"(.*)" "(.*)";$/gm)].map(([, key = "", value = ""]) => [key, value]);
    return [name, Object.fromEntries(rows)];
  });
  return Object.fromEntries(found) as Record<string, Record<string, string>>;
}

test("an address leads to its files, its tag and the headers of its class", () => {
  const encodings = { br: "finished/hash.br", gzip: "finished/hash.gz" };
  const made = tables({
    "/hakkimizda": entry({ kind: "page", type: "text/html", file: "client/hakkimizda/index.html", encodings }),
    "/en": entry({ kind: "page", type: "text/html", file: "client/en/index.html" }),
  });
  expect(made.finished_plain).toEqual({
    "/hakkimizda": "/client/hakkimizda/index.html",
    "/en": "/client/en/index.html",
  });
  expect(made.finished_packed).toEqual({ "/hakkimizda": "/finished/hash" });
  expect(made.finished_codings).toEqual({ "/hakkimizda": "br gzip" });
  expect(made.finished_tag).toEqual({ "/hakkimizda": "tag", "/en": "tag" });
  expect(made.finished_class).toEqual({ "/hakkimizda": "page0", "/en": "page0" });
  expect(made.answer_content_type).toEqual({ page0: "text/html" });
  expect(made.answer_strict_transport_security).toEqual({ page0: "max-age=63072000", other: "max-age=63072000" });
  expect(made.answer_content_security_policy?.other).toContain("script-src 'self';");
  expect(made.answer_etag).toBeUndefined();
});

test("root, error pages, names that differ in capitals alone and odd names stay with the server", () => {
  const addresses = ["/", "/404", "/en/500", "/assets/a-Bc.js", "/assets/a-bC.js", "/assets/ü.js", "/assets/a-bd.js"];
  const made = tables(Object.fromEntries(addresses.map((address) => [address, entry({})])));
  expect(Object.keys(made.finished_address ?? {})).toEqual(["/assets/a-bd.js"]);
});

test("an address that is refused tells the language of its error page", () => {
  const [pattern = "", ...more] = Object.keys(tables({}).away_language ?? {});
  expect(more).toEqual([]);
  const matches = (address: string) => new RegExp(pattern.slice(1)).test(address);
  expect(["/en", "/en/search", "/en?a=1", "/en.data"].filter(matches)).toHaveLength(4);
  expect(["/", "/english", "/ara/en"].filter(matches)).toEqual([]);
});

test("pages that are made for each request are named by their kind, in both languages", () => {
  const { rendered_page: rendered } = tables({ "/en": entry({}) });
  expect(rendered).toMatchObject({ "/ara": "search", "/en/search.data": "search" });
  expect(rendered).toMatchObject({
    "/yonetilen-hizmetler/teklif-al": "quote",
    "/en/managed-services/quote-thank-you": "quote",
  });
  expect(rendered).not.toHaveProperty(["/iletisim"]);
});

test("assets of earlier releases are announced as today's", () => {
  const { finished_class: classes } = tables({ "/assets/a.js": entry({}), "/feed.xml": entry({ kind: "file" }) });
  expect(classes).toEqual({
    "/assets/a.js": "asset0",
    "/feed.xml": "file1",
    "~^/assets/[\\\\w./-]+\\\\.js$": "asset0",
  });
});

test("over plain http the table of HSTS is there and empty", () => {
  expect(tables({ "/en": entry({}) }, "http://a.example").answer_strict_transport_security).toEqual({});
});

test("a text that nginx would read as a variable stops the build", () => {
  expect(() => tables({ "/en": entry({ type: "text/$html" }) })).toThrow("nginx cannot be told");
});
