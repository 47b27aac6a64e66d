import type { contact } from "../../../content/tr/contact.ts";
import type { FormAnswer } from "../../../domain/lead/answer.ts";
import { contactForm } from "../../../domain/lead/contact-form.ts";
import type { FormWords } from "../../features/lead-form/form-words.ts";
import { LeadForm } from "../../features/lead-form/lead-form.tsx";
import { useLinks } from "../../page/page-context.ts";
import { type PhoneData, phoneDrawing } from "../../page/page-phone.tsx";
import styles from "./contact.module.css";

type Props = { copy: (typeof contact)["write"]; forms: FormWords; phone: PhoneData; given: FormAnswer | undefined };

export function WriteToUs({ copy, forms, phone, given }: Props) {
  const to = useLinks();
  return (
    <div className={styles.write} id="write">
      <h2 id="write-title">{copy.title}</h2>
      <LeadForm
        form="contact"
        fields={contactForm}
        words={forms}
        address={to({ to: "iletisim" })}
        given={given}
        consent={__TRANSFER_CONSENT__}
        drawPhone={phoneDrawing(phone)}
        picture={forms.sent.contact.more.to}
        labelledBy="write-title"
      />
    </div>
  );
}
