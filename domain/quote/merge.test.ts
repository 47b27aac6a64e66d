import { expect, test } from "vitest";
import type { Posted } from "../lead/read-form.ts";
import { formValues } from "./field-names.ts";
import { readPackages } from "./links.ts";
import { baseOf, mergePosted, withConflictsSeen } from "./merge.ts";
import { detailsStep } from "./steps/details.ts";
import { servicesStep } from "./steps/services.ts";

const opened = readPackages("backup.b5_fw.b2_rise-prod.p3");
/** The form of a tab that was opened before the other tab changed anything. */
const inOldTab = (changes: Posted) => ({ ...formValues(opened), base: baseOf("details", opened), ...changes });

test("a tab's post changes what the tab has changed, and leaves the other tab's changes", () => {
  const stored = readPackages("backup.b50_fw.b2_rise-prod.a3");
  const { posted, conflicts } = mergePosted("details", stored, inOldTab({ "count-firewall-basic": "3" }));
  expect(conflicts).toEqual([]);
  expect(detailsStep.edit(stored, posted)).toEqual(readPackages("backup.b50_fw.b3_rise-prod.a3"));
});

test("a number that both tabs have changed stays as it is stored, and both are named", () => {
  const stored = readPackages("backup.b50_fw.b2_rise-prod.p3");
  const post = inOldTab({ "count-backup-basic": "8", "count-firewall-advanced": "1" });
  const { posted, conflicts } = mergePosted("details", stored, post);
  const field = "count-backup-basic";
  expect(conflicts).toEqual([{ field, service: "backup", level: "basic", typed: "8", stored: "50" }]);
  const saved = detailsStep.edit(stored, posted);
  expect(saved).toEqual(readPackages("backup.b50_fw.b2.a1_rise-prod.p3"));
  const again = mergePosted("details", saved, withConflictsSeen(post, conflicts));
  expect(again.conflicts).toEqual([]);
  expect(detailsStep.edit(saved, again.posted).services.backup.values.basic).toBe("8");
});

test("what a tab sent before is its own, also where no response came back", () => {
  const stored = readPackages("backup.b1_fw.b2_rise-prod.p3");
  const sent = new URLSearchParams(formValues(stored) as Record<string, string>).toString();
  const { posted, conflicts } = mergePosted("details", stored, inOldTab({ sent, "count-backup-basic": "12" }));
  expect(conflicts).toEqual([]);
  expect(detailsStep.edit(stored, posted).services.backup.values.basic).toBe("12");
});

test("the same change in both tabs is no conflict, nor is another level beside another number", () => {
  const stored = readPackages("backup.b8_fw.b2_rise-prod.a3");
  const post = inOldTab({ "count-backup-basic": " 8 ", "count-cloud-management-prod-sid": "4" });
  const { posted, conflicts } = mergePosted("details", stored, post);
  expect(conflicts).toEqual([]);
  expect(detailsStep.edit(stored, posted)).toEqual(readPackages("backup.b8_fw.b2_rise-prod.a4"));
});

test("a service that the other tab has chosen stays chosen, and one that this tab has left goes", () => {
  const stored = readPackages("fw_soc_storage");
  const base = baseOf("services", readPackages("fw_storage"));
  const { posted } = mergePosted("services", stored, { base, "service-storage": "yes", "service-backup": "yes" });
  expect(servicesStep.edit(stored, posted)).toEqual(
    servicesStep.edit(stored, formValues(readPackages("backup_soc_storage"))),
  );
});

test("a post without a base counts as it is", () => {
  const post = { "service-soc": "yes" };
  expect(mergePosted("services", opened, post)).toEqual({ posted: post, conflicts: [] });
});
