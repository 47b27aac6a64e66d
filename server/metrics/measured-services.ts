import type { FormAnswer } from "../../domain/lead/answer.ts";
import type { Meter } from "../meter.ts";
import type { Services } from "../services.ts";
import type { DataRequests } from "../use-cases/data-request/data-requests.ts";
import type { ContactOutcome, QuoteWizard, ResendOutcome } from "../use-cases/quote/contract.ts";

/** The services, and a count of what comes of them that storage does not see. */
export function measuredServices(services: Services, meter: Meter | undefined): Services {
  if (!meter) return services;
  const { submitLead, requests, quote } = services;
  return {
    ...services,
    submitLead: measuredSubmit(submitLead, meter),
    requests: measuredRequests(requests, meter),
    quote: measuredQuote(quote, meter),
  };
}

function measuredSubmit(submit: Services["submitLead"], meter: Meter): Services["submitLead"] {
  return async (submission) => {
    const { form } = submission;
    try {
      const answer = await submit(submission);
      if (answer.status === "invalid") meter.invalid(form);
      return answer;
    } catch (error) {
      meter.lead(form, "failed");
      throw error;
    }
  };
}

function measuredRequests(requests: DataRequests, meter: Meter): DataRequests {
  const counted = async (asked: Promise<FormAnswer>) => {
    const answer = await asked.catch((error: unknown) => {
      meter.dataRequest("failed");
      throw error;
    });
    if (answer.status === "invalid") meter.invalid("request");
    if (answer.status === "mailed" || answer.status === "confirmed") meter.dataRequest(answer.status);
    return answer;
  };
  return {
    ...requests,
    submit: (submission) => counted(requests.submit(submission)),
    confirm: (token) => counted(requests.confirm(token)),
  };
}

function measuredQuote(quote: QuoteWizard, meter: Meter): QuoteWizard {
  const countRefusal = (answer: ContactOutcome | ResendOutcome) => {
    if (answer.outcome === "refused") meter.smsRefused(answer.refusal);
  };
  return {
    ...quote,
    async save(...given) {
      const saved = await quote.save(...given);
      if (saved.cookie) meter.draft("opened");
      return saved;
    },
    async resume(token) {
      const resumed = await quote.resume(token);
      if (resumed.cookie) meter.draft("resumed");
      return resumed;
    },
    async sendContact(...given) {
      const answer = await quote.sendContact(...given);
      if (answer.outcome === "invalid") meter.invalid("quote");
      countRefusal(answer);
      return answer;
    },
    async resend(visit) {
      const answer = await quote.resend(visit);
      countRefusal(answer);
      return answer;
    },
    async confirm(...given) {
      try {
        const answer = await quote.confirm(...given);
        meter.codeChecked(answer.outcome === "completed" ? "right" : answer.outcome);
        return answer;
      } catch (error) {
        meter.lead("quote", "failed");
        throw error;
      }
    },
  };
}
