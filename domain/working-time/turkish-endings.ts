type Endings = { to: string; from: string };

/** Endings of the numbers as they are spoken: "10:30’a" (otuza), "18:00’e" (sekize), "09:00’dan" (dokuzdan). */
const ones: readonly Endings[] = [
  { to: "a", from: "dan" },
  { to: "e", from: "den" },
  { to: "ye", from: "den" },
  { to: "e", from: "ten" },
  { to: "e", from: "ten" },
  { to: "e", from: "ten" },
  { to: "ya", from: "dan" },
  { to: "ye", from: "den" },
  { to: "e", from: "den" },
  { to: "a", from: "dan" },
];
const tens: readonly Endings[] = [
  { to: "a", from: "dan" },
  { to: "a", from: "dan" },
  { to: "ye", from: "den" },
  { to: "a", from: "dan" },
  { to: "a", from: "tan" },
  { to: "ye", from: "den" },
];

/** The ending that a time takes: that of its minutes, or of its hour where there are none. */
export function endingOf(hours: number, minutes: number, which: keyof Endings): string {
  const spoken = minutes === 0 ? hours : minutes;
  const endings = spoken % 10 === 0 ? tens[spoken / 10] : ones[spoken % 10];
  return (endings as Endings)[which];
}
