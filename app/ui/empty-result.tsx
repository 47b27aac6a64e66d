import styles from "./empty-result.module.css";
import { MoreLink } from "./more-link.tsx";

type Props = { title: string; text: string; ways: { href: string; text: string }[] };

/** A list with nothing in it: says so, and shows ways on. */
export function EmptyResult({ title, text, ways }: Props) {
  return (
    <div className={`${styles.empty} stack`}>
      <h2>{title}</h2>
      <p>{text}</p>
      <ul className="stack g2">
        {ways.map((way) => (
          <li key={way.href}>
            <MoreLink to={way.href}>{way.text}</MoreLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
