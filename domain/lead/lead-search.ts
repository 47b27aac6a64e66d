import { fold } from "../search/words.ts";
import type { Lead } from "./lead.ts";

/** In characters. Databases bound what an index holds, and nobody is looked for by the end of a long subject. */
const longest = 400;
const mostTerms = 8;

/** By what a lead is looked for: request number, name, address, phone, company and subject, in one folded line. */
export function leadSearchText({ reference, email, phone, answers }: Lead): string {
  const { name = "", surname = "", fullname = "", company = "", subject = "" } = answers;
  const facts = [reference, reference.replaceAll("-", ""), name, surname, fullname, email, phone, company, subject];
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
