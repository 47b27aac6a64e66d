import { Link } from "react-router";
import type { Results, SearchCopy } from "./results.ts";
import styles from "./search.module.css";

type Props = { copy: SearchCopy; found: Results; isRefused: boolean };

/** Stays in the page while results change, so that screen readers hear what came. */
export function SearchStatus({ copy, found, isRefused }: Props) {
  const { text, cut, partial, suggestion } = found;
  return (
    <div role="status" className={`${styles.status} stack g2`}>
      {text === "" ? (
        <p>{copy.empty.status}</p>
      ) : (
        <p>
          <b>“{text}”</b>
          {copy.count}
        </p>
      )}
      {isRefused && <p>{copy.refused}</p>}
      {cut && <p className="muted small">{copy.cut}</p>}
      {partial && <p className="muted small">{copy.partial}</p>}
      {suggestion && (
        <p className="muted small">
          {copy.nearest} <Link to={suggestion.href}>{suggestion.text}</Link>
        </p>
      )}
    </div>
  );
}
