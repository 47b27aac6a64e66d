import type { FormResult } from "../../../domain/lead/form-result.ts";
import { privacyRequestForm } from "../../../domain/privacy-request/privacy-request.ts";
import type { FormWords } from "../../features/lead-form/form-words.ts";
import { LeadForm } from "../../features/lead-form/lead-form.tsx";
import { useLinks } from "../../page/page-context.ts";
import { type PhoneData, phoneRenderer } from "../form-phone.tsx";
import { Mailed, type MailedWords } from "./mailed.tsx";
import styles from "./request.module.css";

type Props = {
  title: string;
  forms: FormWords;
  words: MailedWords;
  phone: PhoneData;
  actionResult: FormResult | undefined;
};

export function MakeRequest({ title, forms, words, phone, actionResult }: Props) {
  const address = useLinks()({ to: "veri-sahibi-basvurusu" });
  return (
    <div className={styles.make} id="request">
      <h2 id="request-title">{title}</h2>
      <LeadForm
        form="request"
        fields={privacyRequestForm}
        words={forms}
        address={address}
        actionResult={actionResult}
        consent="optional"
        renderPhone={phoneRenderer(phone)}
        drawMailed={(email) => <Mailed email={email} words={words} address={address} />}
        labelledBy="request-title"
      />
    </div>
  );
}
