import { expect, test } from "vitest";
import type { Storage } from "../../server/ports/storage.ts";
import { quoteDraft } from "../samples.ts";
import { aDelivery, times } from "./samples.ts";

const { packages } = quoteDraft();

export function resumingContract(current: () => Storage): void {
  /** A draft with a link to it, and the mail that carries the link. */
  async function given(key: string, target = "ayse@example.com", now = 1_000) {
    const delivery = aDelivery({ kind: "resume-mail", target });
    const link = { token: `token ${key}`, endsAt: now + 100, delivery };
    await current().drafts.change(key, now, () => ({ result: undefined, draft: { packages }, link }));
    return delivery;
  }

  const begun = (key: string) => () => ({ key, draft: { packages } });

  test("a link leads to its draft until it ends, and its mail is due", async () => {
    const { drafts, outbox } = current();
    const delivery = await given("a");
    expect(await drafts.linked("token a", 1_099)).toStrictEqual({ packages, changedAt: 1_000 });
    expect(await drafts.linked("token a", 1_100)).toBeUndefined();
    expect(await drafts.linked("token b", 1_000)).toBeUndefined();
    expect(await outbox.claim({ now: 1_000, lease: 1, limit: 9 })).toMatchObject([delivery]);
  });

  test("of twenty who spend a link at once, one gets what it leads to; the draft stays", async () => {
    const { drafts } = current();
    await given("a");
    const answers = await Promise.all(times(20, (index) => drafts.spend("token a", 1_050, begun(`new ${index}`))));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await drafts.find(`new ${answers.indexOf(true)}`)).toStrictEqual({ packages, changedAt: 1_050 });
    expect(await drafts.find(`new ${answers.indexOf(false)}`)).toBeUndefined();
    expect(await drafts.find("a")).toBeDefined();
    expect(await drafts.linked("token a", 1_050)).toBeUndefined();
  });

  test("a link that ended, or is not wanted, is not spent", async () => {
    const { drafts } = current();
    await given("a");
    expect(await drafts.spend("token a", 1_100, begun("b"))).toBe(false);
    expect(await drafts.spend("token a", 1_050, () => undefined)).toBe(false);
    expect(await drafts.linked("token a", 1_050)).toBeDefined();
  });

  test("links go with their draft, with another key of it and with their mail", async () => {
    const { drafts, outbox } = current();
    await given("a");
    await given("b");
    await given("c", "Zeynep@Example.com");
    await drafts.remove({ key: "a" });
    await drafts.change("b", 1_001, () => ({ result: undefined, draft: { packages }, key: "other" }));
    expect(await drafts.count({ email: "zeynep@example.com" })).toBe(1);
    expect(await drafts.remove({ email: "zeynep@example.com" })).toBe(1);
    for (const key of ["a", "b", "c"]) expect(await drafts.linked(`token ${key}`, 1_001)).toBeUndefined();
    expect(await outbox.list({ kind: "resume-mail" })).toHaveLength(2);
    expect(await drafts.find("c")).toBeDefined();
  });

  test("mails with links are forgotten with the drafts of their time", async () => {
    const { drafts, outbox } = current();
    await given("a", "a@example.com", 1_000);
    const { id } = await given("b", "b@example.com", 2_000);
    await drafts.forget(1_500);
    expect(await outbox.list()).toMatchObject([{ id }]);
  });
}
