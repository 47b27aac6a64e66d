import { expect, test } from "vitest";
import { callServerAction } from "./form-post.ts";

type Result = { form: string; status: string };

function post(serverAction: () => Promise<unknown>) {
  const body = new URLSearchParams({ form: "contact", name: "Işık" });
  const request = new Request("https://yakamoz.example/iletisim", { method: "POST", body });
  return callServerAction({ request, serverAction: serverAction as () => Promise<Result> }, 20);
}

test("the result of the server's action is passed on", async () => {
  const sent = { form: "contact", status: "sent", reference: "7F3K-2M9Q" };
  expect(await post(async () => sent)).toBe(sent);
});

test("a redirect is left to the router", async () => {
  const redirect = new Response(null, { status: 303 });
  await expect(post(() => Promise.reject(redirect))).rejects.toBe(redirect);
});

test.each([
  ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a refusal", () => Promise.reject({ status: 403, data: "Forbidden" })],
  ["nothing", async () => undefined],
  ["an error page", async () => "<h1>502</h1>"],
  ["silence", () => new Promise(() => {})],
])("%s leaves the form with what was typed", async (_, serverAction) => {
  expect(await post(serverAction)).toMatchObject({
    data: { form: "contact", status: "failed", values: { form: "contact", name: "Işık" } },
    init: { status: 503 },
  });
});
