import { link } from "../../schema.ts";
import type { hybrid as tr } from "../../tr/cloud/hybrid.ts";

export const hybrid: typeof tr = {
  crumb: "Hybrid Cloud",
  crumbsLabel: "Where the hybrid cloud section stands",
  title: "Hybrid cloud: two places, one setup.",
  lead: "Hybrid cloud need not be a stop on the way; it can be where an architecture stays. What matters is that the team running both sides sees them as one environment.",
  caption:
    "Your data center on the left, the public cloud on the right. The three trails between them are network, identity and monitoring; the warm dot is your user, sending a request.",
  parts: [
    {
      title: "What stays inside",
      content:
        "Databases that hold personal data, systems that answer a production line within milliseconds, applications whose license is tied to hardware.",
    },
    {
      title: "What goes outside",
      content:
        "Storefronts and portals with restless traffic, test environments, archives and month-end runs. When the load ends, so do the capacity and its cost.",
    },
    {
      title: "What ties the two together",
      content:
        "A redundant, encrypted link, one identity with single sign-on, a shared monitoring screen. Whoever is on call does not begin by asking which side failed.",
    },
  ],
  story: link("Poyraz Perakende: shop window outside, checkout inside", "hakkimizda-basari-hikayeleri-hikaye", {
    params: { hikaye: "poyraz-perakende" },
  }),
};
