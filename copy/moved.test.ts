import { expect, test } from "vitest";
import { pageAt } from "../site/href.ts";
import { movedAddresses } from "./moved.ts";

test("moved addresses are no pages themselves", () => {
  const addresses = Object.keys(movedAddresses());
  expect(addresses).toContain("/yonetilen-hizmetler");
  for (const address of addresses) expect(pageAt(address), address).toBeUndefined();
});
