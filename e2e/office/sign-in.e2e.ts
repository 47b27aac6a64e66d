import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { violationsInEveryLook } from "../axe.ts";
import { openPage } from "../browser.ts";
import { cookieValue, type RunningOffice, startOffice } from "./running-office.ts";

let office: RunningOffice;

beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.stop());

const wait = async (mail: string, count = 1) => {
  await expect.poll(() => office.links(mail)).toHaveLength(count);
  return (await office.links(mail)).at(-1) as string;
};

describe.each([true, false])("signing in, with script: %s", (javaScript) => {
  test("a mailed link and its button lead to the address one wanted", async () => {
    const { mail } = await office.add({ name: `Elif ${javaScript ? "S" : "N"}`, roles: ["sales"] });
    const page = await openPage({ baseUrl: office.baseUrl, javaScript, path: "/you" });
    expect(new URL(page.url()).pathname).toBe("/sign-in");
    await page.getByLabel("İş e-postanız").fill(mail.toUpperCase());
    await page.getByRole("button", { name: "Bağlantı gönder" }).click();
    await page.getByRole("heading", { name: "E-postanıza bakın." }).waitFor();
    const link = await wait(mail);
    await page.goto(link);
    await page.getByRole("button", { name: "Ofise gir" }).click();
    await page.waitForURL(`${office.baseUrl}/you`);
    await page.getByText(mail).waitFor();

    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "office");
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    await page.getByRole("button", { name: "Çıkış" }).click();
    await page.waitForURL(`${office.baseUrl}/sign-in`);
    await page.context().addCookies([{ ...cookie, name: "office", value: cookie?.value ?? "" }]);
    await page.goto(`${office.baseUrl}/you`);
    expect(new URL(page.url()).pathname).toBe("/sign-in");
  });
});

test("what is no address is said at its field, and stays in it", async () => {
  const page = await openPage({ baseUrl: office.baseUrl, path: "/sign-in" });
  await page.getByLabel("İş e-postanız").fill("elif at yakamoz");
  await page.getByRole("button", { name: "Bağlantı gönder" }).click();
  await page.getByText("Geçerli bir e-posta adresi yazın.").waitFor();
  expect(await page.getByLabel("İş e-postanız").inputValue()).toBe("elif at yakamoz");
});

test("English is a button away, the link comes in the person's own language and leads an editor to the words", async () => {
  const { mail } = await office.add({ name: "Emma", roles: ["editor"], language: "en" });
  const page = await openPage({ baseUrl: office.baseUrl, path: "/sign-in" });
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("heading", { name: "Sign in to the office." }).waitFor();
  await page.getByLabel("Your work e-mail").fill(mail);
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.goto(await wait(mail));
  await page.getByRole("button", { name: "Enter the office" }).click();
  await page.waitForURL(`${office.baseUrl}/words`);
  await page.getByRole("heading", { level: 1, name: "Words" }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
});

test("the first admin of all says who they are", async () => {
  const empty = await startOffice();
  try {
    const [link, second] = [await empty.firstLink(), await empty.firstLink()];
    const page = await openPage({ baseUrl: empty.baseUrl, path: link, ignoreProblems: /404/ });
    await page.getByLabel("Adınız ve soyadınız").fill("Gülşen Ateş");
    await page.getByRole("button", { name: "Yönetici olarak gir" }).click();
    await page.getByText("Geçerli bir e-posta adresi yazın.").waitFor();
    expect(await page.getByLabel("Adınız ve soyadınız").inputValue()).toBe("Gülşen Ateş");
    await page.getByLabel("İş e-postanız").fill("gulsen@yakamoz.example");
    await page.getByRole("button", { name: "Yönetici olarak gir" }).click();
    await page.getByRole("link", { name: "Kişiler" }).waitFor();
    await page.goto(second);
    await page.getByRole("heading", { name: "Bu bağlantı artık geçerli değil." }).waitFor();
  } finally {
    await empty.stop();
  }
});

test("a scanner that opens a link, by GET or HEAD, leaves it for its person, who uses it once", async () => {
  const { mail } = await office.add({ name: "Deniz Kacar", roles: ["sales"] });
  await fetch(`${office.baseUrl}/sign-in`, post({ mail }));
  const link = await wait(mail);
  for (const method of ["GET", "HEAD", "GET"]) {
    const response = await fetch(link, { method });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    // The address has the token, and no other address learns it.
    expect(response.headers.get("Referrer-Policy")).toBe("strict-origin");
  }
  const token = new URL(link).searchParams.get("token") ?? "";
  const entered = await fetch(`${office.baseUrl}/sign-in/link`, post({ token }));
  const names = entered.headers.getSetCookie().map((cookie) => cookie.split("=", 1)[0]);
  expect(names).toEqual(["office", "office_browser"]);
  const again = await fetch(`${office.baseUrl}/sign-in/link`, post({ token }));
  expect(again.headers.getSetCookie()).toEqual([]);
  expect((await fetch(link)).status).toBe(404);
});

test("a session that somebody planted before is not the one that begins", async () => {
  const { mail } = await office.add({ name: "Pelin Guc", roles: ["sales"] });
  await fetch(`${office.baseUrl}/sign-in`, post({ mail }));
  const token = new URL(await wait(mail)).searchParams.get("token") ?? "";
  const planted = cookieValue("planted");
  const Cookie = `office=${planted}`;
  const entered = await fetch(`${office.baseUrl}/sign-in/link`, post({ token }, { Cookie }));
  expect(entered.headers.getSetCookie().join()).toMatch(/^office=(?!.*planted)[^;]{20,}; /);
  const page = await fetch(`${office.baseUrl}/you`, { headers: { Cookie }, redirect: "manual" });
  expect(page.status).toBe(302);
});

test("nothing leads out of the office after signing in", async () => {
  const { mail } = await office.add({ name: "Can Berk", roles: ["sales"] });
  await fetch(`${office.baseUrl}/sign-in`, post({ mail, to: "//evil.example/" }));
  const link = new URL(await wait(mail));
  expect(link.searchParams.has("to")).toBe(false);
  const token = link.searchParams.get("token") ?? "";
  const entered = await fetch(`${office.baseUrl}/sign-in/link`, post({ token, to: "https://evil.example/" }));
  expect(entered.headers.get("Location")).toBe("/");
  const Cookie = entered.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
  for (const to of ["/..//evil.example", "/.//evil.example", "/a/..//evil.example"]) {
    const address = `${office.baseUrl}/sign-in?${new URLSearchParams({ to })}`;
    const away = await fetch(address, { headers: { Cookie }, redirect: "manual" });
    expect(away.headers.get("Location"), to).toBe("/");
    const language = await fetch(`${office.baseUrl}/language`, post({ language: "tr", to }, { Cookie }));
    expect(language.headers.get("Location"), to).toBe("/");
  }
});

test("a start without a terminal prints no link, and the log names nobody", async () => {
  const log = office.log();
  expect(log).toContain("npm run office -- invite --first");
  expect(log).not.toContain("token=");
  expect(log).not.toContain("@yakamoz.example");
});

test("axe finds nothing on the screens of signing in", async () => {
  const { mail } = await office.add({ name: "Ada Lale", roles: ["sales"] });
  const page = await openPage({ baseUrl: office.baseUrl, path: "/sign-in", reducedMotion: true });
  const found = await violationsInEveryLook(page);
  await page.getByLabel("İş e-postanız").fill(mail);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "E-postanıza bakın." }).waitFor();
  found.push(...(await violationsInEveryLook(page)));
  await page.goto(await wait(mail));
  found.push(...(await violationsInEveryLook(page)));
  expect(found).toEqual([]);
});

function post(fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit {
  const origin = { Origin: office.baseUrl, "Sec-Fetch-Site": "same-origin" };
  return { method: "POST", redirect: "manual", body: new URLSearchParams(fields), headers: { ...origin, ...headers } };
}
