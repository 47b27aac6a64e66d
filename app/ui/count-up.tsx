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
 * together, and the first one speaks for all. They do so when the address changes: while the page is being exchanged
 * the browser would have half of it to lay out before it could answer, and the visitor would wait for that.
 */
function stopOnLeaving(word: HTMLElement) {
  const { navigation } = window;
  function stop() {
    if (word.style.animation) return;
    for (const figure of document.querySelectorAll<HTMLElement>("main [data-to]")) figure.style.animation = "none";
    word.getAnimations();
  }
  function leave({ destination }: NavigateEvent) {
    if (new URL(destination.url).pathname !== location.pathname) stop();
  }
  navigation?.addEventListener("navigate", leave);
  return () => {
    navigation?.removeEventListener("navigate", leave);
    stop();
  };
}
