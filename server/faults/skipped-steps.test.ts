import { describe, expect, test } from "vitest";
import { formValues } from "../../domain/quote/field-names.ts";
import { readPackages } from "../../domain/quote/links.ts";
import { firstUnfinished } from "../../domain/quote/steps.ts";
import { openWizard } from "../../testing/quote/open-wizard.ts";

describe("step 4 before its time", () => {
  test.each([
    ["nothing was chosen", "services", undefined],
    ["services without packages", "details", { "service-backup": "yes", "service-san-management": "yes" }],
    ["services that were taken back", "services", {}],
  ] as const)("%s: led back to %s, no code is sent", async (_, step, posted) => {
    const { visitor, sent, storage } = await openWizard();
    const one = visitor();
    if (posted) {
      await one.choose();
      await one.save("services", posted);
      await one.save("details", { ...formValues(readPackages("")), ...posted });
    }
    const { outcome, state } = await one.send();
    expect(outcome).toBe("unfinished");
    expect(firstUnfinished(state.progress)).toBe(step);
    expect(state.progress).not.toHaveProperty("contact");
    expect(await one.resend()).toMatchObject({ outcome: "unfinished" });
    expect(await one.confirm("123456")).toMatchObject({ outcome: "none-active" });
    expect(sent).toEqual([]);
    expect(await storage.leads.count()).toBe(0);
  });

  test("a suboption without a package is not enough, the expert's call is", async () => {
    const { visitor, sent } = await openWizard();
    const one = visitor();
    await one.choose("db-mssql");
    expect(await one.send()).toMatchObject({ outcome: "unfinished" });
    await one.choose("san");
    expect(await one.send()).toMatchObject({ outcome: "code-sent" });
    expect(sent).toHaveLength(1);
  });
});
