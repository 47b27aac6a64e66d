import type { Locale } from "../../site/locales.ts";

/** What somebody may do in the office; a person may have several. */
export const roles = ["sales", "editor", "publisher", "admin"] as const;
export type Role = (typeof roles)[number];

/** Mails of the office that a person may switch off. */
export const mailKinds = ["follow-ups", "lead-owner", "draft-ready", "draft-published", "draft-failed"] as const;
export type MailKind = (typeof mailKinds)[number];

/** Somebody of the company who may come into the office. */
export type Person = {
  /** By which leads and the log name their people; it is never given twice. */
  number: number;
  mail: string;
  name: string;
  roles: readonly Role[];
  language: Locale;
  /** Whether single letters do something outside of fields. */
  hasLetterKeys: boolean;
  mutedMails: readonly MailKind[];
  createdAt: number;
  /** From then on nobody comes in as this person. */
  endedAt?: number;
  /** Grows by one with each change of name, address, roles or of the end. */
  version: number;
};

/** The rooms of the office, and whose they are. */
const rooms = {
  leads: ["sales", "admin"],
  words: ["editor", "publisher", "admin"],
  requests: ["admin"],
  people: ["admin"],
} as const satisfies Record<string, readonly Role[]>;
export type Room = keyof typeof rooms;

export function mayEnter(room: Room, { roles: own }: Pick<Person, "roles">): boolean {
  return rooms[room].some((role) => own.includes(role));
}

/** Whether somebody may publish words, schedule them and take a publication back. */
export function mayPublish({ roles: own }: Pick<Person, "roles">): boolean {
  return own.includes("publisher") || own.includes("admin");
}

/** The kinds of mails that concern a person's roles. */
export function mailKindsOf(person: Pick<Person, "roles">): MailKind[] {
  return mailKinds.filter((kind) => {
    if (kind === "draft-ready") return mayPublish(person);
    return mayEnter(kind.startsWith("draft-") ? "words" : "leads", person);
  });
}

/** The roles that a form or a command names; in the order of the list, each once. */
export function rolesIn(named: readonly string[]): Role[] {
  return roles.filter((role) => named.includes(role));
}

const longestName = 80;

/** A name as it is kept: one line, nothing around it. Empty where there is none. */
export function readName(typed: string): string {
  const line = typed.replace(/[\s\p{Cc}]+/gu, " ").trim();
  return [...line].slice(0, longestName).join("");
}

/** "Elif Arıkan" is EA. */
export function initialsOf(name: string): string {
  const words = name.split(" ").filter(Boolean);
  const shown = words.length > 1 ? [words[0], words.at(-1)] : words;
  return shown.map((word) => [...(word ?? "")][0] ?? "").join("");
}
