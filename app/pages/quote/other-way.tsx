import type { Ref } from "react";
import { hiddenFields } from "../../../domain/lead/form-result.ts";
import { countryFieldOf, type Posted } from "../../../domain/lead/read-form.ts";
import type { Draft } from "../../../domain/quote/draft.ts";
import { summaryOf, summaryText } from "../../../domain/quote/summary.ts";
import { summaryWords, useWizard, type WizardWords } from "../../features/quote-wizard/wizard-context.ts";
import { useLinks } from "../../page/page-context.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/messages.tsx";
import styles from "./quote.module.css";

const formId = "other-way";

/** Where no code can be sent: the contact form, with everything that was typed and the package in the message. */
export function OtherWay() {
  return <ContactFormButton text={useWizard().words.contact.otherWay.text} />;
}

/** Where the browser keeps no cookies. With a ref it takes the focus. */
export function CookiesBlocked({ ref, draft }: { ref?: Ref<HTMLDivElement>; draft: Draft }) {
  const { title, text } = useWizard().words.wizard.cookies;
  return (
    <>
      <Alert ref={ref} title={title} autoFocus={ref !== undefined}>
        <ContactFormButton text={text} />
      </Alert>
      <OtherWayForm draft={draft} values={{}} />
    </>
  );
}

function ContactFormButton({ text }: { text: string }) {
  const { link } = useWizard().words.contact.otherWay;
  return (
    <div className={styles.other}>
      <p>{text}</p>
      <Button ghost small type="submit" form={formId}>
        {link.text}
      </Button>
    </div>
  );
}

/** What the button above posts. It stands outside of the step's own form. */
export function OtherWayForm({ draft, values }: { draft: Draft; values: Posted }) {
  const { words, locale } = useWizard();
  const { link } = words.contact.otherWay;
  const to = useLinks();
  const lines = summaryText(summaryOf(draft), summaryWords(words, locale));
  return (
    <form id={formId} method="post" action={`${to(link)}#write`} hidden>
      {Object.entries(contactValues(values, lines, words.contact.otherWay)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

/** The fields of the contact form as far as they are known; the page asks for the rest. */
function contactValues(values: Posted, lines: string, words: WizardWords["contact"]["otherWay"]): Posted {
  const names = (values.fullname ?? "").trim().split(/\s+/);
  const phone = countryFieldOf("tel");
  const { email = "", tel = "", company = "", jobTitle = "", note = "", consent } = values;
  return {
    [hiddenFields.form]: "contact",
    [hiddenFields.begun]: "yes",
    name: names.slice(0, Math.max(1, names.length - 1)).join(" "),
    surname: names.length > 1 ? (names.at(-1) ?? "") : "",
    email,
    tel,
    [phone]: values[phone] ?? "",
    company,
    jobTitle,
    topic: "request",
    team: "sales",
    subject: words.subject,
    message: [words.message, lines, note].filter(Boolean).join("\n\n"),
    ...(consent && { consent }),
  };
}
