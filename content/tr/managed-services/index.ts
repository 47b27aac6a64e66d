import { applicationModernization } from "./application-modernization.ts";
import { cybersecurity } from "./cybersecurity.ts";
import { data } from "./data.ts";
import { infrastructure } from "./infrastructure.ts";
import { sap } from "./sap.ts";

/** The copy of each page of managed services, by the name of the page. */
export const managedServices = {
  "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi": infrastructure,
  "yonetilen-hizmetler-sap-ve-is-uygulamalari-yonetimi": sap,
  "yonetilen-hizmetler-siber-guvenlik-yonetim-ve-danismanlik-hizmetleri": cybersecurity,
  "yonetilen-hizmetler-uygulama-modernizasyonu": applicationModernization,
  "yonetilen-hizmetler-veri-yonetimi-ve-stratejileri": data,
};
