import { Link } from "react-router";
import type { report } from "../../../content/tr/report.ts";
import { company } from "../../../site/company.ts";
import { useLinks } from "../../page/page-context.ts";
import { ButtonAnchor } from "../../ui/button.tsx";
import styles from "./request-report.module.css";

type Props = { copy: (typeof report)["request"]; subject: string };

export function RequestReport({ copy, subject }: Props) {
  const to = useLinks();
  const address = company.email.info;
  return (
    <section className="section tight" id="request">
      <div className="wrap split">
        <h2>{copy.title}</h2>
        <div className={`stack ${styles.panel}`}>
          <p className="lead">{copy.lead}</p>
          <ButtonAnchor href={`mailto:${address}?subject=${encodeURIComponent(subject)}`}>{copy.button}</ButtonAnchor>
          <p className="small">
            {copy.address} <a href={`mailto:${address}`}>{address}</a>
          </p>
          <p className="muted small">
            {copy.privacy.before}
            <Link to={to(copy.privacy.link)}>{copy.privacy.link.text}</Link>
            {copy.privacy.after}
          </p>
        </div>
      </div>
    </section>
  );
}
