import { catalogue, type ServiceKey } from "./catalogue.ts";

/**
 * Reads the services named in an address: `services=firewall,soc` as links write it, or `services=firewall&services=soc`
 * as a form sends it. Unknown keys are ignored; the answer is in the order of the catalogue.
 */
export function preselectedServices(query: URLSearchParams): ServiceKey[] {
  const named = new Set(query.getAll("services").flatMap((value) => value.split(",").map((key) => key.trim())));
  return catalogue.map(({ key }) => key).filter((key) => named.has(key));
}
