import { Counter, Histogram, type Registry } from "prom-client";
import { leadForms } from "../../domain/lead/lead.ts";
import { deliveryKinds } from "../ports/deliveries.ts";
import { type LimitRule, limitLabels } from "../ports/limits.ts";
import {
  captchaVerdicts,
  codeOutcomes,
  dataRequestOutcomes,
  deliveryOutcomes,
  draftOrigins,
  leadOutcomes,
  type Meter,
  measuredForms,
  smsOutcomes,
} from "../ports/meter.ts";

type Events = Omit<Meter, "request" | "refused" | "watchConnections" | "watchStorage" | "watchRelease" | "watchJobs">;

const refusals = ["country", "paused", "number", "visitor", "busy"] as const;
/** A mail may take 25 seconds, a webhook ten. */
const attemptBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts what visitors and the outside make happen. Few events, so prom-client's own counters serve. */
export function eventCounts(register: Registry, countries: readonly string[]): Events {
  const registers = [register];
  const known = (country: string) => (countries.includes(country) ? country : "other");

  /** Everything that can be counted stands at zero from the start: a rise from nothing is otherwise not seen. */
  function counter(name: string, help: string, values: Readonly<Record<string, readonly string[]>>) {
    const made = new Counter({ name, help, labelNames: Object.keys(values), registers });
    for (const labels of combinations(values)) made.inc(labels, 0);
    return made;
  }

  const leads = counter("site_leads_total", "Leads by form and what became of them.", {
    form: leadForms,
    outcome: leadOutcomes,
  });
  const invalid = counter("site_invalid_forms_total", "Posted forms with answers that were not right.", {
    form: measuredForms,
  });
  const dataRequests = counter("site_data_requests_total", "Requests of data subjects, by how far they came.", {
    outcome: dataRequestOutcomes,
  });
  const limited = new Counter({
    name: "site_limited_total",
    help: "What was refused because a limit was reached, by what is limited and whom it counts.",
    labelNames: ["limit", "by"],
    registers,
  });
  for (const labels of limitNames) limited.inc(labels, 0);
  const captcha = counter("site_captcha_total", "Verdicts of the captcha.", { verdict: captchaVerdicts });
  const drafts = counter("site_drafts_total", "Drafts of quotes that began.", { origin: draftOrigins });
  const places = [...countries, "other"];
  const sms = counter("site_sms_total", "Codes given to the provider.", { country: places, outcome: smsOutcomes });
  const confirmed = counter("site_sms_confirmed_total", "Codes that completed a request.", { country: places });
  const refused = counter("site_sms_refused_total", "Codes that were not sent, by what refused them.", {
    by: refusals,
  });
  const codes = counter("site_codes_checked_total", "Codes that visitors typed.", { outcome: codeOutcomes });
  const deliveries = counter("site_deliveries_total", "Attempts to deliver, by how they ended.", {
    kind: deliveryKinds,
    outcome: deliveryOutcomes,
  });
  const givenUp = counter("site_deliveries_given_up_total", "Deliveries that are not tried again.", {
    kind: deliveryKinds,
  });
  const seconds = new Histogram({
    name: "site_delivery_seconds",
    help: "Time of an attempt to deliver.",
    labelNames: ["kind"],
    buckets: attemptBounds,
    registers,
  });

  return {
    lead: (form, outcome) => leads.inc({ form, outcome }),
    invalid: (form) => invalid.inc({ form }),
    privacyRequest: (outcome) => dataRequests.inc({ outcome }),
    limited(rule) {
      const labels = limitName(rule);
      if (labels) limited.inc(labels);
    },
    captcha: (verdict) => captcha.inc({ verdict }),
    draft: (origin) => drafts.inc({ origin }),
    sms: (country, outcome) => sms.inc({ country: known(country), outcome }),
    smsConfirmed: (country) => confirmed.inc({ country: known(country) }),
    smsRefused: (by) => refused.inc({ by }),
    codeChecked: (outcome) => codes.inc({ outcome }),
    delivery(kind, outcome, took) {
      deliveries.inc({ kind, outcome });
      seconds.observe({ kind }, took);
    },
    givenUp: (kind) => givenUp.inc({ kind }),
  };
}

function combinations(values: Readonly<Record<string, readonly string[]>>): Record<string, string>[] {
  return Object.entries(values).reduce<Record<string, string>[]>(
    (before, [name, choices]) => before.flatMap((labels) => choices.map((choice) => ({ ...labels, [name]: choice }))),
    [{}],
  );
}

/** The labels of each limit, by the beginning of its key; those of SMS have their keys in the domain. */
const names: Readonly<Record<string, { limit: string; by: string }>> = {
  ...limitLabels,
  "sms:number": { limit: "sms", by: "number" },
  "sms:number-day": { limit: "sms", by: "number" },
  "sms:visitor": { limit: "sms", by: "visitor" },
  "sms:visitor-day": { limit: "sms", by: "visitor" },
  "sms:country-day": { limit: "sms", by: "country" },
  "sms:total-day": { limit: "sms", by: "total" },
};

const unknown = { limit: "other", by: "other" };

/** The labels of a limit; undefined for those that are no visitor's. */
export function limitName({ key }: Pick<LimitRule, "key">): { limit: string; by: string } | undefined {
  const [first = "", second = ""] = key.split(":");
  if (first === "alert") return undefined;
  const name = first === "sms" ? `${first}:${second}` : first;
  return Object.hasOwn(names, name) ? names[name] : unknown;
}

/** Every pair of labels that there is. */
export const limitNames = [...new Set(Object.values(names).map((name) => JSON.stringify(name)))].map(
  (text): { limit: string; by: string } => JSON.parse(text),
);
