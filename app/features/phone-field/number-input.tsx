import { type ChangeEvent, type ComponentProps, type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";

type Props = Omit<ComponentProps<"input">, "value" | "onChange" | "ref"> & {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  /** The text after a change, and whether the change took something away. */
  onType: (text: string, removed: boolean) => void;
};

/** The number. Its text may be regrouped while one types in it; the caret stays behind the same digit. */
export function NumberInput({ ref, value, onType, ...props }: Props) {
  const typed = useRef({ text: value, digits: 0 });
  const takeOver = useEffectEvent((text: string) => {
    if (text !== value) onType(text, false);
  });

  // What was typed before the script ran.
  useLayoutEffect(() => takeOver(ref.current?.value ?? ""), [ref]);

  useLayoutEffect(() => {
    const input = ref.current;
    if (!input || input !== document.activeElement || value === typed.current.text) return;
    const caret = caretAfter(value, typed.current.digits);
    input.setSelectionRange(caret, caret);
  }, [ref, value]);

  function onChange({ currentTarget: { value: text, selectionEnd }, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    typed.current = { text, digits: digitsBefore(text, selectionEnd ?? text.length) };
    const { inputType } = nativeEvent as InputEvent;
    onType(text, inputType?.startsWith("delete") ?? false);
  }

  return <input {...props} ref={ref} type="tel" value={value} onChange={onChange} />;
}

/** How many digits stand before a place in the text. */
export function digitsBefore(text: string, place: number): number {
  return text.slice(0, place).replace(/\D/g, "").length;
}

/** The place right behind so many digits; the end where the text has no more. */
export function caretAfter(text: string, digits: number): number {
  if (digits >= digitsBefore(text, text.length)) return text.length;
  let place = 0;
  while (digitsBefore(text, place) < digits) place++;
  return place;
}
