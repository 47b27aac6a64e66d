import { describe, expect, test } from "vitest";
import { fakeFiles } from "../../testing/server/finished-build.ts";
import { expectOurHeaders } from "../../testing/server/header-rules.ts";
import { startSite } from "../../testing/server/running-site.ts";

const secret = "gizli-ayrinti";

const unreadable = Object.defineProperty(new Error(), "stack", {
  get() {
    throw new Error(secret);
  },
});

const failWithError = () => Promise.reject<Response>(new Error(secret));
const failures: Record<string, () => Promise<Response>> = {
  "an error": failWithError,
  "an error while it starts": () => {
    throw new TypeError(secret);
  },
  "something that is no error": () => Promise.reject(secret),
  nothing: () => Promise.reject(undefined),
  "no answer": () => Promise.resolve(undefined as unknown as Response),
  "an error that cannot be read": () => Promise.reject(unreadable),
  "a header that cannot be sent": async () => {
    const response = new Response(secret);
    Object.defineProperty(response, "headers", { value: new Map([["x", `a\r\n${secret}`]]) });
    return response;
  },
};

const pages: Record<string, string> = {
  "/yonetilen-hizmetler/teklif-al": "tr",
  "/en/managed-services/request-a-quote": "en",
};

describe.each(Object.keys(failures))("when pages throw %s", (name) => {
  const handler = failures[name] as () => Promise<Response>;

  test("the visitor reads an error page with an id, and nothing of the cause", async () => {
    const { get, lines } = await startSite({ handler });
    for (const path of Object.keys(pages)) {
      const response = await get(path);
      const text = await response.text();
      expect(response.status).toBe(500);
      expect(text).toContain(pages[path] === "tr" ? "Olay kodu: " : "Incident code: ");
      expect(text).toContain(response.headers.get("x-request-id"));
      expect(text + JSON.stringify([...response.headers])).not.toMatch(/gizli|Error:|\bat .*:\d+:\d+|node_modules/);
      expectOurHeaders(response.headers);
    }
    expect(lines.join("")).not.toContain(secret);
  });

  test("the site goes on", async () => {
    const { get } = await startSite({ handler });
    await get("/yonetilen-hizmetler/teklif-al");
    expect((await get("/hakkimizda")).status).toBe(200);
    expect((await get("/readyz")).status).toBe(200);
  });
});

test("without its error page the site has a last resort", async () => {
  const { "/500": _tr, "/en/500": _en, ...files } = fakeFiles;
  const { get } = await startSite({ files, handler: failWithError });
  const turkish = await get("/yonetilen-hizmetler/teklif-al");
  expect(turkish.status).toBe(500);
  expect(await turkish.text()).toContain("<h2>Hata sayfası gösterilirken bir hata oluştu</h2>");
  expectOurHeaders(turkish.headers);
  const english = await (await get("/en/managed-services/request-a-quote")).text();
  expect(english).toContain("<h2>An error occurred while showing the error page</h2>");
  expect(english).toContain('<a href="/">Go back to home</a>');
});

test("payloads and posts fail as quietly", async () => {
  const { get } = await startSite({ handler: failWithError });
  const data = await get("/yonetilen-hizmetler/teklif-al.data");
  expect([data.status, await data.text()]).toEqual([500, "Internal Server Error"]);
  expectOurHeaders(data.headers);
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const post = await get("/iletisim", {}, { method: "POST", headers, body: new URLSearchParams({ secret }) });
  expect(post.status).toBe(500);
  expect(await post.text()).not.toContain(secret);
});
