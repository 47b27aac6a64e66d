import { requestMails as en } from "../../content/en/request-mails.ts";
import { requestMails as tr } from "../../content/tr/request-mails.ts";
import type { Applicant, ConfirmedRequest, DataRequest } from "../../domain/data-request/data-request.ts";

export const requestWords = { tr, en } as const;

/** A request whose maker is still known: nobody else can be written to. */
export type KnownRequest = DataRequest & { applicant: Applicant };
export type KnownConfirmedRequest = KnownRequest & ConfirmedRequest;
