import { describe, expect, test } from "vitest";
import { openOn, openWizard } from "../../testing/quote/open-wizard.ts";
import { times } from "../../testing/storage-contract/samples.ts";

/** Guesses that never hit. */
function guesses(code: string, count: number): string[] {
  return times(count, (index) => String((Number(code) + 1 + index) % 1_000_000).padStart(6, "0"));
}

describe.each(["SQLite", "PostgreSQL"] as const)("guessing on %s", (engine) => {
  test("a thousand at once on two instances: five are checked, and the right one is refused then", async () => {
    const on = await openOn(engine);
    const [one, other] = [await openWizard({ on }), await openWizard({ on })];
    const visitor = one.visitor();
    await visitor.choose();
    await visitor.send();
    const code = one.code();
    const attempts = guesses(code, 999);
    attempts.splice(500, 0, code);
    // The right one comes after many wrong ones, wherever it lands.
    const answers = await Promise.all(
      attempts.map((typed, index) => (index % 2 === 0 ? one : other).wizard.confirm(visitor.visit(), typed)),
    );
    const outcomes = Object.groupBy(answers, ({ outcome }) => outcome);
    expect(outcomes.wrong).toHaveLength(5);
    expect(outcomes["none-active"]).toHaveLength(995);
    expect(await visitor.confirm(code)).toMatchObject({ outcome: "none-active" });
    expect(await on.leads.count()).toBe(0);
    expect((await visitor.open()).code).toMatchObject({ triesLeft: 0 });
  });

  test("what cannot be a code costs nobody a try", async () => {
    const { visitor, code } = await openWizard({ on: await openOn(engine) });
    const one = visitor();
    await one.choose();
    await one.send();
    for (const typed of ["", "12345", "1234567", "abcdef", "1".repeat(100_000)]) {
      expect(await one.confirm(typed)).toMatchObject({ outcome: "wrong", triesLeft: 5 });
    }
    expect(await one.confirm(` ${code().slice(0, 3)} ${code().slice(3)} `)).toMatchObject({ outcome: "completed" });
  });
});

test("asking for new codes gives no new hundreds of guesses", async () => {
  const { visitor, code, sent, pass } = await openWizard();
  const one = visitor();
  await one.choose();
  await one.send();
  let checked = 0;
  for (let round = 0; round < 30; round++) {
    for (const typed of guesses(code(), 10)) if ((await one.confirm(typed)).outcome === "wrong") checked++;
    pass(60_000);
    await one.resend();
  }
  expect(sent).toHaveLength(10);
  expect(checked).toBeLessThanOrEqual(50);
});
