import { grouped } from "../../../domain/grammar/thousands.ts";
import { serviceLevels } from "../../../domain/quote/catalogue.ts";
import type { Draft } from "../../../domain/quote/draft.ts";
import { summaryOf, unitsByLevel } from "../../../domain/quote/summary.ts";
import styles from "./package-summary.module.css";
import { useWizard } from "./wizard-context.ts";

const perRow = 12;
const drawn = 2 * perRow;
/** A strip that is full; more units do not raise it further. */
const full = 50;

/** How many units each level has, the first level at the surface; the water beside them rises with every unit. */
export function DepthGauge({ draft }: { draft: Draft }) {
  const { words, locale } = useWizard();
  const units = unitsByLevel(summaryOf(draft));
  const all = serviceLevels.reduce((sum, level) => sum + units[level], 0);
  const dry = Math.round(100 * (1 - Math.min(1, 0.12 + all / full)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups figures, not fields
    <div className={`night ${styles.gauge}`} role="group" aria-label={words.wizard.summary.gauge}>
      <svg className={styles.water} viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0h10v100H0z" transform={`translate(0 ${dry})`} />
      </svg>
      {serviceLevels.map((level, depth) => (
        <div key={level}>
          <span>{words.services.levels[level].name}</span>
          <UnitPoints count={units[level]} isDeepest={depth === serviceLevels.length - 1} />
          <b>{grouped(units[level], locale)}</b>
        </div>
      ))}
    </div>
  );
}

/** One point for each unit, as far as there is room. The last one of the deepest level is warm. */
function UnitPoints({ count, isDeepest }: { count: number; isDeepest: boolean }) {
  const lit = Math.min(count, drawn);
  return (
    <svg className={styles.points} viewBox="0 0 132 24" aria-hidden="true">
      <path d={points(0, drawn)} />
      <path className={styles.lit} d={points(0, lit)} />
      {isDeepest && lit > 0 && <path className={styles.warm} d={points(lit - 1, lit)} />}
    </svg>
  );
}

function points(from: number, to: number): string {
  const place = (i: number) => `M${5.5 + (i % perRow) * 11} ${6 + Math.floor(i / perRow) * 12}h0`;
  return Array.from({ length: to - from }, (_, i) => place(from + i)).join("");
}
