import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { postedContact } from "../../testing/samples.ts";
import { openLeadSite, referenceIn } from "../lead-site.ts";
import { postForm, someVisitor } from "../posted-forms.ts";

let site: Awaited<ReturnType<typeof openLeadSite>>;
beforeAll(async () => {
  site = await openLeadSite();
  return site.stop;
});

const post = (changes: Record<string, string>, visitor?: string) =>
  postForm(`${site.baseUrl}/iletisim`, postedContact(changes), visitor ? { visitor } : {});
const kept = async (message: string) =>
  (await site.leads()).filter(({ answers }) => answers.message === message).length;

test("fifty clicks at once are one lead, one mail to the team and one to the visitor", async () => {
  const fields = { key: randomUUID(), message: "Elli kez" };
  const visitor = someVisitor();
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(fields, visitor)));
  // A busy machine may ask the last ones to try again.
  const accepted = answers.filter((answer) => answer.status !== 503);
  const pages = await Promise.all(accepted.map((answer) => answer.text()));
  expect(new Set(pages.map(referenceIn))).toEqual(new Set([expect.stringMatching(/-/)]));
  expect(await kept("Elli kez")).toBe(1);
  await expect.poll(async () => (await site.mails()).length).toBe(2);
});

test("without script the same body on the same day is one lead, a changed one is another", async () => {
  const [first, again] = [await post({ message: "İki kez" }), await post({ message: "İki kez" })];
  expect(referenceIn(await again.text())).toBe(referenceIn(await first.text()));
  expect(await kept("İki kez")).toBe(1);
  expect((await post({ message: "İki kez değil" })).status).toBe(200);
  expect(await kept("İki kez değil")).toBe(1);
});

test("a spent key with a changed body is said, nothing is stored, and a new key takes it", async () => {
  const key = randomUUID();
  await post({ key, message: "İlk mesaj" });
  const changed = await post({ key, message: "Değişen mesaj" });
  expect(changed.status).toBe(409);
  const page = await changed.text();
  expect(page).toContain("İlk mesajınız bize ulaştı.");
  expect(page).toContain("Değişen mesaj");
  expect(await kept("Değişen mesaj")).toBe(0);
  expect((await post({ key: randomUUID(), message: "Değişen mesaj" })).status).toBe(200);
  expect(await kept("Değişen mesaj")).toBe(1);
});

test("a key is not spent by a form that was not accepted", async () => {
  const fields = { key: randomUUID(), message: "Önce yanlış" };
  expect((await post({ ...fields, email: "yok" })).status).toBe(422);
  expect((await post(fields)).status).toBe(200);
  expect(await kept("Önce yanlış")).toBe(1);
});
