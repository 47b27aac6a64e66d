import { expect, test } from "vitest";
import { postedContact, postedPrivacyRequest } from "../../testing/samples.ts";
import { startLeadSite } from "../lead-site.ts";

const forgeries: [string, Record<string, string>][] = [
  ["another origin", { Origin: "https://evil.example" }],
  ["another origin that begins like ours", { Origin: "http://localhost:3000.evil.example" }],
  ["no origin at all", {}],
  ["an opaque origin", { Origin: "null" }],
  ["a cross-site fetch", { "Sec-Fetch-Site": "cross-site" }],
  ["a fetch of a sibling site", { "Sec-Fetch-Site": "same-site" }],
  ["our origin, but a cross-site fetch", { Origin: "http://localhost:3000", "Sec-Fetch-Site": "cross-site" }],
];

test("a post that another site made a browser send is refused and nothing is stored", async () => {
  const site = await startLeadSite();
  for (const [name, headers] of forgeries) {
    for (const path of ["/iletisim", "/iletisim.data", "/en/cyber-resilience-report", "/veri-sahibi-basvurusu"]) {
      const answer = await fetch(site.baseUrl + path, {
        method: "POST",
        headers,
        body: new URLSearchParams(path === "/veri-sahibi-basvurusu" ? postedPrivacyRequest() : postedContact()),
      });
      expect(answer.status, `${name} at ${path}`).toBe(403);
    }
  }
  expect(await site.leads()).toEqual([]);
  expect(await site.storage(({ outbox }) => outbox.list())).toEqual([]);
});
