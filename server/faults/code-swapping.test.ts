import { expect, test } from "vitest";
import { minute, openWizard } from "../../testing/quote/open-wizard.ts";
import { person } from "../../testing/samples.ts";

async function twoVisitors() {
  const site = await openWizard();
  const [deniz, ege] = [site.visitor("192.0.2.1"), site.visitor("192.0.2.2")];
  for (const visitor of [deniz, ege]) await visitor.choose();
  await deniz.send();
  await ege.send({ tel: "0532 111 22 33", email: "ege@tuna.example" });
  return { ...site, deniz, ege, denizCode: site.code(person.phone), egeCode: site.code("+905321112233") };
}

// Where two codes happen to be the same, nothing can be told from them: hence the comparisons.

test("a code of another visitor is none, even for the same number", async () => {
  const { deniz, ege, denizCode, egeCode, storage, code } = await twoVisitors();
  if (denizCode !== egeCode) {
    expect(await deniz.confirm(egeCode)).toMatchObject({ outcome: "wrong" });
    expect(await ege.confirm(denizCode)).toMatchObject({ outcome: "wrong" });
  }
  await ege.send();
  const sameNumber = code(person.phone);
  if (sameNumber !== denizCode) expect(await deniz.confirm(sameNumber)).toMatchObject({ outcome: "wrong" });
  expect(await storage.leads.count()).toBe(0);
});

test("a code for another number is none: the number that is kept is the one that was proved", async () => {
  const { deniz, denizCode, storage, code } = await twoVisitors();
  await deniz.changeNumber();
  await deniz.send({ tel: "0533 444 55 66" });
  const own = code("+905334445566");
  if (own !== denizCode) expect(await deniz.confirm(denizCode)).toMatchObject({ outcome: "wrong" });
  expect(await deniz.confirm(own)).toMatchObject({ outcome: "completed" });
  expect((await storage.leads.list())[0]).toMatchObject({ phone: "+905334445566", answers: { tel: "+905334445566" } });
});

test("a code is spent by its request: for the next one it is none", async () => {
  const { deniz, denizCode, storage, code, pass } = await twoVisitors();
  await deniz.confirm(denizCode);
  await deniz.startOver();
  await deniz.choose("fw.a2");
  expect(await deniz.confirm(denizCode)).toMatchObject({ outcome: "none-active" });
  pass(minute);
  await deniz.send();
  if (code() !== denizCode) expect(await deniz.confirm(denizCode)).toMatchObject({ outcome: "wrong" });
  expect(await storage.leads.count()).toBe(1);
});

test("late is too late, and nothing but a new code helps", async () => {
  const { deniz, denizCode, pass, code } = await twoVisitors();
  pass(3 * minute);
  expect(await deniz.confirm(denizCode)).toMatchObject({ outcome: "none-active", state: { code: { secondsLeft: 0 } } });
  await deniz.resend();
  expect(await deniz.confirm(code())).toMatchObject({ outcome: "completed" });
});

test("without a code, a cookie or a draft there is nothing to confirm", async () => {
  const { visitor, wizard } = await openWizard();
  const one = visitor();
  expect(await one.confirm("123456")).toMatchObject({ outcome: "none-active" });
  await one.choose();
  expect(await one.confirm("123456")).toMatchObject({ outcome: "none-active" });
  const forged = { ...one.visit(), cookie: "A".repeat(22) };
  expect(await wizard.confirm(forged, "123456")).toMatchObject({ outcome: "none-active" });
});
