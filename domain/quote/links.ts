import { catalogue, type ServiceKey, type ServiceLevel, serviceLevels } from "./catalogue.ts";
import { clampCount } from "./count.ts";
import { chosenServices, type Draft, emptyDraft, type ServiceChoice } from "./draft.ts";
import { fieldNames, type Place, placesOf, takesOneLevel } from "./field-names.ts";
import { chosenPlaces, readPlace } from "./packages.ts";
import { detailsStep } from "./steps/details.ts";
import { servicesStep } from "./steps/services.ts";

/**
 * A package as a short text for addresses, nothing personal in it:
 * "os.b4.p12_db-mssql.a2-pg.p6_storage.p_san" is 4 servers at basic and 12 at professional, two kinds of databases,
 * storage at professional, and SAN.
 */
export const packageParameter = "paket";

const letters = { basic: "b", advanced: "a", professional: "p" } as const satisfies Record<ServiceLevel, string>;
/** Twice what a package with every service, suboption and level at its largest count takes. */
const longestText = 1_200;

/** The chosen packages, as far as they are complete. */
export function writePackages(draft: Draft): string {
  const texts = chosenServices(draft).map(({ service, choice }) => [
    service.short,
    ...chosenPlaces(service, choice).map((place) => written(place, choice)),
  ]);
  return texts.map((parts) => parts.join("")).join("_");
}

/** The address's query that opens the same packages. */
export function shareQuery(draft: Draft): string {
  return new URLSearchParams({ [packageParameter]: writePackages(draft) }).toString();
}

/** The packages in such a text. What is unknown or not offered is left out, what is too large is clamped. */
export function readPackages(text: string): Draft {
  if (text.length > longestText) return emptyDraft();
  const posted = Object.fromEntries(text.split("_").flatMap(postedBy));
  return detailsStep.edit(servicesStep.edit(emptyDraft(), posted), posted);
}

function written(place: Place, choice: ServiceChoice): string {
  const name = place.suboption ? `-${place.fields.short}` : "";
  const packages = readPlace(place, choice).packages.map(({ level, count }) => `.${letters[level]}${count ?? ""}`);
  return name + packages.join("");
}

type Posting = [name: string, value: string];

/** What the forms of steps 1 and 2 would post for the text of one service. */
function postedBy(text: string): Posting[] {
  const [own = [], ...options] = text.split("-").map((part) => part.split("."));
  const service = catalogue.find(({ short }) => short === own[0]);
  if (!service) return [];
  const chosen: Posting[] = [
    [fieldNames.service(service.key), "yes"],
    [fieldNames.details(service.key), "yes"],
  ];
  return placesOf(service).reduce((posted, place) => {
    const [short, ...packages] = place.suboption ? (options.find(([name]) => name === place.fields.short) ?? []) : own;
    if (short && place.suboption) posted.push([fieldNames.suboption(service.key, place.suboption), "yes"]);
    return posted.concat(packages.flatMap((one) => postedAt(place, one)));
  }, chosen);
}

/** "p12" at a place. */
function postedAt(place: Place, text: string): Posting[] {
  const [, letter, digits = ""] = /^([bap])(\d*)$/.exec(text) ?? [];
  const level = serviceLevels.find((one) => letters[one] === letter);
  if (!level || place.fields[level].disabled) return [];
  const chosen: Posting = [fieldNames.level(place, level), takesOneLevel(place) ? level : "yes"];
  if (place.service.asks === "level") return [chosen];
  const count = Number(digits);
  return count > 0
    ? [chosen, [fieldNames.count(place, level), String(clampCount(count, place.service.multipleOf))]]
    : [];
}

/**
 * Reads the services named in an address: `services=firewall,soc` as links write it, or `services=firewall&services=soc`
 * as a form sends it. Unknown keys are ignored; the answer is in the order of the catalogue.
 */
export function preselectedServices(query: URLSearchParams): ServiceKey[] {
  const named = new Set(query.getAll("services").flatMap((value) => value.split(",").map((key) => key.trim())));
  return catalogue.map(({ key }) => key).filter((key) => named.has(key));
}

/** The name under which an address carries the link of a mail, with which a visitor goes on with a draft. */
export const resumeParameter = "resume";

/** The address's query that opens the draft again. */
export function resumeQuery(token: string): string {
  return new URLSearchParams({ [resumeParameter]: token }).toString();
}

const parameter = "record";
const kind = "pdf";

/** Where the record of the request on a page is downloaded. */
export function recordAddress(page: string): string {
  return `${page}?${parameter}=${kind}`;
}

/** Whether a page's address asks for the record instead. Its payload never does. */
export function isRecordAddress(path: string, query: string): boolean {
  return !path.endsWith(".data") && new URLSearchParams(query).get(parameter) === kind;
}
