import { catalogue, type ServiceKey, type ServiceLevel, serviceLevels } from "./catalogue.ts";
import { clampCount } from "./count.ts";
import { chosenServices, type Draft, emptyDraft, type ServiceChoice } from "./draft.ts";
import { fieldNames, type PackageTarget, packageTargets, takesOneLevel } from "./field-names.ts";
import { chosenTargets, readTarget } from "./packages.ts";
import { detailsStep } from "./steps/details.ts";
import { servicesStep } from "./steps/services.ts";

/**
 * A package as a short text for addresses, nothing personal in it:
 * "os.b4.p12_db-mssql.a2-pg.p6_storage.p_san" is 4 servers at basic and 12 at professional, two kinds of databases,
 * storage at professional, and SAN.
 */
export const packageParameter = "paket";

const levelLetters = { basic: "b", advanced: "a", professional: "p" } as const satisfies Record<ServiceLevel, string>;
/** Twice what a package with every service, suboption and level at its largest count takes. */
const maxLength = 1_200;

/** The chosen packages, as far as they are complete. */
export function writePackages(draft: Draft): string {
  const texts = chosenServices(draft).map(({ service, choice }) => [
    service.short,
    ...chosenTargets(service, choice).map((target) => targetText(target, choice)),
  ]);
  return texts.map((parts) => parts.join("")).join("_");
}

/** The address's query that opens the same packages. */
export function shareQuery(draft: Draft): string {
  return new URLSearchParams({ [packageParameter]: writePackages(draft) }).toString();
}

/** The packages in such a text. What is unknown or not offered is left out, what is too large is clamped. */
export function readPackages(text: string): Draft {
  if (text.length > maxLength) return emptyDraft();
  const posted = Object.fromEntries(text.split("_").flatMap(serviceEntries));
  return detailsStep.edit(servicesStep.edit(emptyDraft(), posted), posted);
}

function targetText(target: PackageTarget, choice: ServiceChoice): string {
  const name = target.suboption ? `-${target.fields.short}` : "";
  const packages = readTarget(target, choice).packages.map(
    ({ level, count }) => `.${levelLetters[level]}${count ?? ""}`,
  );
  return name + packages.join("");
}

type FormEntry = [name: string, value: string];

/** What the forms of steps 1 and 2 would post for the text of one service. */
function serviceEntries(text: string): FormEntry[] {
  const [own = [], ...options] = text.split("-").map((part) => part.split("."));
  const service = catalogue.find(({ short }) => short === own[0]);
  if (!service) return [];
  const chosen: FormEntry[] = [
    [fieldNames.service(service.key), "yes"],
    [fieldNames.details(service.key), "yes"],
  ];
  return packageTargets(service).reduce((posted, target) => {
    const [short, ...packages] = target.suboption
      ? (options.find(([name]) => name === target.fields.short) ?? [])
      : own;
    if (short && target.suboption) posted.push([fieldNames.suboption(service.key, target.suboption), "yes"]);
    return posted.concat(packages.flatMap((one) => packageEntries(target, one)));
  }, chosen);
}

/** What the form of step 2 would post for a level such as "p12". */
function packageEntries(target: PackageTarget, text: string): FormEntry[] {
  const [, letter, digits = ""] = /^([bap])(\d*)$/.exec(text) ?? [];
  const level = serviceLevels.find((one) => levelLetters[one] === letter);
  if (!level || target.fields[level].disabled) return [];
  const chosen: FormEntry = [fieldNames.level(target, level), takesOneLevel(target) ? level : "yes"];
  if (target.service.asks === "level") return [chosen];
  const count = Number(digits);
  return count > 0
    ? [chosen, [fieldNames.count(target, level), String(clampCount(count, target.service.multipleOf))]]
    : [];
}

/**
 * Reads the services named in an address: `services=firewall,soc` as links write it, or `services=firewall&services=soc`
 * as a form sends it. Unknown keys are ignored; the result is in the order of the catalogue.
 */
export function preselectedServices(query: URLSearchParams): ServiceKey[] {
  const named = new Set(query.getAll("services").flatMap((value) => value.split(",").map((key) => key.trim())));
  return catalogue.map(({ key }) => key).filter((key) => named.has(key));
}

/** The query parameter with the token of a resume link. */
export const resumeParameter = "resume";

/** The address's query that opens the draft again. */
export function resumeQuery(token: string): string {
  return new URLSearchParams({ [resumeParameter]: token }).toString();
}

const recordParameter = "record";
const recordFormat = "pdf";

/** Where the record of the request on a page is downloaded. */
export function recordAddress(page: string): string {
  return `${page}?${recordParameter}=${recordFormat}`;
}

/** Whether the address is that of the record and not of the page. Never for the page's payload. */
export function isRecordAddress(path: string, query: string): boolean {
  return !path.endsWith(".data") && new URLSearchParams(query).get(recordParameter) === recordFormat;
}
