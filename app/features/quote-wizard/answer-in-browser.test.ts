import { expect, onTestFinished, test, vi } from "vitest";
import { answerInBrowser, readAnswer } from "./answer-in-browser.ts";

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

function answering(answer: unknown, status: number) {
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(answer, { status }));
  onTestFinished(() => fetch.mockRestore());
  return readAnswer({ request: request() }, { form: "details" });
}

test("the page's own address is asked for the answer alone, and its status is kept", async () => {
  const answer = { form: "details", status: "invalid", errors: [] };
  expect(await answering(answer, 422)).toMatchObject({ data: answer, init: { status: 422 } });
  expect(fetch).toHaveBeenCalledExactlyOnceWith("https://yakamoz.example/", {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams({ form: "details" }),
  });
});

test("an address that is answered is where the visitor goes, and nonsense is nothing", async () => {
  const way = await answering({ to: "/teklif?step=2" }, 200).catch((error: unknown) => error);
  expect((way as Response).headers.get("Location")).toBe("/teklif?step=2");
  expect(await answering("<h1>502</h1>", 502)).toBeUndefined();
});
