import styles from "./count-up.module.css";

/**
 * A figure that counts up once it comes into view, where the browser can do that by itself. What stands in the page is
 * the final figure. Only one whole number counts: others, such as 5.632 or 6–7, are no steps one could go through.
 */
export function CountUp({ text }: { text: string }) {
  const [, word, before, figure, after, rest] = /^(([^\d\s]*)(\d+)([^\d\s]*))(\s\D*)?$/.exec(text) ?? [];
  if (!(Number(figure) > 1)) return text;
  return (
    <>
      <span className={styles.word} data-before={before || undefined} data-to={figure} data-after={after}>
        {word}
      </span>
      {rest}
    </>
  );
}
