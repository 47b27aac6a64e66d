import { z } from "zod";
import { counted, seen } from "./fields.ts";

/** A field that services belong to. */
const tag = z.strictObject({
  name: seen(
    "Hizmet alanının adı: kartlarda, süzgeçte ve özetlerde.",
    "Name of a field of services: on cards, in the filter and summaries.",
    { max: 30 },
  ),
  about: seen(
    "Birinci adımda alan adının yanındaki kısa açıklama.",
    "Short explanation beside the field's name in the first step.",
  ),
});

/** What can be chosen for a service. */
const level = z.strictObject({
  name: seen(
    "Hizmet seviyesinin adı: adımlarda, özetlerde ve e-postalarda.",
    "Name of a service level: in steps, summaries and mails.",
    { max: 20 },
  ),
  summary: seen(
    "Seviyenin kısa anlatımı: ikinci adımda ve önizlemede.",
    "The level in short: in the second step and the preview.",
  ),
  about: seen(
    "Seviyenin uzun anlatımı; yalnızca site aramasında bulunur.",
    "The level at length; found by the site's search only.",
  ),
});

/** What a visitor reads of a service. */
const service = z.strictObject({
  label: seen(
    "Hizmetin adı: adımlarda, özetlerde ve e-postalarda.",
    "Name of the service: in steps, summaries and mails.",
    { max: 40 },
  ),
  sublabel: seen(
    "Hizmet adının yanında küçük yazılan açık adı.",
    "Longer name in small type beside the service's name.",
    { max: 60 },
  ).exactOptional(),
  summary: seen(
    "Birinci adımdaki kartta hizmetin kısa anlatımı.",
    "The service in short on its card in the first step.",
  ),
  info: seen(
    "Birinci adımda açılan, hizmetin kapsamını anlatan metin.",
    "What the service covers, unfolded in the first step.",
  ),
  howTo: seen(
    "İkinci adımda hizmet adının altında nasıl doldurulacağı.",
    "How to fill it in, below the service's name in step two.",
  ),
});

/** Where a number is asked: its label and the unit behind it. */
const countedService = service.extend({
  input: seen("İkinci adımda sayı yazılan alanın etiketi.", "Label of the field for the number in the second step.", {
    max: 30,
  }),
  unit: counted([], "Özetlerde sayının ardından gelen birim.", "Unit that follows the number in summaries."),
});

/** A part of a service that is chosen on its own. */
const suboption = z.strictObject({
  name: seen(
    "Alt hizmetin adı: ikinci adımda ve önizlemede.",
    "Name of the suboption: in the second step and the preview.",
    { max: 30 },
  ),
  short: seen("Alt hizmetin özet satırlarındaki kısa adı.", "Short name of the suboption in the lines of summaries.", {
    max: 20,
  }),
});

export const quoteServices = z.strictObject({
  tags: z.strictObject({ infrastructure: tag, security: tag, sap: tag }),
  levels: z.strictObject({ basic: level, advanced: level, professional: level }),
  services: z.strictObject({
    "operating-system-management": countedService,
    "database-management": countedService,
    storage: service,
    virtualization: countedService,
    backup: countedService,
    "san-management": service,
    firewall: countedService,
    soc: countedService,
    siem: countedService,
    "cloud-management": countedService,
    "sap-maintenance-and-support": countedService,
  }),
  suboptions: z.strictObject({
    mssql: suboption,
    mysql: suboption,
    postgresql: suboption,
    oracle: suboption,
    mongodb: suboption,
    db2: suboption,
    "prod-sid": suboption,
    "non-prod-sid": suboption,
    "dr-sid": suboption,
  }),
});
