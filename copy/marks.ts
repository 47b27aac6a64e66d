/**
 * Marks that a text may carry beside the facts of the company. `{{if recaptcha}} … {{/if}}` holds what is true only of
 * some builds; `{{assumes LEAD_RETENTION_DAYS=730}}` says for which value of a setting the sentence before it is true.
 * Visitors see neither.
 */

/** What a build may be made with. */
export const conditionNames = [
  "transfer-consent",
  "transfer-consent-required",
  "transfer-consent-optional",
  "recaptcha",
  "tag-manager",
  "country-lookup-elsewhere",
  "third-parties",
] as const;
type Condition = (typeof conditionNames)[number];
export type Conditions = ReadonlySet<Condition>;

/** The inputs of a build that texts speak of. */
type BuildInputs = Readonly<
  Partial<
    Record<"TRANSFER_CONSENT" | "RECAPTCHA_SITE_KEY" | "TAG_MANAGER_ID" | "COUNTRY_LOOKUP_URL", string | undefined>
  >
>;

/** What is true of a build with these inputs; an empty one counts as not set. */
export function conditionsOf(inputs: BuildInputs): Conditions {
  const consent = inputs.TRANSFER_CONSENT || "required";
  const [recaptcha, tagManager] = [Boolean(inputs.RECAPTCHA_SITE_KEY), Boolean(inputs.TAG_MANAGER_ID)];
  const elsewhere = !(inputs.COUNTRY_LOOKUP_URL || "/").startsWith("/");
  const isTrue: Record<Condition, boolean> = {
    "transfer-consent": consent !== "off",
    "transfer-consent-required": consent === "required",
    "transfer-consent-optional": consent === "optional",
    recaptcha,
    "tag-manager": tagManager,
    "country-lookup-elsewhere": elsewhere,
    /** The browser speaks to others too. */
    "third-parties": recaptcha || tagManager || elsewhere,
  };
  return new Set(conditionNames.filter((name) => isTrue[name]));
}

/** Settings of the server that sentences may assume. */
export const assumedSettings = ["LEAD_RETENTION_DAYS", "WEBHOOK_URL", "SMS_PROVIDER"] as const;
export type AssumedSetting = (typeof assumedSettings)[number];

/** A sentence that is true only while a setting has one of these values. */
export type Assumption = {
  setting: AssumedSetting;
  values: string[];
  line: number;
  /** The heading it stands below. */
  heading: string;
  /** The sentence, or the first cell of its row. */
  sentence: string;
};

const block = /\{\{if (not )?([\w-]+)\}\}((?:[^{]|\{(?!\{if ))*?)\{\{\/if\}\}/g;
const assumes = / ?\{\{assumes (\w+)=([^{}]*)\}\}/g;

/** The text as a build shows it. Marks that fill a line go with it. */
export function resolveMarks(text: string, conditions: Conditions): string {
  return text
    .replace(/^(\{\{(?:if [^{}]*|\/if)\}\})\n/gm, "$1")
    .replace(block, (_, not: string | undefined, name: string, inner: string) =>
      holds(name, not, conditions) ? inner : "",
    )
    .replace(assumes, "");
}

function holds(name: string, not: string | undefined, conditions: Conditions): boolean {
  return conditions.has(name as Condition) === (not === undefined);
}

/** What the sentences of a Markdown text assume in a build; its first line is the given one of its file. */
export function assumptionsIn(body: string, firstLine: number, conditions: Conditions): Assumption[] {
  const shown = body.replace(block, (whole, not: string | undefined, name: string) =>
    holds(name, not, conditions) ? whole : whole.replace(/[^\n]/g, ""),
  );
  let heading = "";
  return shown.split("\n").flatMap((content, index) => {
    heading = /^#+ (.*)/.exec(content)?.[1] ?? heading;
    return [...content.matchAll(assumes)].map(({ 1: setting, 2: values = "", index: at }) => ({
      setting: setting as AssumedSetting,
      values: values.split(","),
      line: firstLine + index,
      heading,
      sentence: sentenceBefore(content, at),
    }));
  });
}

function sentenceBefore(line: string, at: number): string {
  const [, cell] = /^\| *([^|]*?) *\|/.exec(line) ?? [];
  const sentences = line
    .slice(Math.max(0, at - 2_000), at)
    .replace(assumes, "")
    .split(/(?<=[.!?]) /);
  return (cell ?? sentences.at(-1) ?? "").replace(/\{\{(if|\/if)[^}]*\}\}|\*\*|^- /g, "").trim();
}
