import { readPackages } from "../../domain/quote/links.ts";
import { issueCode } from "../../domain/verification/verification.ts";
import type { KeyedHash } from "../../server/data-folder/secret.ts";
import { openStorage } from "../../server/storage/open-storage.ts";
import { readContact } from "../../server/use-cases/quote/contact.ts";
import { currentMoment, draftKey, newToken, recipientOf } from "../../server/use-cases/quote/drafts.ts";
import { codeHash } from "../../server/use-cases/quote/types.ts";
import { cookies } from "../../site/cookies.ts";
import type { Journey } from "./drive.ts";
import { chosen, contactFields, expectRedirect, numberOf, page, wizard } from "./quote.ts";
import { nextVisitor, post } from "./requests.ts";

const code = "417029";

type Place = Parameters<typeof openStorage>[0];

/** Puts drafts where they are kept, each with a code that its visitor has yet to type; gives their cookies. */
export async function prepareQuotes(place: Place, hash: KeyedHash, count: number): Promise<string[]> {
  const storage = await openStorage(place);
  const all: string[] = [];
  for (let index = 0; index < count; index++) {
    const cookie = newToken();
    const key = draftKey(cookie, hash);
    const now = currentMoment(Date.now);
    const about = { locale: "tr", page, notice: "1", consent: "required", fallbackCountry: "TR" } as const;
    const contact = readContact(contactFields(numberOf(index)), { ...about, ownHost: "localhost", now });
    if (Array.isArray(contact)) throw new Error("The answers of a quote are not right.");
    const issued = issueCode(code, { recipient: recipientOf(key, contact.phone), now, hash: codeHash({ hash }) });
    const draft = { packages: readPackages(chosen), contact, code: { ...issued, send: cookie } };
    await storage.drafts.change(key, now.at, () => ({ result: undefined, draft }));
    all.push(cookie);
  }
  await storage.close();
  return all;
}

/** Posts codes to drafts that wait for them: what is measured is the request that makes a lead of a draft. */
export function submissionJourney(port: number, prepared: readonly string[]): Journey {
  const left = prepared.map((cookie) => {
    const request = { path: wizard, query: "?step=4", visitor: nextVisitor(), cookie: cookieHeader(cookie) };
    return post(port, { wanted: "payload", ...request }, { form: "code", code });
  });
  return async (connection) => {
    const request = left.pop();
    if (!request) throw new Error("More drafts should have been prepared.");
    const began = performance.now();
    const reply = await connection.send(request);
    const took = performance.now() - began;
    expectRedirect(reply, "thanks");
    return took;
  };
}

function cookieHeader(cookie: string): string {
  return `${cookies.quoteDraft.name}=${cookie}`;
}
