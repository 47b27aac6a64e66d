import { expect, test } from "vitest";
import { StartRefusal } from "../start-refusal.ts";
import { isWebhookSecret, webhookSender } from "./webhook-sender.ts";

const bytes = (length: number) => `whsec_${Buffer.alloc(length, 7).toString("base64")}`;

test("a secret is 24 to 64 bytes in base64 behind its mark", () => {
  for (const length of [24, 32, 33, 64]) expect(isWebhookSecret(bytes(length))).toBe(true);
  for (const text of [bytes(23), bytes(65), bytes(32).slice(6), "whsec_", "whsec_!", `${bytes(32)}x`, ""]) {
    expect(isWebhookSecret(text)).toBe(false);
  }
});

test("a wrong secret is refused at once, without being repeated", () => {
  const start = () => webhookSender({ url: "http://x.example", secrets: ["whsec_tooshort"] });
  expect(start).toThrow(StartRefusal);
  expect(start).not.toThrow(/tooshort/);
});
