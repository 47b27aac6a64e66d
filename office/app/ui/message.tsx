import { Link } from "react-router";
import styles from "./message.module.css";

type Props = { title: string; text: string; back: string; to?: string; children?: React.ReactNode };

/** A screen that has only this to say, and one way on. */
export function Message({ title, text, back, to = "/", children }: Props) {
  return (
    <div className={`stack ${styles.message}`}>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
      <Link to={to}>{back}</Link>
    </div>
  );
}

/** Where not even words could be read: a sign, and the way to the first page. */
export function Failed() {
  return (
    <main className={`stack ${styles.message}`}>
      <h1>500</h1>
      <a href="/">/</a>
    </main>
  );
}
