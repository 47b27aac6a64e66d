import { rm, writeFile } from "node:fs/promises";
import { expect, onTestFinished, test } from "vitest";
import { startFakeServer, status } from "../../testing/outbox/fake-server.ts";
import { postedContact } from "../../testing/samples.ts";
import { openPage } from "../browser.ts";
import { referenceIn, startLeadSite } from "../lead-site.ts";
import { postForm } from "../posted-forms.ts";
import { freePort } from "../server.ts";
import { startOffice } from "./running-office.ts";

/** Both real processes on the same leads, as on one machine, and a receiver of the webhook. */
async function startBoth() {
  const crm = await startFakeServer(status(200));
  const port = `${await freePort()}`;
  const webhook = { WEBHOOK_URL: crm.url, WEBHOOK_SECRETS: `whsec_${btoa("a".repeat(32))}` };
  const shared = { ...webhook, OFFICE_ORIGIN: `http://127.0.0.1:${port}` };
  const site = await startLeadSite(shared);
  const office = await startOffice({ ...shared, OFFICE_PORT: port, DATA_DIR: site.dataDir });
  onTestFinished(office.stop);
  const elif = await office.add({ name: "Elif Arikan", roles: ["sales"] });

  /** Sends a contact form as a visitor does, and gives its number. */
  async function sendForm(): Promise<string> {
    const message = `Yedeğimiz dönmüyor: ${crypto.randomUUID()}`;
    const answer = await postForm(`${site.baseUrl}/iletisim`, postedContact({ message }));
    expect(answer.status).toBe(200);
    return referenceIn(await answer.text()) ?? "";
  }

  const events = () => crm.calls.map(({ body }) => JSON.parse(body));
  const visit = (path: string) =>
    openPage({ baseUrl: office.baseUrl, path, prepare: office.prepare(elif.number), ignoreProblems: /ERR_CONNECTION/ });
  return { site, office, sendForm, events, visit };
}

test("the office is killed and its folder gone: the site notices nothing, and the office finds what came meanwhile", async () => {
  const { site, office, sendForm, events, visit } = await startBoth();
  await sendForm();
  await expect.poll(async () => (await site.mails()).length).toBe(2);
  await office.end("SIGKILL");
  await rm(office.officeDir, { recursive: true });
  // Nobody can make a folder there, whoever they are.
  await writeFile(office.officeDir, "");

  for (const path of ["/", "/hakkimizda", "/en", "/ara?q=yedek", "/yonetilen-hizmetler/teklif-al", "/readyz"]) {
    expect((await fetch(site.baseUrl + path)).status, path).toBe(200);
  }
  const reference = await sendForm();
  await expect.poll(async () => (await site.mails()).length).toBe(4);
  await expect.poll(() => events().length).toBe(2);
  await site.kill();
  await site.restart();
  await sendForm();
  await expect.poll(async () => (await site.mails()).length).toBe(6);
  await expect.poll(() => events().length).toBe(3);
  expect(site.log().join("")).not.toMatch(/"level":(50|60)/);

  await expect(office.restart()).rejects.toThrow(/OFFICE_DIR must be a folder/);
  await rm(office.officeDir);
  await office.restart();
  const again = await office.add({ name: "Elif Arikan", roles: ["sales"] });
  expect(again.number).toBe(1);
  const page = await visit("/");
  await page.getByRole("link", { name: "Deniz Işık" }).first().waitFor();
  await page.goto(`${office.baseUrl}/leads/${reference}`);
  await page.getByText(reference).first().waitFor();
});

test("the site is killed: the office works on, and what it leaves goes out when the site is back", async () => {
  const { site, office, sendForm, events, visit } = await startBoth();
  const reference = await sendForm();
  await expect.poll(() => events().length).toBe(1);
  await site.kill();

  const page = await visit("/");
  await page.getByRole("link", { name: "Deniz Işık" }).click();
  await page.getByRole("button", { name: "Üstlen" }).click();
  await page.getByText("Elif Arikan sorumluyu değiştirdi").waitFor();
  await page.getByLabel("Durum").selectOption("in-progress");
  await page.getByText("Yeni → Görüşülüyor").waitFor();
  await page.getByLabel("Not", { exact: true }).fill("Salı arayacağım.");
  await page.getByRole("button", { name: "Notu ekle" }).click();
  await page.getByRole("blockquote").waitFor();
  expect(events().length).toBe(1);

  await site.restart();
  await expect.poll(() => events().length).toBe(2);
  expect(events()[1]).toMatchObject({
    type: "lead.status-changed",
    data: { reference, from: "new", to: "in-progress" },
  });
  expect(office.log()).not.toContain('"failure"');
});
