import {
  type CatalogueService,
  type ServiceKey,
  type ServiceTag,
  type SuboptionName,
  serviceTags,
} from "./catalogue.ts";
import type { ServiceUnit } from "./catalogue-shape.ts";
import { chosenServices, type Draft, type ServiceChoice } from "./draft.ts";
import { chosenPlaces, type DetailCode, type Package, readPlace, serviceErrors } from "./packages.ts";

/** One chosen service: its packages, or those of its chosen suboptions. */
export type SummaryService = {
  key: ServiceKey;
  unit?: ServiceUnit;
  packages: Package[];
  suboptions: { name: SuboptionName; packages: Package[] }[];
  /** All counts together, where counts are asked. */
  total?: number;
  /** What it still lacks first. */
  missing?: DetailCode;
};

export type SummaryGroup = { tag: ServiceTag; color: (typeof serviceTags)[ServiceTag]; services: SummaryService[] };

/** What was chosen, grouped by field. Nothing else is in it: no unchosen service, suboption or level. */
export function summaryOf(draft: Draft): SummaryGroup[] {
  const byTag = Map.groupBy(chosenServices(draft), ({ service }) => service.tag);
  return [...byTag].map(([tag, chosen]) => ({
    tag,
    color: serviceTags[tag],
    services: chosen.map(({ service, choice }) => summaryOfService(service, choice)),
  }));
}

function summaryOfService(service: CatalogueService, choice: ServiceChoice): SummaryService {
  const places = chosenPlaces(service, choice).map((place) => {
    return { name: place.suboption, packages: readPlace(place, choice).packages };
  });
  const total = places.flatMap(({ packages }) => packages).reduce((sum, { count = 0 }) => sum + count, 0);
  const missing = serviceErrors(service, choice)[0]?.code;
  return {
    key: service.key,
    ...(service.unit && { unit: service.unit, total }),
    packages: places.flatMap(({ name, packages }) => (name ? [] : packages)),
    suboptions: places.flatMap(({ name, packages }) => (name ? [{ name, packages }] : [])),
    ...(missing && { missing }),
  };
}
