import type { ReportPage } from "../../../copy/reports.ts";
import type { Words } from "../../../copy/words.ts";
import type { FormResult } from "../../../domain/lead/form-result.ts";
import { reportForm } from "../../../domain/lead/report-form.ts";
import type { FormWords } from "../../features/lead-form/form-words.ts";
import { LeadForm } from "../../features/lead-form/lead-form.tsx";
import { useLinks } from "../../page/page-context.ts";
import { Alert } from "../../ui/messages.tsx";
import { SplitSection } from "../../ui/section.tsx";
import { type PhoneData, phoneRenderer } from "../form-phone.tsx";
import styles from "./report.module.css";

type Props = {
  copy: Words<"report">["request"];
  forms: FormWords;
  phone: PhoneData;
  page: ReportPage;
  actionResult: FormResult | undefined;
  linkHasExpired: boolean;
};

export function RequestReport({ copy, forms, phone, page, actionResult, linkHasExpired }: Props) {
  const to = useLinks();
  return (
    <SplitSection
      sticky
      id="request"
      className={styles.request}
      title={<span id="request-title">{copy.title}</span>}
      aside={
        <>
          <p className="lead">{copy.lead}</p>
          <p className="muted small">{copy.language}</p>
        </>
      }
    >
      <div className={styles.form}>
        {linkHasExpired && (
          <Alert calm title={copy.expired.title}>
            <p>{copy.expired.text}</p>
          </Alert>
        )}
        <LeadForm
          form="report"
          fields={reportForm}
          fixed={{ report: page }}
          words={forms}
          address={to({ to: page })}
          actionResult={actionResult}
          consent={__TRANSFER_CONSENT__}
          renderPhone={phoneRenderer(phone)}
          picture={page}
          labelledBy="request-title"
        />
      </div>
    </SplitSection>
  );
}
