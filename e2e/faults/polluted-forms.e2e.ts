import { expect, test } from "vitest";
import { postedContact } from "../../testing/samples.ts";
import { sharedLeadSite } from "../lead-site.ts";
import { postForm } from "../posted-forms.ts";

const form = String(new URLSearchParams(postedContact()));

test("names given twice and names that reach into JavaScript are refused, and nothing is polluted", async () => {
  const site = sharedLeadSite();
  for (const more of [
    "email=b%40x.example",
    "__proto__=x",
    "__proto__[admin]=1",
    "constructor=x",
    "constructor.prototype=1",
    "prototype=x",
  ]) {
    const answer = await fetch(`${site.baseUrl}/iletisim`, {
      method: "POST",
      headers: { Origin: site.baseUrl, "Content-Type": "application/x-www-form-urlencoded" },
      body: `${form}&${more}`,
    });
    expect([400, 200], more).toContain(answer.status);
    if (!/[[.]/.test(more)) expect(answer.status, more).toBe(400);
  }
  for (const lead of await site.leads()) expect(Object.keys(lead.answers).join()).not.toMatch(/proto|constructor/);
  const next = await postForm(`${site.baseUrl}/iletisim`, postedContact({ message: "Sonraki" }));
  expect(next.status).toBe(200);
});
