import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import styles from "./quote-teaser.module.css";

export function QuoteTeaser({ copy }: { copy: Words<"home">["quote"] }) {
  const to = useLinks();
  return (
    <CallToAction art="moon-cold" title={copy.title} lead={copy.lead}>
      <div className={styles.path}>
        <svg
          viewBox="0 0 400 88"
          preserveAspectRatio="none"
          fill="none"
          stroke="#5fd3d6"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray="0 9"
          aria-hidden="true"
        >
          <path vectorEffect="non-scaling-stroke" d="M0 88Q50 86 100 81T200 64T300 37T400 0" />
        </svg>
        <ol>
          {copy.steps.map((step, index) => (
            <li key={step}>
              {step}
              {index === copy.steps.length - 1 && (
                <i className={styles.dock} aria-hidden="true">
                  {index + 1}
                </i>
              )}
            </li>
          ))}
        </ol>
      </div>
      <ButtonLink to={to(copy.link)}>{copy.link.text}</ButtonLink>
    </CallToAction>
  );
}
