import type { Words } from "../../../content/words.ts";
import { contactForm } from "../../../domain/lead/contact-form.ts";
import type { FormResult } from "../../../domain/lead/form-result.ts";
import type { Posted } from "../../../domain/lead/read-form.ts";
import type { FormWords } from "../../features/lead-form/form-words.ts";
import { LeadForm } from "../../features/lead-form/lead-form.tsx";
import { useLinks } from "../../page/page-context.ts";
import { SplitSection } from "../../ui/section.tsx";
import { type PhoneData, phoneRenderer } from "../form-phone.tsx";

type Props = {
  copy: Words<"contact">["write"];
  /** What the link that led here says of its visitor's wish. */
  filled: Posted;
  forms: FormWords;
  phone: PhoneData;
  actionResult: FormResult | undefined;
};

export function WriteToUs({ copy, filled, forms, phone, actionResult }: Props) {
  const to = useLinks();
  return (
    <SplitSection id="write" title={<span id="write-title">{copy.title}</span>} sticky>
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
    </SplitSection>
  );
}
