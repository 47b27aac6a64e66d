import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { words } from "../../../copy/words.ts";
import { contactForm } from "../../../domain/lead/contact-form.ts";
import type { ConsentRule } from "../../../domain/lead/read-form.ts";
import { shownWords } from "../../features/lead-form/form-words.ts";
import { LeadForm } from "../../features/lead-form/lead-form.tsx";

const forms = words("forms", "tr");

function markup(consent: ConsentRule): string {
  vi.stubGlobal("__RECAPTCHA_SITE_KEY__", "");
  const form = (
    <LeadForm
      form="contact"
      fields={contactForm}
      words={shownWords(forms)}
      address="/iletisim"
      actionResult={undefined}
      consent={consent}
      renderPhone={() => null}
      labelledBy="title"
    />
  );
  const router = createMemoryRouter([{ path: "*", element: form }], { initialEntries: ["/iletisim"] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe("the consent to transfers abroad", () => {
  test("follows the notice, and links the section that describes the transfer", () => {
    const html = markup("required");
    const box = html.indexOf('id="contact-consent"');
    expect(html.indexOf(forms.notice.link.text)).toBeGreaterThan(0);
    expect(html.indexOf(forms.notice.link.text)).toBeLessThan(box);
    expect(html.split(forms.notice.link.text)).toHaveLength(2);
    expect(html).toContain(`href="/aydinlatma-metni#${forms.consent.link.hash}"`);
  });

  test("is required by default, and may be optional", () => {
    const boxOf = (html: string) => /<input[^>]*id="contact-consent"[^>]*>/.exec(html)?.[0];
    expect(boxOf(markup("required"))).toMatch(/required/);
    expect(boxOf(markup("optional"))).not.toMatch(/required/);
  });

  test("is not there where it is off, and the notice is", () => {
    const html = markup("off");
    expect(html).not.toContain("contact-consent");
    expect(html).not.toContain(forms.consent.link.text);
    expect(html).toContain(forms.notice.link.text);
  });
});
