import { expect, test } from "vitest";
import { fakeFiles } from "../../testing/server/finished-build.ts";
import { rawExchange, statuses } from "../../testing/server/raw-connection.ts";
import { startSite } from "../../testing/server/running-site.ts";

const odd = [
  "",
  ",,,;;;===",
  "en;q=99999999999999999999",
  "en;q=1e999",
  "en;q=-0",
  "en;q",
  "*;q=0",
  "\u00e9\u00ff",
  "en\ttr",
  "__proto__, constructor",
  "i18n_redirected=\u00ff; i18n_redirected=%E0%A4%A",
  '"; Set-Cookie: a=b',
  "q=0.5;".repeat(1500),
  ",".repeat(9000),
];

test.each(odd)("Accept-Language, cookies and Referer that read %j mean the default language", async (value) => {
  const { port } = await startSite();
  const names = ["Accept-Language", "Cookie", "Referer", "If-None-Match"].filter(
    (_, i) => i === 0 || value.length < 3000,
  );
  const lines = names.map((name) => `${name}: ${value}\r\n`).join("");
  const request = `GET / HTTP/1.1\r\nHost: x\r\n${lines}Connection: close\r\n\r\n`;
  const received = await rawExchange(port, request);
  expect(statuses(received)).toEqual([200]);
  expect(received).toContain("Set-Cookie: i18n_redirected=tr; Max-Age=31536000; Path=/; SameSite=Lax\r\n");
  expect(Buffer.from(received, "latin1").toString()).toContain(fakeFiles["/"]?.text);
});
