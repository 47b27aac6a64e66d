import { expect, test } from "vitest";
import { firstSteps } from "./first-steps.ts";

const newLink = async () => "http://localhost:3100/sign-in/link?token=secret";

test("a start in a terminal prints a link for the first admin", async () => {
  const lines = await firstSteps({ isEmpty: true, isTerminal: true, newLink });
  expect(lines.join("\n")).toContain("token=secret");
});

test("a start without a terminal makes no link, and names the command", async () => {
  const lines = await firstSteps({
    isEmpty: true,
    isTerminal: false,
    newLink: () => Promise.reject(new Error("made")),
  });
  expect(lines.join("\n")).toContain("npm run office -- invite --first");
});

test("where somebody may come in, a start says nothing about it", async () => {
  const options = { isEmpty: false, newLink: () => Promise.reject(new Error("made")) };
  expect(await firstSteps({ ...options, isTerminal: true })).toEqual([]);
  expect(await firstSteps({ ...options, isTerminal: false })).toEqual([]);
});
