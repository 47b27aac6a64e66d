/** A unit after a number: "1 server", "4 servers". Turkish has one form for both. */
export type UnitWords = { one: string; other: string };

/** What a visitor reads of a service in the quote wizard. */
export type ServiceWords = {
  label: string;
  sublabel?: string;
  /** One sentence, on its card. */
  summary: string;
  /** What it covers, for whoever wants to know more before choosing. */
  info: string;
  /** What to state, above the levels. */
  howTo: string;
  /** Label of the number and the unit behind it, where a number is asked. */
  input?: string;
  unit?: UnitWords;
};

/** Keeps the keys of the services while each may leave out what it does not need. */
export function serviceWords<Key extends string>(words: Record<Key, ServiceWords>): Record<Key, ServiceWords> {
  return words;
}
