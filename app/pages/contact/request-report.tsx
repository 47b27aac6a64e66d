import type { Words } from "../../../content/words.ts";
import type { FormResult } from "../../../domain/lead/form-result.ts";
import { reportForm, reportPages } from "../../../domain/lead/report-form.ts";
import type { FormWords } from "../../features/lead-form/form-words.ts";
import { LeadForm } from "../../features/lead-form/lead-form.tsx";
import { useLinks } from "../../page/page-context.ts";
import { SplitSection } from "../../ui/section.tsx";
import { type PhoneData, phoneRenderer } from "../form-phone.tsx";
import styles from "./request-report.module.css";

type Props = {
  copy: Words<"contact">["reports"]["request"];
  forms: FormWords;
  phone: PhoneData;
  actionResult: FormResult | undefined;
};

export function RequestReport({ copy, forms, phone, actionResult }: Props) {
  const to = useLinks();
  return (
    <SplitSection
      noprint
      id="request"
      className={styles.request}
      title={<span id="request-title">{copy.title}</span>}
      aside={<p className="lead">{copy.lead}</p>}
    >
      <LeadForm
        form="report"
        fields={reportForm}
        words={forms}
        address={to({ to: "iletisim" })}
        actionResult={actionResult}
        consent={__TRANSFER_CONSENT__}
        renderPhone={phoneRenderer(phone)}
        picture={reportPages[0]}
        labelledBy="request-title"
      />
    </SplitSection>
  );
}
