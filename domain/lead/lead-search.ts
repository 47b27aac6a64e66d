import { fold } from "../search/words.ts";
import type { Lead } from "./lead.ts";

/** In characters: PostgreSQL bounds what an index holds, so of a long message only the beginning is searched. */
const longest = 500;
const mostTerms = 8;

/** By what a lead is looked for: number, name, address, phone, company, subject and message, in one folded line. */
export function leadSearchText({ reference, email, phone, answers }: Lead): string {
  const { name = "", surname = "", fullname = "", company = "", subject = "", message = "", note = "" } = answers;
  const about = [name, surname, fullname, email, phone, company, subject, message, note];
  const facts = [reference, reference.replaceAll("-", ""), ...about];
  return [...folded(facts.filter(Boolean).join(" "))].slice(0, longest).join("");
}

/** What somebody looks for, as parts that must all stand in that line. A number may be grouped and lack its country. */
export function leadSearchTerms(typed: string): string[] {
  const text = folded([...typed].slice(0, longest).join(""));
  if (/^[+\d\s().-]*$/.test(text)) return [text.replace(/\D/g, "").replace(/^0+/, "")].filter(Boolean);
  return [...new Set(text.split(" "))].filter(Boolean).slice(0, mostTerms).sort(rarestFirst);
}

/** As far as one can guess: what has digits, then what is long. Most leads are then told apart by one look. */
function rarestFirst(one: string, other: string): number {
  return Number(/\d/.test(other)) - Number(/\d/.test(one)) || other.length - one.length;
}

/** Without what PostgreSQL cannot keep: control characters and halves of a character. */
function folded(text: string): string {
  return fold(text.toWellFormed())
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
