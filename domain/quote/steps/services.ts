import { catalogue } from "../catalogue.ts";
import { changeServices, chosenServices } from "../draft.ts";
import { fieldNames } from "../field-names.ts";
import type { Step } from "./step.ts";

const names = catalogue.map(({ key }) => fieldNames.service(key));

/** Step 1: which services. It always shows all of them, so a box that is not posted is not ticked. */
export const servicesStep = {
  name: "services",
  fields: () => names,
  edit: (draft, posted) =>
    changeServices(draft, ({ key }, choice) => ({ ...choice, selected: posted[fieldNames.service(key)] === "yes" })),
  errors: ({ draft }) => (chosenServices(draft).length > 0 ? [] : [{ field: names[0] as string, code: "no-service" }]),
  next: "details",
} as const satisfies Step;
