import { expect, test } from "vitest";
import { quote as en } from "../../../content/en/quote.ts";
import { quote as tr } from "../../../content/tr/quote.ts";
import { catalogue, type ServiceKey } from "../../../domain/quote/catalogue.ts";
import { requestMail } from "./request-mail.ts";

function mail(chosen: ServiceKey[], words = tr) {
  const address = requestMail({ to: "sales@company.example", chosen, levels: ["Temel", "Gelişmiş", "Premium"], words });
  const url = new URL(address);
  return {
    address,
    to: url.pathname,
    subject: url.searchParams.get("subject"),
    body: url.searchParams.get("body") ?? "",
  };
}

test("names the recipient and a subject in the visitor's language", () => {
  expect(mail([]).to).toBe("sales@company.example");
  expect(mail([]).subject).toBe(tr.mail.subject);
  expect(mail([], en).subject).toBe(en.mail.subject);
});

test("writes a line with blanks for every chosen service, in the order of the catalogue", () => {
  const lines = mail(["soc", "storage", "operating-system-management"]).body.split("\r\n");
  expect(lines.filter((line) => line.startsWith("- "))).toEqual([
    "- İşletim sistemi yönetimi (sunucu adedi: ___, seviye: ___)",
    "- Depolama (seviye: ___)",
    "- SOC (EPS: ___, seviye: ___)",
  ]);
});

test("asks nothing for SAN management, where an expert calls first", () => {
  expect(mail(["san-management"], en).body).toContain("- SAN management\r\n");
});

test("asks an open question when nothing is chosen", () => {
  const { body } = mail([]);
  expect(body).toContain(tr.mail.introOpen);
  expect(body).not.toContain("Seviyeler");
});

test("ends with lines for contact details and carries no invisible letters", () => {
  const { body } = mail(["cloud-management"]);
  expect(body.endsWith(tr.mail.contact.join("\r\n"))).toBe(true);
  expect(body).not.toContain("\u2060");
});

test("stays short enough for mail programs with every service chosen", () => {
  const all = catalogue.map(({ key }) => key);
  for (const words of [tr, en]) expect(mail(all, words).address.length).toBeLessThan(2000);
});
