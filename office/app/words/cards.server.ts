import { facts } from "../../../copy/facts.ts";
import { type Cut, cardOf } from "../../../copy/view/page-card.ts";
import { type FoundPage, href } from "../../../site/href.ts";
import { type Locale, localeCodes } from "../../../site/locales.ts";
import { readPageHead } from "../../../site/page-head.ts";
import type { OfficeServices } from "../../services.server.ts";

/** How a page is shown in a language by those who only read its head, or why that is not known. */
export type PageCard = { language: Locale; address: string } & (
  | { trouble: "missing" | "broken" | "not-built" | "failed" }
  | {
      /** The host, then what the address is made of. */
      crumbs: string[];
      title: Cut;
      /** What the site puts behind every title. */
      ending: string;
      description: Cut;
      isListed: boolean;
      share: { title: string; description: string; kicker: string; art: string };
    }
);

/** As the site itself writes the page's head with the words of a draft. */
export function pageCards({ previews }: OfficeServices, draft: string, page: FoundPage): Promise<PageCard[]> {
  return Promise.all(
    localeCodes.map(async (language): Promise<PageCard> => {
      const address = href(page.name, language, page.params);
      const shown = await previews.show(draft, address);
      if (shown.outcome !== "shown") return { language, address, trouble: shown.outcome };
      const { response } = shown;
      if (!response.ok) return { language, address, trouble: response.status === 404 ? "missing" : "failed" };
      return { language, address, ...cardOf(readPageHead(await response.text()), facts(language).name) };
    }),
  );
}
