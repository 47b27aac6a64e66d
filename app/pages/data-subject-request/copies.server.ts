import { dataSubjectRequest as copyEn } from "../../../content/en/data-subject-request.ts";
import { forms as formsEn } from "../../../content/en/forms.ts";
import { phoneField as phoneEn } from "../../../content/en/phone-field.ts";
import { requestStates as statesEn } from "../../../content/en/request-states.ts";
import { dataSubjectRequest as copyTr } from "../../../content/tr/data-subject-request.ts";
import { forms as formsTr } from "../../../content/tr/forms.ts";
import { phoneField as phoneTr } from "../../../content/tr/phone-field.ts";
import { requestStates as statesTr } from "../../../content/tr/request-states.ts";
import { privacyRequestForm } from "../../../domain/privacy-request/privacy-request.ts";
import { type FormWords, wordsFor } from "../../features/lead-form/form-words.ts";

/** What all forms say, but for what is different here. */
function formWords(forms: FormWords, { form, mailed }: typeof statesTr): FormWords {
  return wordsFor({ ...forms, ...form, sent: { ...forms.sent, title: mailed.title } }, privacyRequestForm);
}

export const copies = {
  tr: { copy: copyTr, states: statesTr, forms: formWords(formsTr, statesTr), phone: phoneTr },
  en: { copy: copyEn, states: statesEn, forms: formWords(formsEn, statesEn), phone: phoneEn },
};

export type Copies = (typeof copies)["tr"];
