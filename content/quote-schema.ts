/** A unit after a number: "1 server", "4 servers". Turkish has one form for both. */
export type UnitWords = { one: string; other: string };

/** What a visitor reads of a service in the quote wizard. */
type Words = {
  label: string;
  sublabel?: string;
  /** One sentence, on its card. */
  summary: string;
  /** What it covers, for whoever wants to know more before choosing. */
  info: string;
  /** What to state, above the levels. */
  howTo: string;
};
/** Where a number is asked: its label and the unit behind it. */
type Counted = Words & { input: string; unit: UnitWords };
type Uncounted = Words & { input?: never; unit?: never };

type ServiceWords = Counted | Uncounted;

type Kept<Given> = { [Key in keyof Given]: Given[Key] extends Counted ? Counted : Uncounted };

/** Keeps the keys of the services, and which of them have words for a number. */
export function serviceWords<Given extends Record<string, ServiceWords>>(words: Given): Kept<Given>;
export function serviceWords(words: Record<string, ServiceWords>): Record<string, ServiceWords> {
  return words;
}
