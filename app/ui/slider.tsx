import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import styles from "./slider.module.css";

type Props = {
  heading: ReactNode;
  /** Names the list and says that it scrolls sideways. */
  label: string;
  previous: string;
  next: string;
  /** List items. */
  children: ReactNode;
};

/** A list that scrolls sideways and stops at its items. Keys and swipes are the browser's; the buttons need script, and are hidden without. */
export function Slider({ heading, label, previous, next, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const ends = useEnds(list);
  const move = (by: number) => list.current?.scrollBy({ left: by * stride(list.current) });
  return (
    <>
      <div className={`between ${styles.head}`}>
        {heading}
        {ends && (
          <div className={`${styles.buttons} noprint`}>
            <button type="button" aria-label={previous} aria-disabled={ends.start} onClick={() => move(-1)}>
              <Icon name="down" />
            </button>
            <button type="button" aria-label={next} aria-disabled={ends.end} onClick={() => move(1)}>
              <Icon name="down" />
            </button>
          </div>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it with the arrow keys */}
      <ul ref={list} className={styles.list} aria-label={label} tabIndex={0}>
        {children}
      </ul>
    </>
  );
}

/** Which end the list stands at; undefined where everything fits. */
function useEnds(list: RefObject<HTMLUListElement | null>) {
  const [ends, setEnds] = useState<{ start: boolean; end: boolean } | undefined>({ start: true, end: false });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    function read() {
      if (!element) return;
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const start = scrollLeft < 2;
      const end = scrollLeft + clientWidth > scrollWidth - 2;
      setEnds((was) => (start && end ? undefined : was?.start === start && was.end === end ? was : { start, end }));
    }
    const resized = new ResizeObserver(read);
    resized.observe(element);
    element.addEventListener("scroll", read, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener("scroll", read);
    };
  }, [list]);
  return ends;
}

/** From the start of one item to the start of the next. */
function stride(list: HTMLUListElement): number {
  const [first, second] = [...list.children] as HTMLElement[];
  return first && second ? second.offsetLeft - first.offsetLeft : list.clientWidth;
}
