import { expect, test } from "vitest";
import { keyedHash } from "../data-folder/secret.ts";
import { confirmationRules, visitorRules } from "./submissions.ts";

const hash = keyedHash("a secret of thirty-two characters");
const keyOf = (address: string) => visitorRules(address, false, hash)[0]?.key;

test("the visitors of one /64 count as one, and every IPv4 address by itself", () => {
  expect(keyOf("2001:db8:1:2:3::4")).toBe(keyOf("2001:db8:1:2:ffff:1:2:3"));
  expect(keyOf("2001:db8::1")).toBe(keyOf("2001:db8:0:0:9::"));
  expect(keyOf("2001:db8:1:2::1")).not.toBe(keyOf("2001:db8:1:3::1"));
  expect(keyOf("192.0.2.1")).not.toBe(keyOf("192.0.2.2"));
});

test("keys tell neither address nor mailbox", () => {
  const rules = [...visitorRules("192.0.2.1", false, hash), ...confirmationRules("ayse@x.example", hash)];
  expect(JSON.stringify(rules)).not.toMatch(/192|ayse/);
});

test("without a captcha's word the door is narrower", () => {
  const [proven] = visitorRules("192.0.2.1", false, hash);
  const [withoutToken] = visitorRules("192.0.2.1", true, hash);
  expect(withoutToken?.limit).toBeLessThan(proven?.limit ?? 0);
});

test("confirmations to one address are counted however it is written", () => {
  expect(confirmationRules(" Ayse@X.example", hash)).toEqual(confirmationRules("ayse@x.example", hash));
});
