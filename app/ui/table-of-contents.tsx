import styles from "./table-of-contents.module.css";

export function TableOfContents({ title, items }: { title: string; items: { id: string; title: string }[] }) {
  return (
    <details className={`${styles.toc} sticky noprint`} open>
      <summary>{title}</summary>
      <ol>
        {items.map((item) => (
          <li key={item.id}>
            <a href={`#${item.id}`}>{item.title}</a>
          </li>
        ))}
      </ol>
    </details>
  );
}
