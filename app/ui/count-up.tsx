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
      <span
        ref={stopOnLeaving}
        className={styles.word}
        data-before={before || undefined}
        data-to={figure}
        data-after={after}
      >
        {word}
      </span>
      {rest}
    </>
  );
}

/**
 * Chromium keeps the trigger of an element that was taken away while its animation waits, and looks at it in every
 * frame from then on. So the animation is taken off before, and asking for it makes the browser notice. Figures leave
 * together, and the first one speaks for all: each time the browser notices, a navigation waits for it.
 */
function stopOnLeaving(word: HTMLElement) {
  return () => {
    if (word.style.animation) return;
    for (const figure of document.querySelectorAll<HTMLElement>("main [data-to]")) figure.style.animation = "none";
    word.getAnimations();
  };
}
