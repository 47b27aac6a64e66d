import { Link } from "react-router";
import styles from "./pagination.module.css";

type Props = {
  label: string;
  previous: string;
  next: string;
  current: number;
  /** Addresses of the pages, the first one first. */
  addresses: string[];
};

/** The pages of a long list. A list of one page needs none. */
export function Pagination({ label, previous, next, current, addresses }: Props) {
  if (addresses.length < 2) return null;
  return (
    <nav className={`${styles.pages} noprint`} aria-label={label}>
      <ul>
        <li>
          <Step to={addresses[current - 2]} rel="prev" text={previous} />
        </li>
        {addresses.map((address, i) => (
          <li key={address}>
            <Link to={address} aria-current={i + 1 === current ? "page" : undefined}>
              {i + 1}
            </Link>
          </li>
        ))}
        <li>
          <Step to={addresses[current]} rel="next" text={next} />
        </li>
      </ul>
    </nav>
  );
}

function Step({ to, rel, text }: { to: string | undefined; rel: string; text: string }) {
  if (to === undefined) return <span>{text}</span>;
  return (
    <Link to={to} rel={rel}>
      {text}
    </Link>
  );
}
