import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openPage } from "./browser.ts";
import { visibleShifts, watchShifts } from "./layout-shifts.ts";

/** Long enough for each piece to be laid out and painted before the next. */
const between = 33;

let line: Server;
let baseUrl: string;

/** The site behind a slow line. */
beforeAll(async () => {
  line = createServer(async ({ url }, response) => {
    const answer = await fetch(inject("baseUrl") + url);
    const type = answer.headers.get("content-type") ?? "";
    response.setHeader("content-type", type);
    if (!type.startsWith("text/html")) return response.end(Buffer.from(await answer.arrayBuffer()));
    for (const piece of piecesOf(await answer.text())) {
      response.write(piece);
      await pause(between);
    }
    response.end();
  });
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  baseUrl = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
});

/** The head, the page to its heading, and the rest; but for the head in small pieces. */
function piecesOf(html: string): string[] {
  const [head = "", top = "", rest = ""] = html.split(/(?=<body)|(?<=<\/h1>)/);
  return [head, ...[top, rest].flatMap((part) => part.match(/.{1,1000}/gs) ?? [])];
}

afterAll(() => {
  line.closeAllConnections();
  line.close();
});

test.each([
  // A part that is laid out later stands on its first screen.
  { path: "/yonetilen-hizmetler/sap-ve-is-uygulamalari-yonetimi", width: 375 },
  // Their pictures are as high as the words beside them.
  { path: "/en", width: 375 },
  { path: "/aydinlatma-metni", width: 1440 },
  // What comes last stands at the left.
  { path: "/iletisim", width: 1440 },
  { path: "/veri-sahibi-basvurusu", width: 1440 },
])("nothing of $path moves while it arrives in pieces", async ({ path, width }) => {
  const page = await openPage({ path, width, baseUrl, prepare: watchShifts });
  await page.waitForTimeout(500);
  expect(await visibleShifts(page)).toEqual([]);
});
