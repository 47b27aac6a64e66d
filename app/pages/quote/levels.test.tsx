import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { catalogue } from "../../../domain/quote/catalogue.ts";
import { emptyDraft } from "../../../domain/quote/draft.ts";
import { readPackages } from "../../../domain/quote/links.ts";
import { ServicePackage } from "../../features/quote-wizard/service-package.tsx";
import { WizardContext } from "../../features/quote-wizard/wizard-context.ts";
import { copies } from "./copies.server.ts";

const [service] = catalogue;
const { words } = copies("tr");

function markup(draft = emptyDraft()): string {
  const choice = draft.services[service.key];
  return renderToStaticMarkup(
    <WizardContext value={{ words, locale: "tr", base: "/teklif-al" }}>
      <ServicePackage service={service} choice={choice} messageAt={() => undefined} isBad={false} />
    </WizardContext>,
  );
}

test("a service is called ready once it lacks nothing", () => {
  const { ready } = words.wizard.summary;
  expect(markup()).not.toContain(ready);
  expect(markup(readPackages("os.b4"))).toContain(ready);
});

test("a level that is not offered is shown, and takes no number unless it is chosen already", () => {
  const chosen = readPackages("os.b4");
  service.basic.disabled = true;
  const [closed, left] = [markup(), markup(chosen)];
  service.basic.disabled = false;
  expect(closed).toContain(words.wizard.details.unavailable);
  expect(closed).toContain(words.services.levels.basic.name);
  expect(closed).not.toContain('name="count-operating-system-management-basic"');
  expect(closed).toContain('name="count-operating-system-management-advanced"');
  expect(left).toContain('name="count-operating-system-management-basic"');
});
