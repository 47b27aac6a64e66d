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
