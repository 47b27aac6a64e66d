import { z } from "zod";
import { seen } from "./fields.ts";

export const leadSource = z.strictObject({
  source: seen(
    "Ekip e-postasında ve tablolarda ziyaretin kaynağının etiketi.",
    "Label of a visit's source in the team's mail and in tables.",
    { max: 40 },
  ),
  unknown: seen(
    "Ziyaretin nereden geldiği bilinmiyorsa kaynağın yerinde yazan.",
    "Stands for the source where nobody knows where a visit came from.",
    { max: 40 },
  ),
  utmMedium: seen("Kampanyanın mecrasının (utm_medium) etiketi.", "Label of a campaign's medium (utm_medium).", {
    max: 40,
  }),
  utmCampaign: seen("Kampanyanın adının (utm_campaign) etiketi.", "Label of a campaign's name (utm_campaign).", {
    max: 40,
  }),
  utmTerm: seen("Kampanyanın anahtar sözcüğünün (utm_term) etiketi.", "Label of a campaign's keyword (utm_term).", {
    max: 40,
  }),
  utmContent: seen(
    "Tıklanan reklamın veya bağlantının (utm_content) etiketi.",
    "Label of the ad or link that was clicked (utm_content).",
    { max: 40 },
  ),
  referringHost: seen(
    "Ziyaretçinin geldiği sitenin adının etiketi.",
    "Label of the name of the site a visitor came from.",
    { max: 40 },
  ),
  landingPage: seen("Ziyaretin başladığı sayfanın etiketi.", "Label of the page a visit began with.", { max: 40 }),
});
