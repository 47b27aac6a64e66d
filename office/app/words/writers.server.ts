/** Who writes where, as this process has seen it a moment ago; nothing of it is kept. */
const drafts = new Map<string, Map<number, { name: string; text: string; at: number }>>();

/** Twice as long as a screen takes to tell again that somebody is there. */
const staysFor = 35_000;

type Writer = { number: number; name: string };

/** Notes that somebody has a text before them; gives the others in the same text, and those elsewhere in the draft. */
export function noteWriter(draft: string, { number, name }: Writer, text: string, now: number) {
  const writers = drafts.get(draft) ?? new Map();
  for (const [other, { at }] of writers) if (now - at > staysFor) writers.delete(other);
  const others = [...writers].filter(([other]) => other !== number).map(([, writer]) => writer);
  drafts.set(draft, writers.set(number, { name, text, at: now }));
  const namesOf = (isHere: boolean) => others.filter((one) => (one.text === text) === isHere).map((one) => one.name);
  return { here: namesOf(true), inDraft: namesOf(false) };
}
