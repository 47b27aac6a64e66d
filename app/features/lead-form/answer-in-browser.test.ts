import { expect, test } from "vitest";
import { answerInBrowser } from "./answer-in-browser.ts";

function posting(answer: () => Promise<unknown>, giveUp?: number) {
  const body = new URLSearchParams({ form: "contact", name: "Işık" });
  const request = new Request("http://site.example/iletisim", { method: "POST", body });
  return answerInBrowser({ request, serverAction: answer }, giveUp);
}

const failed = { form: "contact", status: "failed", values: { form: "contact", name: "Işık" } };

test("the server's answer is passed on", async () => {
  const sent = { form: "contact", status: "sent", reference: "7F3K-2M9Q" };
  expect(await posting(async () => sent)).toBe(sent);
});

test("no connection, a refusal, nonsense and silence all leave the form with what was typed", async () => {
  expect(await posting(() => Promise.reject(new TypeError("Failed to fetch")))).toEqual(failed);
  expect(await posting(async () => undefined)).toEqual(failed);
  expect(await posting(async () => "<html>")).toEqual(failed);
  expect(await posting(() => new Promise(() => {}), 10)).toEqual(failed);
});
