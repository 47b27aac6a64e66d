import type { Field } from "../../../domain/lead/fields.ts";
import { askedFields } from "../../../domain/lead/read-form.ts";
import { quoteContactForm } from "../../../domain/quote/steps/contact.ts";
import type { FormWords, WordsOf } from "../../features/lead-form/form-words.ts";
import type { WizardWords } from "../../features/quote-wizard/wizard-context.ts";

type Asked = (typeof quoteContactForm)[number];
type Name = Asked["name"];

/** As they stand in the form: the number comes after what it takes to prepare the quote. */
const order: readonly Name[] = ["fullname", "email", "company", "jobTitle", "tel", "note", "partner", "consent"];

export const contactFields: readonly Field[] = askedFields(
  [...quoteContactForm].sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name)),
  __TRANSFER_CONSENT__,
);

export function contactFieldId(name: string): string {
  return `quote-${name}`;
}

export const phoneFieldId = contactFieldId("tel" satisfies Name);

/** The words that forms share, with those of this form in their place. */
export function contactWords(forms: FormWords, { labels, hints, errors }: WizardWords["contact"]): FormWords {
  const { missing, wrong } = forms.errors;
  return {
    ...forms,
    labels: { ...forms.labels, ...labels },
    hints: { ...forms.hints, ...hints },
    errors: {
      ...forms.errors,
      missing: { ...missing, tel: errors.telMissing },
      wrong: { ...wrong, tel: errors.telWrong },
    },
  } satisfies FormWords & WordsOf<Asked>;
}
