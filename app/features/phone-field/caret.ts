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
