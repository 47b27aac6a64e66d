import { describe, expect, test } from "vitest";
import { facts } from "../copy/facts.ts";
import { words } from "../copy/words.ts";
import { type Locale, localeCodes } from "../site/locales.ts";
import { pages } from "../site/pages.ts";
import { violationsInEveryLook } from "./axe.ts";
import { ask, first, html } from "./documents.ts";
import { openInTab } from "./tab.ts";

const { email, contactCenter, incidentLine, offices, register, addresses, people } = facts("tr");

describe.each(localeCodes)("in %s", (locale: Locale) => {
  test.each(["erisilebilirlik", "guvenlik-bildirimi"] as const)(
    "%s is reached from the footer, read without script and sound for axe",
    async (name) => {
      const home = await openInTab({ path: pages.index[locale], javaScript: false });
      await home.locator(`footer a[href="${pages[name][locale]}"]`).click();
      expect(new URL(home.url()).pathname).toBe(pages[name][locale]);
      const place = home
        .getByRole("navigation", { name: words("chrome", locale).breadcrumbs })
        .locator("li")
        .last();
      expect(await place.textContent()).toBe(words("page-names", locale)[name]);
      const mailbox = name === "erisilebilirlik" ? email.accessibility : email.security;
      expect(await home.locator(`main a[href="mailto:${mailbox}"]`).count()).toBeGreaterThan(0);
      const page = await openInTab({ path: pages[name][locale] });
      expect(await violationsInEveryLook(page, "main")).toEqual([]);
    },
  );

  test("the contact page labels every number, both offices and the registration, without script", async () => {
    const page = await openInTab({ path: pages.iletisim[locale], javaScript: false });
    const copy = words("contact", locale);
    const details = (term: string) =>
      page.locator("#reach dl > div").filter({ has: page.locator("dt", { hasText: term }) });
    const { headquarters, istanbul } = facts(locale).offices;
    for (const [term, found] of [
      [copy.reach.contactCenter, contactCenter],
      [copy.reach.incidentLine, incidentLine],
      [headquarters.name, offices.headquarters.phone],
      [headquarters.name, offices.headquarters.fax],
      [istanbul.name, offices.istanbul.phone],
      [istanbul.name, offices.istanbul.street],
    ] as const) {
      expect(await details(term).textContent(), term).toContain(found);
    }
    expect(await page.locator("#reach dt").first().textContent()).toBe(copy.reach.contactCenter);
    for (const address of [
      offices.headquarters.map,
      offices.istanbul.map,
      addresses.customerPortal,
      addresses.statusPage,
    ]) {
      expect(await page.locator(`#reach a[href="${address}"]`).count(), address).toBe(1);
    }
    const main = await page.locator("main").textContent();
    for (const found of [register.mersis, register.taxNumber, people["nazli-soydan"]?.name])
      expect(main).toContain(found);
  });

  test("the contact page names both offices and its lines for machines", async () => {
    const source = await html(pages.iletisim[locale]);
    const blocks = [...source.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
    const contact = blocks
      .map(([, json]) => JSON.parse(json as string))
      .find((block) => block["@type"] === "ContactPage");
    const { location, contactPoint } = contact.mainEntity;
    expect(location.map(({ telephone }: { telephone: string }) => telephone)).toEqual(
      Object.values(offices).map(({ phone }) => phone),
    );
    expect(contactPoint).toContainEqual(
      expect.objectContaining({ contactType: "emergency", telephone: "+90 850 555 01 24" }),
    );
  });

  test("the press kit has a paragraph, people and logo files to keep", async () => {
    const path = pages["hakkimizda-medya"][locale];
    const page = await openInTab({ path, javaScript: false });
    const { press } = words("media", locale);
    await page.locator("main").getByRole("link", { name: press.jump, exact: true }).click();
    const kit = page.locator("#press-kit");
    expect(await kit.textContent()).toContain(press.about.text);
    expect(await kit.textContent()).toContain(people["deniz-uslu"]?.name);
    expect(await kit.locator(`a[href="mailto:${email.press}"]`).count()).toBe(1);
    const files = await kit
      .locator("a[download]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(files).toHaveLength(6);
    for (const file of files as string[]) {
      const answer = await ask(file);
      expect(answer.status, file).toBe(200);
      expect(answer.headers.get("content-type"), file).toMatch(
        file.endsWith(".svg") ? /^image\/svg\+xml/ : /^image\/png$/,
      );
    }
    const look = await openInTab({ path });
    expect(await violationsInEveryLook(look, "#press-kit")).toEqual([]);
  });
});

describe("security.txt", () => {
  test("leads to the mailbox and to pages that exist, and does not expire soon", async () => {
    const answer = await ask("/.well-known/security.txt");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const text = await answer.text();
    expect(first(text, /^Contact: mailto:(.+)$/m)).toBe(email.security);
    const addresses = [...text.matchAll(/^(?:Contact|Policy|Canonical): (https?:.+)$/gm)].map(
      ([, url]) => url as string,
    );
    expect(addresses).toHaveLength(5);
    for (const url of addresses) expect((await ask(new URL(url).pathname)).status, url).toBe(200);
    const days = (Date.parse(first(text, /^Expires: (.+)$/m)) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(362);
    expect(days).toBeLessThan(365);
  });

  test("has a head of its own", async () => {
    const answer = await ask("/.well-known/security.txt", { method: "HEAD" });
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
  });
});
