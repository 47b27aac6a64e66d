import { expect, test } from "vitest";
import { answerInBrowser } from "./answer-in-browser.ts";

const request = () =>
  new Request("https://yakamoz.example/", {
    method: "POST",
    body: new URLSearchParams({ form: "details", "count-backup-basic": "3" }),
  });

const ask = (serverAction: () => Promise<unknown>) => answerInBrowser({ request: request(), serverAction }, 20);

test("the server's answer is passed on", async () => {
  const answer = { form: "details", status: "invalid", errors: [] };
  expect(await ask(async () => answer)).toBe(answer);
});

test("a way on to another step is followed", async () => {
  const way = new Response(null, { status: 303 });
  await expect(ask(() => Promise.reject(way))).rejects.toBe(way);
});

test.each([
  ["none at all", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["an error page", async () => "<h1>502</h1>"],
  ["one that never comes", () => new Promise(() => {})],
])("%s keeps what was typed", async (_, serverAction) => {
  expect(await ask(serverAction)).toMatchObject({
    data: { form: "details", status: "failed", values: { "count-backup-basic": "3" } },
    init: { status: 503 },
  });
});
