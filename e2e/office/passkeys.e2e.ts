import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPage } from "../browser.ts";
import { freePort } from "../server.ts";
import { type RunningOffice, startOffice } from "./running-office.ts";

let office: RunningOffice;
let baseUrl: string;

beforeAll(async () => {
  // Passkeys belong to a name, not to an address of numbers.
  const port = String(await freePort());
  baseUrl = `http://localhost:${port}`;
  office = await startOffice({ OFFICE_PORT: port, OFFICE_ORIGIN: baseUrl });
});
afterAll(() => office.stop());

/** A device of Chromium's own that keeps keys, and whose owner is always there. */
async function device(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", { options });
  return {
    setOwner: (isUserVerified: boolean) => client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

test("a passkey lets its person in without a mail, but nobody else and nobody whose access has ended", async () => {
  const person = await office.add({ name: "Elif Arikan", roles: ["sales"] });
  const page = await openPage({ baseUrl, path: "/you", prepare: office.prepare(person.number, baseUrl) });
  const { setOwner } = await device(page);
  await page.getByRole("button", { name: "Bu cihaza ekle" }).click();
  await page.getByRole("button", { name: "Kaldır" }).waitFor();
  await page.getByRole("button", { name: "Çıkış" }).click();

  await page.getByRole("button", { name: "Geçiş anahtarıyla girin" }).click();
  await page.getByRole("heading", { name: /^Merhaba/ }).waitFor();
  await page.goto(`${baseUrl}/you`);
  expect(await page.locator("main").innerText()).toContain(person.mail);
  expect((await office.office(({ log }) => log.list({ person: person.number }))).map(({ action }) => action)).toEqual([
    "signed-in",
    "signed-out",
    "passkey-added",
  ]);

  await page.getByRole("button", { name: "Çıkış" }).click();
  await setOwner(false);
  await page.getByRole("button", { name: "Geçiş anahtarıyla girin" }).click();
  await page.getByText("Geçiş anahtarıyla girilemedi.").waitFor();
  await setOwner(true);
  await office.office(({ people }) => people.change(person.number, { version: 1, endedAt: Date.now() }));
  await page.getByRole("button", { name: "Geçiş anahtarıyla girin" }).click();
  await page.getByText("Geçiş anahtarıyla girilemedi.").waitFor();
  expect(new URL(page.url()).pathname).toBe("/sign-in");
});

test("an answer that was used is of no use again, and a removed passkey opens nothing", async () => {
  const person = await office.add({ name: "Pelin Guc", roles: ["sales"] });
  const page = await openPage({ baseUrl, path: "/you", prepare: office.prepare(person.number, baseUrl) });
  await device(page);
  await page.getByRole("button", { name: "Bu cihaza ekle" }).click();
  await page.getByRole("button", { name: "Kaldır" }).waitFor();
  const sent = page.waitForRequest((request) => request.postData()?.includes("do=answer") === true);
  await page.getByRole("button", { name: "Çıkış" }).click();
  await page.getByRole("button", { name: "Geçiş anahtarıyla girin" }).click();
  const form = Object.fromEntries(new URLSearchParams((await sent).postData() ?? ""));
  await page.getByRole("heading", { name: /^Merhaba/ }).waitFor();
  const replayed = await fetch(`${baseUrl}/sign-in/passkey`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: baseUrl },
    body: new URLSearchParams(form),
  });
  expect(replayed.headers.getSetCookie()).toEqual([]);
  expect(replayed.headers.get("Location")).toBe("/sign-in?passkey=failed");

  const plain = await openPage({
    baseUrl,
    path: "/you",
    javaScript: false,
    prepare: office.prepare(person.number, baseUrl),
  });
  await plain.getByRole("button", { name: "Kaldır" }).click();
  await plain.getByText("Henüz anahtarınız yok.").waitFor();
  await page.goto(`${baseUrl}/you`);
  await page.getByRole("button", { name: "Çıkış" }).click();
  await page.getByRole("button", { name: "Geçiş anahtarıyla girin" }).click();
  await page.getByText("Geçiş anahtarıyla girilemedi.").waitFor();
});

test("what is no answer of a device lets nobody in, and adds nothing", async () => {
  const person = await office.add({ name: "Mert Soylu", roles: ["sales"] });
  const page = await openPage({ baseUrl, path: "/you", prepare: office.prepare(person.number, baseUrl) });
  const headers = { Origin: baseUrl };
  for (const [path, refused] of [
    ["/you/passkeys", "/you?passkey=failed"],
    ["/sign-in/passkey", "/sign-in?passkey=failed"],
  ] as const) {
    const { token } = await (await page.request.post(baseUrl + path, { headers, form: { do: "offer" } })).json();
    for (const answer of [
      "",
      "null",
      "{}",
      JSON.stringify({ id: "x", rawId: "x", type: "public-key", response: {} }),
    ]) {
      const form = { do: "answer", token, answer };
      const response = await page.request.post(baseUrl + path, { headers, form, maxRedirects: 0 });
      expect(`${response.status()} ${response.headers().location}`).toBe(`302 ${refused}`);
    }
  }
  expect(await office.office(({ passkeys }) => passkeys.list(person.number))).toEqual([]);
});
