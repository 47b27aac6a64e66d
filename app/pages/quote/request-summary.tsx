import type { quote } from "../../../content/tr/quote.ts";
import { catalogue, type ServiceKey, serviceTags } from "../../../domain/quote/catalogue.ts";
import { company } from "../../../site/company.ts";
import { useLinks } from "../../page/page-context.ts";
import { ButtonAnchor } from "../../ui/button.tsx";
import { MoreLink } from "../../ui/more-link.tsx";
import { Tag } from "../../ui/tag.tsx";
import { requestMail } from "./request-mail.ts";
import styles from "./request-summary.module.css";

type Props = { copy: typeof quote; levels: string[]; chosen: ServiceKey[] };

/** What was chosen and the ways to send it. */
export function RequestSummary({ copy, levels, chosen }: Props) {
  const to = useLinks();
  const { request } = copy;
  const sales = company.email.sales;
  return (
    <aside className={styles.summary} aria-labelledby="request">
      <h2 className="h" id="request">
        {request.title}
      </h2>
      <div aria-live="polite">
        {chosen.length > 0 ? <Chosen copy={copy} chosen={chosen} /> : <p className="muted">{request.none}</p>}
      </div>
      <ButtonAnchor href={requestMail({ to: sales, chosen, levels, words: copy })}>{request.send}</ButtonAnchor>
      <p>
        {request.how} <a href={`mailto:${sales}`}>{sales}</a>
      </p>
      <div>
        <p>{request.phone}</p>
        <ul className={styles.phones}>
          {[...company.phones, company.contactCenter].map((phone) => (
            <li key={phone}>
              <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.promise}>{request.promise}</p>
      <p className="muted">
        {request.privacyNote} <MoreLink to={to(request.privacy)}>{request.privacy.text}</MoreLink>
      </p>
    </aside>
  );
}

function Chosen({ copy, chosen }: Pick<Props, "copy" | "chosen">) {
  return (
    <ul className={styles.chosen}>
      {catalogue
        .filter(({ key }) => chosen.includes(key))
        .map(({ key, tag }) => (
          <li key={key}>
            <b>{copy.services[key].label}</b>
            <Tag color={serviceTags[tag]}>{copy.tags[tag].name}</Tag>
          </li>
        ))}
    </ul>
  );
}
