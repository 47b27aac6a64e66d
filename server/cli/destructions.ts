import type { Destruction } from "../ports/destructions.ts";
import { answer, type Command, type Session, withStorage } from "./command.ts";
import { type Column, table } from "./table.ts";
import { isoTime, shownTime } from "./times.ts";

export const destructionsCommand: Command = {
  name: "destructions",
  mayHave: { least: 0, most: 0 },
  options: ["since", "limit"],
  summary: "Lists what was destroyed, when, how much and why, the newest first.",
  details: [
    "It names nobody. The days are those on which the oldest and the newest of what went came in, or were last changed.",
    "Reasons: retention (its time was up), erasure (a person asked for it), purge and drop (an operator's commands), visitor (began anew).",
  ],
  examples: ["destructions", "destructions --since 2026-01-01 --limit 1000 --json"],
  run: withStorage(destructions),
};

const columns: Column<Destruction>[] = [
  { title: "WHEN", of: ({ at }) => shownTime(at) },
  { title: "WHAT", of: ({ kind }) => kind },
  { title: "COUNT", of: ({ count }) => count.toLocaleString("en") },
  { title: "WHY", of: ({ reason }) => reason },
  { title: "OLDEST", of: ({ oldest }) => oldest },
  { title: "NEWEST", of: ({ newest }) => newest },
];

async function destructions(session: Session): Promise<number> {
  const { since, limit = 50 } = session.values;
  const found = await session.storage.destructions.list({ limit, ...(since !== undefined && { since }) });
  answer(session, { destructions: found.map(({ at, ...rest }) => ({ at: isoTime(at), ...rest })) }, () =>
    found.length === 0 ? "Nothing was destroyed." : table(columns, found, session.terminal.columns),
  );
  return 0;
}
