import { expect, it } from "vitest";
import { withSection } from "./results.ts";

it("a section takes the place of the one of its name and leaves all else alone", () => {
  const one = withSection("# Results\n\nBy hand.\n", "faults", "old");
  const two = withSection(one, "load", "rates");
  expect(withSection(two, "faults", "new")).toBe(two.replace("old", "new"));
  expect(two).toBe(
    "# Results\n\nBy hand.\n\n<!-- faults:start -->\nold\n<!-- faults:end -->\n\n<!-- load:start -->\nrates\n<!-- load:end -->\n",
  );
});
