import type { Words } from "../../../content/words.ts";
import { contactForm } from "../../../domain/lead/contact-form.ts";
import type { FormResult } from "../../../domain/lead/form-result.ts";
import type { Posted } from "../../../domain/lead/read-form.ts";
import type { FormWords } from "../../features/lead-form/form-words.ts";
import { LeadForm } from "../../features/lead-form/lead-form.tsx";
import { useLinks } from "../../page/page-context.ts";
import { type PhoneData, phoneRenderer } from "../form-phone.tsx";
import styles from "./contact.module.css";
import { Phone, reachId } from "./reach-us.tsx";

type Props = {
  copy: Pick<Words<"contact">, "write" | "call">;
  /** What the link that led here says of its visitor's wish. */
  filled: Posted;
  forms: FormWords;
  phone: PhoneData;
  /** Of the contact center. */
  number: string;
  actionResult: FormResult | undefined;
};

export function WriteToUs({ copy: { write, call }, filled, forms, phone, number, actionResult }: Props) {
  const to = useLinks();
  return (
    <div className={styles.write} id="write">
      <h2 id="write-title">{write.title}</h2>
      <p className={`noprint ${styles.call}`}>
        {call.before}
        <Phone number={number} />
        <a href={`#${reachId}`}>{call.more}</a>
      </p>
      <LeadForm
        key={filled.subject}
        form="contact"
        fields={contactForm}
        initial={filled}
        words={forms}
        address={to({ to: "iletisim" })}
        actionResult={actionResult}
        consent={__TRANSFER_CONSENT__}
        renderPhone={phoneRenderer(phone)}
        picture={forms.sent.contact.more.to}
        labelledBy="write-title"
      />
    </div>
  );
}
