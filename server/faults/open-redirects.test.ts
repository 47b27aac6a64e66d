import { expect, test } from "vitest";
import { rawExchange } from "../../testing/server/raw-connection.ts";
import { startSite } from "../../testing/server/running-site.ts";

const places = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/%2f%2fevil.example",
  "/%5cevil.example",
  "/%09/evil.example",
  "https://evil.example",
  "https:evil.example",
  "//evil.example/hakkimizda/",
  "//evil.example/%2e%2e",
  "/hakkimizda/..//evil.example",
  "javascript:alert(1)",
];

function locationOf(received: string): string | undefined {
  return /^Location: (.*)\r$/m.exec(received)?.[1];
}

function expectOwn(location: string | undefined): void {
  if (location === undefined) return;
  expect(location).toMatch(/^\/(?![/\\])/);
  expect(new URL(location, "https://yakamoz.example").origin).toBe("https://yakamoz.example");
}

test.each(places)("no redirect leads to %s", async (place) => {
  const { port } = await startSite();
  const rooted = place.startsWith("/") ? place : `/${place}`;
  const encoded = encodeURIComponent(place);
  const targets = [
    place,
    `${rooted}/`,
    `/tr${rooted}`,
    `/TR/${rooted}`,
    `/en${rooted}/`,
    `/_language/en?to=${encoded}`,
    `/_language/tr?to=${encoded}&to=/hakkimizda`,
    `/_language/en${rooted}`,
    `/?to=${encoded}&redirect=${encoded}&next=${encoded}`,
    `/hakkimizda/?to=${encoded}`,
  ];
  for (const target of targets) {
    const head = `GET ${target} HTTP/1.1\r\nHost: x\r\nAccept-Language: en\r\nConnection: close\r\n\r\n`;
    expectOwn(locationOf(await rawExchange(port, head)));
  }
});

test("the switch leads to the twin and remembers, and the home page then stays", async () => {
  const { get } = await startSite();
  const toTurkish = await get("/_language/tr?to=/");
  expect([toTurkish.status, toTurkish.headers.get("location")]).toEqual([302, "/"]);
  const cookie = toTurkish.headers.get("set-cookie")?.split(";", 1)[0] as string;
  const home = await get("/", { Cookie: cookie, "Accept-Language": "en" });
  expect(home.status).toBe(200);
  const toEnglish = await get("/_language/en?to=/en/about-us/media/bir-haber");
  expect(toEnglish.headers.get("location")).toBe("/en/about-us/media/bir-haber");
  expect(toEnglish.headers.get("cache-control")).toBe("no-store");
});
