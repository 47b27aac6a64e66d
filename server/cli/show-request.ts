import type { DataRequest } from "../../domain/data-request/data-request.ts";
import { answer, type Session } from "./command.ts";
import { deliveryDocument } from "./delivery-view.ts";
import { requestDocument, shownLeft, stateOf } from "./request-view.ts";
import { blocks, deliveryLines, type Fact } from "./show.ts";
import { shownTime } from "./times.ts";

export async function showRequest(session: Session, request: DataRequest): Promise<number> {
  const { storage, terminal, clock } = session;
  const deliveries = await storage.outbox.list({ requestId: request.id });
  const document = { request: requestDocument(request, clock()), deliveries: deliveries.map(deliveryDocument) };
  answer(session, document, () =>
    [...blocks(factsOf(request, clock()), terminal.columns), deliveryLines(deliveries, terminal.columns)].join("\n\n"),
  );
  return 0;
}

function factsOf(request: DataRequest, now: number): Fact[][] {
  const { confirmed, closed, applicant } = request;
  return [
    Object.entries({
      ...(confirmed && { Reference: confirmed.reference }),
      Id: request.id,
      Kind: request.kind,
      State: stateOf(request),
      Received: shownTime(request.createdAt),
      ...(confirmed && { Confirmed: shownTime(confirmed.at), Due: confirmed.dueOn }),
      ...(confirmed && !closed && { Left: shownLeft(confirmed.dueOn, now) }),
      ...(closed && { Closed: shownTime(closed.at) }),
      ...(request.held && { "Held for": request.held }),
      Language: request.locale,
      Notice: request.notice,
    }),
    Object.entries(
      applicant
        ? {
            Name: applicant.fullname,
            "E-mail": applicant.email,
            Phone: applicant.phone || "none",
            Details: applicant.details || "none",
          }
        : { Person: "forgotten" },
    ),
  ];
}
