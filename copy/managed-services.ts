import type { Locale } from "../site/locales.ts";
import type { PageName } from "../site/pages.ts";
import { type Words, words } from "./words.ts";

export type ManagedService = Words<"managed-services/sap">;

/** The text of each page of managed services. */
export const managedServiceTexts = {
  "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi": "managed-services/infrastructure",
  "yonetilen-hizmetler-sap-ve-is-uygulamalari-yonetimi": "managed-services/sap",
  "yonetilen-hizmetler-siber-guvenlik-yonetim-ve-danismanlik-hizmetleri": "managed-services/cybersecurity",
  "yonetilen-hizmetler-uygulama-modernizasyonu": "managed-services/application-modernization",
  "yonetilen-hizmetler-veri-yonetimi-ve-stratejileri": "managed-services/data",
} as const satisfies Partial<Record<PageName, string>>;

export type ManagedServicePage = keyof typeof managedServiceTexts;

export const managedServicePages = Object.keys(managedServiceTexts) as ManagedServicePage[];

type NameIn<Text> = Text extends `managed-services/${infer Name}` ? Name : never;
export type ServiceName = NameIn<(typeof managedServiceTexts)[ManagedServicePage]>;

/** The short name of a service, which is also that of its pictures: "sap". */
export function serviceName(page: PageName): ServiceName {
  return managedServiceTexts[page as ManagedServicePage].replace("managed-services/", "") as ServiceName;
}

export function managedService(page: PageName, locale: Locale): ManagedService {
  return words(managedServiceTexts[page as ManagedServicePage], locale);
}
