import { forms as formsEn } from "../../../content/en/forms.ts";
import { phoneField as phoneEn } from "../../../content/en/phone-field.ts";
import { quote as quoteEn } from "../../../content/en/quote.ts";
import { quoteContact as contactEn } from "../../../content/en/quote-contact.ts";
import { quoteServices as servicesEn } from "../../../content/en/quote-services.ts";
import { quoteWizard as wizardEn } from "../../../content/en/quote-wizard.ts";
import { forms as formsTr } from "../../../content/tr/forms.ts";
import { phoneField as phoneTr } from "../../../content/tr/phone-field.ts";
import { quote as quoteTr } from "../../../content/tr/quote.ts";
import { quoteContact as contactTr } from "../../../content/tr/quote-contact.ts";
import { quoteServices as servicesTr } from "../../../content/tr/quote-services.ts";
import { quoteWizard as wizardTr } from "../../../content/tr/quote-wizard.ts";

/** All words of the wizard, by language. */
export const copies = {
  tr: {
    meta: quoteTr.meta,
    words: { wizard: wizardTr, services: servicesTr, contact: contactTr },
    forms: formsTr,
    phone: phoneTr,
  },
  en: {
    meta: quoteEn.meta,
    words: { wizard: wizardEn, services: servicesEn, contact: contactEn },
    forms: formsEn,
    phone: phoneEn,
  },
};
