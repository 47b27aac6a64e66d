import { expect, test } from "vitest";
import { catalogue } from "../catalogue.ts";
import { chosenServices, emptyDraft } from "../draft.ts";
import { detailsStep } from "./details.ts";
import { servicesStep } from "./services.ts";

const keysAfter = (posted: Record<string, string>, draft = emptyDraft()) =>
  chosenServices(servicesStep.edit(draft, posted)).map(({ service }) => service.key);

test("a ticked box chooses its service; unknown names and other values choose nothing", () => {
  expect(keysAfter({ "service-soc": "yes", "service-storage": "yes", "service-toaster": "yes" })).toEqual([
    "storage",
    "soc",
  ]);
  expect(keysAfter({ "service-soc": "on", soc: "yes", service: "soc" })).toEqual([]);
});

test("a box that is not posted is not ticked", () => {
  const draft = servicesStep.edit(emptyDraft(), { "service-soc": "yes" });
  expect(keysAfter({ "service-siem": "yes" }, draft)).toEqual(["siem"]);
});

test("a service that comes back brings its numbers along", () => {
  const chosen = servicesStep.edit(emptyDraft(), { "service-soc": "yes" });
  const counted = detailsStep.edit(chosen, { "details-soc": "yes", "count-soc-basic": "500" });
  const back = servicesStep.edit(servicesStep.edit(counted, {}), { "service-soc": "yes" });
  expect(back).toEqual(counted);
});

test("at least one service is needed, and the first box helps", () => {
  expect(servicesStep.errors({ draft: emptyDraft() })).toEqual([
    { field: "service-operating-system-management", code: "no-service" },
  ]);
  expect(servicesStep.fields()).toHaveLength(catalogue.length);
});
