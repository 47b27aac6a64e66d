import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keyedHash, loadSecret } from "../../server/data-folder/secret.ts";
import { visitorKey } from "../../server/use-cases/submissions.ts";
import { ask, askTls, hasNginx, startOfficeNginx } from "../../testing/server/nginx.ts";
import { openPage } from "../browser.ts";
import { freePort } from "../server.ts";
import { type RunningOffice, startOffice } from "./running-office.ts";

let office: RunningOffice;
let nginx: Awaited<ReturnType<typeof startOfficeNginx>>;
let origin: string;
let port: number;

const protective = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
  "x-frame-options",
];

describe.skipIf(!hasNginx)("the office behind nginx, by its shipped file", () => {
  beforeAll(async () => {
    [port, origin] = [await freePort(), ""];
    const tls = await freePort();
    origin = `https://localhost:${tls}`;
    office = await startOffice({ OFFICE_PORT: `${port}`, OFFICE_ORIGIN: origin, TRUSTED_PROXIES: "127.0.0.1" });
    nginx = await startOfficeNginx(port, Number(new URL(office.previewOrigin).port), tls);
  });
  afterAll(async () => {
    await nginx?.stop();
    await office?.stop();
  });

  /** From an address of its own, so that no other test has used up what it may ask for. */
  function post(path: string, fields: Record<string, string>, localAddress: string, headers = {}) {
    const body = String(new URLSearchParams(fields));
    const own = {
      Origin: origin,
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": `${body.length}`,
    };
    return askTls(nginx.tls, "localhost", path, {
      method: "POST",
      body,
      localAddress,
      headers: { ...own, ...headers },
    });
  }

  test("somebody signs in by a mailed link, with a cookie that no other host can set", async () => {
    const { mail } = await office.add({ name: "Elif Arikan", roles: ["sales"] });
    const page = await openPage({ baseUrl: origin, path: "/", selfSigned: true });
    await page.getByLabel("İş e-postanız").fill(mail);
    await page.getByRole("button", { name: "Bağlantı gönder" }).click();
    await page.getByRole("heading", { name: "E-postanıza bakın." }).waitFor();
    await expect.poll(() => office.links(mail)).toHaveLength(1);
    const link = (await office.links(mail))[0] ?? "";
    expect(link.startsWith(`${origin}/sign-in/link?token=`)).toBe(true);
    await page.goto(link);
    await page.getByRole("button", { name: "Ofise gir" }).click();
    await page.getByRole("link", { name: "Talepler" }).first().waitFor();
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "__Host-office");
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: "Lax", path: "/", domain: "localhost" });
    const lines = nginx.log("office.log");
    expect(lines).toContain('"path":"/sign-in/link"');
    expect(lines).not.toMatch(/token=|127\.0\.0\.1/);
  });

  test("the pages of drafts have a name of their own, and headers that let the office frame them", async () => {
    const host = "preview.office.yakamoz.example";
    const { status, headers, body } = await askTls(nginx.tls, host, "/en?ticket=none");
    expect([status, String(body)]).toEqual([403, expect.stringContaining("This address has expired")]);
    expect(headers["content-security-policy"]).toContain(`frame-ancestors ${origin}`);
    expect(headers["x-frame-options"]).toBeUndefined();
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(nginx.log("office.log")).not.toContain("ticket");
  });

  test("a photograph may be larger than any text, and nobody who is not signed in loses what they typed", async () => {
    const part = (name: string, content: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}\r\n\r\n${content}\r\n`;
    const body = `${part('picture"; filename="a.jpg"', "a".repeat(700_000))}${part('alt-tr"', "Limanda bir sabah")}--x--\r\n`;
    const headers = {
      "Content-Type": "multipart/form-data; boundary=x",
      "Content-Length": `${body.length}`,
      Origin: origin,
    };
    const send = (room: string) =>
      askTls(nginx.tls, "localhost", `/words/drafts/x/${room}/news/y?field=picture`, { method: "POST", body, headers });
    expect((await send("texts")).status).toBe(413);
    const answer = await send("picture");
    expect([answer.status, String(answer.body)]).toEqual([401, expect.stringContaining("Limanda bir sabah")]);
  });

  test("a form of another site is refused, also where it says that a proxy sent it", async () => {
    for (const Origin of ["https://evil.example", "http://localhost", "null"]) {
      const headers = { Origin, "X-Forwarded-Host": "evil.example", Forwarded: "host=evil.example;proto=https" };
      expect((await post("/sign-in", { mail: "x@example.com" }, "127.0.0.2", headers)).status).toBe(403);
    }
    expect((await post("/sign-in", { mail: "x@example.com" }, "127.0.0.2")).status).toBe(200);
  });

  test("what a client says of its address does not count", async () => {
    const headers = { "X-Forwarded-For": "10.1.2.3", Forwarded: "for=10.1.2.3" };
    await post("/sign-in", { mail: "y@example.com" }, "127.0.0.3", headers);
    const hash = keyedHash(loadSecret("", office.officeDir));
    const counted = new DatabaseSync(join(office.officeDir, "office.db"), { readOnly: true });
    const keys = counted
      .prepare("select key from limits")
      .all()
      .map(({ key }) => key);
    counted.close();
    expect(keys).toContain(`office-client:${visitorKey("127.0.0.3", hash)}`);
    expect(keys).not.toContain(`office-client:${visitorKey("10.1.2.3", hash)}`);
  });

  test("whoever asks too often is refused with 429, others are not, and nginx's refusals have our headers", async () => {
    const answers = [];
    for (let i = 0; i < 14; i++) answers.push(await post("/sign-in/link", { token: `guess ${i}` }, "127.0.0.4"));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect((await post("/sign-in/link", { token: "guess" }, "127.0.0.5")).status).toBe(302);
    const long = await post("/sign-in", { mail: "x".repeat(70_000) }, "127.0.0.5");
    expect(long.status).toBe(413);
    const { headers } = await askTls(nginx.tls, "localhost", "/sign-in");
    for (const one of [...refused, long]) {
      for (const name of protective) {
        const [given, usual] = [one.headers[name], headers[name]];
        if (name === "content-security-policy") expect(given).toMatch(/^default-src 'none'.*frame-ancestors 'none'$/);
        else expect(given, name).toBe(usual);
      }
      expect(one.headers["cache-control"]).toBe("no-store");
    }
    expect(refused[0]?.headers["retry-after"]).toBe("60");
  });

  test("answers come as the office made them, each header once; files are packed, pages are not", async () => {
    const encodings = { "accept-encoding": "gzip" };
    for (const path of ["/sign-in", "/none", "/icon.svg", "/you"]) {
      const [here, there] = await Promise.all([
        askTls(nginx.tls, "localhost", path, { headers: encodings }),
        ask(port, path, { headers: encodings }),
      ]);
      expect(here.status).toBe(there.status);
      for (const name of [...protective, "cache-control", "location", "permissions-policy"]) {
        const plain = (value: unknown) => String(value).replace(/'nonce-[^']*'/, "");
        expect(plain(here.headers[name]), `${name} of ${path}`).toBe(plain(there.headers[name]));
      }
      expect(here.headers["content-encoding"], path).toBeUndefined();
    }
    const page = await askTls(nginx.tls, "localhost", "/sign-in");
    const script = /\/assets\/[^"]+\.js/.exec(String(page.body))?.[0] ?? "";
    const file = await askTls(nginx.tls, "localhost", script, { headers: encodings });
    expect(file.headers["content-encoding"]).toBe("gzip");
  });

  test("plain http leads to https", async () => {
    const { status, headers } = await ask(nginx.plain, "/leads/7F3K", { headers: { host: "localhost" } });
    expect([status, headers.location]).toEqual([308, "https://localhost/leads/7F3K"]);
  });
});
