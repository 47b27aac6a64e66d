import { factSlots } from "../fill-facts.ts";
import type { Facts } from "../schemas/facts.ts";
import { isOlderVersion } from "../view/text-names.ts";
import { type Passage, passagesOf } from "./passages.ts";
import type { Finding } from "./problem.ts";
import type { Text } from "./texts.ts";

/** Facts that a text names and does not repeat. */
const named =
  /^(contactCenter|incidentLine|registeredEmail|fax|email\..*|addresses\..*|offices\.\w+\.(street|phone|fax)|people\..*\.phone|register\.(mersis|taxNumber))$/;

/** What a text says of the company that the facts say already, or say otherwise. */
export function factMistakes(text: Text, facts: Facts): Finding[] {
  if (isOlderVersion(text)) return [];
  const checks = [literalFacts, otherPositions, ...(countsOthers(text) ? [] : [otherFigures])];
  // Looked at as a whole first, which is faster than field by field.
  const whole: Passage = { content: text.source, line: 1 };
  const needed = checks.filter((check) => check(whole, text, facts).length > 0);
  return passagesOf(text).flatMap((passage) => needed.flatMap((check) => check(passage, text, facts)));
}

/** Stories and reports count what is not ours; forms ask for the size of other companies. */
function countsOthers({ folder, name }: Text): boolean {
  return folder === "stories" || folder === "report-texts" || name === "forms";
}

function literalFacts({ content, line }: Passage, { file }: Text, facts: Facts): Finding[] {
  const read = content.replace(/\{\{[^{}]*\}\}/g, " ").replace(/[\s\u00a0\u2060]+/g, " ");
  const digits = read.replace(/[\s()]/g, "");
  return namedFacts(facts)
    .filter(([, value]) => (isNumber(value) ? digits.includes(national(value)) : read.includes(value)))
    .slice(0, 1)
    .map(([name, value]): Finding => {
      return { file, line, level: "error", code: "literal-fact", values: { value, fact: `{{${name}}}` } };
    });
}

const known = new WeakMap<Facts, [string, string][]>();

function namedFacts(facts: Facts): [string, string][] {
  const found = known.get(facts) ?? Object.entries(factSlots(facts)).filter(([name]) => named.test(name));
  known.set(facts, found);
  return found;
}

function isNumber(value: string): boolean {
  return /^[+\d ]+$/.test(value);
}

/** A phone number without its country code, as it may be written too. */
function national(value: string): string {
  return value.replaceAll(" ", "").replace(/^(\+90|0)(?=\d{10}$)/, "");
}

/** Where positions are named: right before or after the name. */
function otherPositions({ content, line }: Passage, { file }: Text, { people }: Facts): Finding[] {
  return Object.entries(people).flatMap(([id, { name, title }]): Finding[] => {
    const others = Object.values(people).filter((other) => other.title !== title);
    const wrong = others.find(
      (other) => content.includes(`${other.title} ${name}`) || content.includes(`${name}, ${other.title}`),
    );
    if (!wrong) return [];
    const values = { name, value: wrong.title, title, fact: `{{people.${id}.title}}` };
    return [{ file, line, level: "error", code: "other-position", values }];
  });
}

/** What the figures count, as texts call it. */
const nouns: Readonly<Record<string, Partial<Record<keyof Facts["figures"], string>>>> = {
  tr: {
    customers: "müşteri|kurum",
    cloudProfessionals: "bulut uzman",
    certifications: "(?:küresel )?sertifika",
    partners: "(?:küresel )?(?:teknoloji|iş) ortağ",
    years: "yıl",
    sectors: "sektör",
    projects: "proje",
    employees: "çalışan",
  },
  en: {
    customers: "customers|organizations",
    cloudProfessionals: "cloud professionals",
    certifications: "(?:global )?certifications",
    partners: "(?:global )?(?:tech(?:nology)? )?partners",
    years: "years",
    sectors: "sectors|industries",
    projects: "projects",
    employees: "employees",
  },
};

/** How they count it: "4000’den fazla müşteri", "more than 4,000 customers", "25+ bulut uzmanı". */
const counted: Readonly<Record<string, RegExp>> = {
  tr: new RegExp(
    `(?<![\\d.,])(?<figure>\\d[\\d.]*)(?:\\+|’[dt][ae]n (?:fazla|çok)|’[yıiuüea]+ aşkın) ${nounsOf("tr")}`,
    "giu",
  ),
  en: new RegExp(`(?:(?:more than|over) |(?<![\\d.,])(?=[\\d,]+\\+))(?<figure>\\d[\\d,]*)\\+? ${nounsOf("en")}`, "giu"),
};

function nounsOf(locale: string): string {
  const groups = Object.entries(nouns[locale] ?? {}).map(([key, noun]) => `(?<${key}>${noun})`);
  return `(?:${groups.join("|")})`;
}

function otherFigures({ content, line }: Passage, { file, locale }: Text, { figures }: Facts): Finding[] {
  const pattern = counted[locale];
  if (!pattern) return [];
  return [...content.replaceAll("\u2060", "").matchAll(pattern)].flatMap(({ 0: value, groups }): Finding[] => {
    const { figure = "", ...kinds } = groups ?? {};
    const key = Object.keys(kinds).find((kind) => kinds[kind] !== undefined) as keyof Facts["figures"];
    const fact = figures[key];
    if (`${figure.replace(/[.,]/g, "")}+` === fact) return [];
    return [{ file, line, level: "error", code: "other-figure", values: { value, fact, slot: `{{figures.${key}}}` } }];
  });
}
