import { hash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Words } from "../server/ports/words.ts";
import { rawExchange } from "../testing/server/raw-connection.ts";
import { temporaryFolder } from "../testing/server/temporary-folder.ts";
import { dictionary } from "./app/dictionary.server.ts";
import { createPreviewServer } from "./preview-server.ts";
import { listen, type OfficeServices, openServices } from "./services.server.ts";

const office = "https://office.example.com";
const page =
  '<html lang="tr"><head><style>@font-face{font-display:optional}</style></head><body><img src="/art/sea.svg" loading="lazy"><p>Metin</p><script type="application/json" id="places">[]</script></body></html>';
const pagePolicy = "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self' 'sha256-y'; img-src 'self'";

/** What the previews are asked for, and what they answer in place of the site. */
const asked: string[] = [];
let answer: () => Response;
const previews: OfficeServices["previews"] = {
  async show(draft, path) {
    asked.push(`${draft} ${path}`);
    return draft === "gone" ? { outcome: "missing" } : { outcome: "shown", response: answer() };
  },
  async file(path) {
    asked.push(path);
    return path.startsWith("/art/none")
      ? undefined
      : new Response("font", { headers: { "Content-Type": "font/woff2" } });
  },
  close: async () => {},
};

/** The photographs of a draft, whatever is in them. */
const uploads: Record<string, string> = {
  "liman-1a2b.jpg": "\xff\xd8\xff<!doctype html><script>alert(1)</script>",
  "cizim.png": '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
};
const words = {
  async read(place, path) {
    const content = JSON.stringify(place) === '{"draft":"bahar"}' && uploads[path.replace("content/pictures/", "")];
    return content ? { version: "1", content: Buffer.from(content, "latin1") } : undefined;
  },
} satisfies Partial<Words> as Words;

let port: number;
let ticketFor: (draft: string) => string;
let close: () => Promise<void>;

beforeAll(async () => {
  const folder = temporaryFolder();
  const settings = { OFFICE_DIR: folder, DATA_DIR: folder, OFFICE_ORIGIN: office, LOG_LEVEL: "silent" };
  const services = await openServices({ ...settings, PREVIEW_ORIGIN: "https://preview.example.com" });
  const { people, sessions } = services.office;
  const person = await people.add({
    mail: "a@b.example",
    name: "Selin",
    roles: ["editor"],
    language: "tr",
    createdAt: 0,
  });
  const holder = { person: person?.number ?? 0, session: "s1" };
  const at = Date.now();
  await sessions.begin("key", { id: "s1", person: holder.person, startedAt: at, seenAt: at, device: "" });
  ticketFor = (draft) => services.tickets.give({ draft, ...holder });
  const { server, stop } = createPreviewServer({ ...services, previews, openWords: async () => words });
  port = await listen(server, { port: 0, host: "127.0.0.1" });
  close = async () => {
    server.closeAllConnections();
    await stop();
    await services.close();
  };
});
afterAll(() => close());
beforeEach(() => {
  asked.length = 0;
  answer = () =>
    new Response(page, {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": pagePolicy,
        "Set-Cookie": "a=b",
        "X-Frame-Options": "DENY",
        ETag: '"1"',
      },
    });
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual", ...init });
const withTicket = (path: string, draft = "bahar") =>
  `${path}${path.includes("?") ? "&" : "?"}ticket=${ticketFor(draft)}`;
const sentences = { tr: dictionary("tr").studio.preview, en: dictionary("en").studio.preview };

test("a page comes with the frame's script, which alone may run, and only the office may frame it", async () => {
  const response = await get(withTicket("/hakkimizda"), { headers: { Cookie: "office=secret", Referer: office } });
  expect(response.status).toBe(200);
  expect(asked).toEqual(["bahar /hakkimizda"]);
  const html = await response.text();
  expect(html).toContain(`<script data-studio="${office}">`);
  expect(html).not.toContain("loading=");
  const style = "@font-face{font-display:swap}";
  expect(html).toContain(`<style>${style}</style>`);
  const { headers } = response;
  expect(headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; script-src 'sha256-[\w+/=]+'; style-src 'self' 'sha256-[\w+/=]+'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors https:\/\/office\.example\.com$/,
  );
  expect(headers.get("content-security-policy")).toContain(hash("sha256", style, "base64"));
  const fixed = [
    "x-frame-options",
    "referrer-policy",
    "x-robots-tag",
    "cache-control",
    "set-cookie",
    "etag",
    "x-content-type-options",
  ];
  expect(fixed.map((name) => headers.get(name))).toEqual([
    null,
    "no-referrer",
    "noindex",
    "no-store",
    null,
    null,
    "nosniff",
  ]);
});

test("what else the address asks is passed on, without the ticket", async () => {
  await get(withTicket("/gizlilik?version=1.3"));
  await get(withTicket("/yönetim yapısı"));
  expect(asked).toEqual(["bahar /gizlilik?version=1.3", "bahar /y%C3%B6netim%20yap%C4%B1s%C4%B1"]);
});

test("without a ticket, or with one that opens nothing, a sentence says so in the page's language", async () => {
  for (const path of ["/", "/?ticket=", "/?ticket=abc.def", "/hakkimizda.data", "/sitemap.xml", "/assetsx/a"]) {
    const response = await get(path);
    expect(response.status, path).toBe(403);
    expect(await response.text()).toContain(sentences.tr.ticket);
    expect(response.headers.get("content-security-policy")).toContain(`frame-ancestors ${office}`);
  }
  expect(await (await get("/en/about-us")).text()).toContain(sentences.en.ticket);
  expect(asked).toEqual([]);
});

test("fonts, styles and drawn pictures need none", async () => {
  const response = await get("/fonts/a.woff2");
  expect([response.status, await response.text(), response.headers.get("content-type")]).toEqual([
    200,
    "font",
    "font/woff2",
  ]);
  expect(response.headers.get("cache-control")).toBe("private, max-age=3600");
  expect(response.headers.get("x-frame-options")).toBeNull();
  expect((await get("/art/none.svg")).status).toBe(404);
});

test("a photograph of a draft is sent as it is, as a picture of its kind and nothing else", async () => {
  for (const [file, type] of [
    ["liman-1a2b.jpg", "image/jpeg"],
    ["cizim.png", "image/png"],
  ] as const) {
    const response = await get(withTicket(`/pictures/${file}`), { headers: { Accept: "text/html" } });
    expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
    expect(Buffer.from(await response.arrayBuffer()).toString("latin1")).toBe(uploads[file]);
    const fixed = ["x-content-type-options", "cross-origin-resource-policy", "cache-control", "content-disposition"];
    expect(fixed.map((name) => response.headers.get(name))).toEqual(["nosniff", "cross-origin", "no-store", null]);
    expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'; base-uri/);
  }
  expect(asked).toEqual([]);
});

test("without a ticket of its draft, and under any other name, there is no photograph", async () => {
  expect((await get("/pictures/liman-1a2b.jpg")).status).toBe(403);
  expect((await get(withTicket("/pictures/liman-1a2b.jpg", "guz"))).status).toBe(404);
  expect((await get(withTicket("/pictures/baska.jpg"))).status).toBe(404);
  answer = () => new Response(null, { status: 404, headers: { "Content-Type": "text/plain" } });
  for (const path of [
    "/pictures/liman-1a2b.jpg/x.html",
    "/pictures/liman-1a2b.jpg.html",
    "/pictures/liman-1a2b.svg",
    "/pictures/LIMAN-1A2B.JPG",
    "/pictures/../facts.yaml",
    "/pictures/%2e%2e/facts.yaml",
    "/pictures/..%2ffacts.yaml",
    "/pictures//liman-1a2b.jpg",
  ]) {
    const response = await get(withTicket(path));
    expect([response.status, response.headers.get("content-type")?.startsWith("image/")], path).toEqual([404, false]);
  }
});

test("pages get their photographs with the ticket, and with nothing else that looks like one", async () => {
  answer = () => {
    const html = page.replace("Metin", '<img src="/pictures/a-1.jpg" srcSet="/pictures/a-1.jpg">/pictures/a-1.jpg');
    return new Response(html, { headers: { "Content-Type": "text/html", "Content-Security-Policy": pagePolicy } });
  };
  const html = await (await get(withTicket("/hakkimizda"))).text();
  expect(html).toMatch(
    /<img src="\/pictures\/a-1\.jpg\?ticket=[\w.-]+" srcSet="\/pictures\/a-1\.jpg\?ticket=[\w.-]+">\/pictures\/a-1\.jpg</,
  );
});

test("no address leads from the public files to a page", async () => {
  for (const target of [
    "/assets/../hakkimizda",
    "/art/%2e%2e/hakkimizda",
    "/fonts/.%2e/hakkimizda",
    "/assets/x/../../hakkimizda",
    "/fonts/./../hakkimizda",
  ]) {
    const received = await rawExchange(port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(received, target).toMatch(/^HTTP\/1\.1 404 /);
  }
  expect(asked).toEqual([]);
});

test("a form is answered with a sentence, and nothing of it is passed on", async () => {
  const body = new URLSearchParams({ name: "Deniz" });
  for (const [path, locale] of [
    [withTicket("/iletisim"), "tr"],
    ["/en/contact", "en"],
  ] as const) {
    const response = await get(path, { method: "POST", body });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain(sentences[locale].form);
  }
  expect(asked).toEqual([]);
});

test.each(["PUT", "DELETE", "PATCH", "OPTIONS"])("%s is refused", async (method) => {
  expect((await get(withTicket("/"), { method })).status).toBe(405);
  expect(asked).toEqual([]);
});

test("HEAD has the headers alone", async () => {
  const response = await get(withTicket("/"), { method: "HEAD" });
  expect([response.status, await response.text()]).toEqual([200, ""]);
});

test("a way to another page keeps the ticket, and leads nowhere else", async () => {
  answer = () => new Response(null, { status: 308, headers: { Location: "/hakkimizda?a=b" } });
  const to = (await get(withTicket("/eski"))).headers.get("location") ?? "";
  expect(to).toMatch(/^\/hakkimizda\?a=b&ticket=/);
  answer = () => new Response(null, { status: 302, headers: { Location: "https://elsewhere.example/" } });
  expect((await get(withTicket("/eski"))).headers.get("location")).toBe("/");
});

test("a draft that is gone, and a site that answers with an error, are said", async () => {
  const gone = await get(withTicket("/", "gone"));
  expect([gone.status, (await gone.text()).includes(sentences.tr.missing)]).toEqual([404, true]);
  answer = () => {
    throw new Error("away");
  };
  const failed = await get(withTicket("/en"));
  expect([failed.status, (await failed.text()).includes(sentences.en.failed)]).toEqual([503, true]);
});

test("what no browser sends is refused before anything reads it", async () => {
  for (const head of [
    "GET http://x/ HTTP/1.1\r\nHost: x",
    "GET / HTTP/1.1\r\nHost: x\r\nHost: y",
    "GET /%zz HTTP/1.1\r\nHost: x",
  ]) {
    expect(await rawExchange(port, `${head}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
  }
  expect(await rawExchange(port, "GET /a%2f..%2fb HTTP/1.1\r\nHost: x\r\n\r\n")).toMatch(/^HTTP\/1\.1 404 /);
  expect(asked).toEqual([]);
});
