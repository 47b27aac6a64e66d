import { pageOf } from "../site/pages.ts";
import { takeWizard } from "./pages/quote/wizard-action.server.ts";
import { type OwnPage, type PostedForm, type Services, takeForm as takeUsualForm } from "./services.server.ts";

/** Takes the form of a page without the page, for script; undefined where the page takes none. */
export function takeForm(services: Services, page: OwnPage, form: PostedForm) {
  return pageOf(page.name).type === "quote" ? takeWizard(services, page, form) : takeUsualForm(services, page, form);
}
