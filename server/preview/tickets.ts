import { mayEnter } from "../../domain/office/person.ts";
import { minute } from "../../domain/time.ts";
import { isEqual, type KeyedHash } from "../data-folder/secret.ts";
import type { Office } from "../ports/office.ts";

/** Long enough to open a page and all that it shows; the studio asks for a new one with each page. */
const lifetime = 10 * minute;

/** Whom a ticket was given to: somebody's session, for one draft. */
export type TicketHolder = { draft: string; person: number; session: string };

type Deps = { hash: KeyedHash; office: Pick<Office, "people" | "sessions">; clock: () => number };

/** Tickets let a browser see the pages of a draft without a cookie. They end with the session that asked for them. */
export function createTickets({ hash, office, clock }: Deps) {
  const sign = (content: string) => hash("preview-ticket", content);

  return {
    give({ draft, person, session }: TicketHolder): string {
      const content = Buffer.from(JSON.stringify([draft, person, session, clock() + lifetime])).toString("base64url");
      return `${content}.${sign(content)}`;
    },

    /** The draft whose pages a ticket opens now; undefined where it opens none. */
    async draftOf(ticket: string): Promise<string | undefined> {
      const [content = "", signature = "", ...rest] = ticket.split(".");
      if (rest.length > 0 || !isEqual(signature, sign(content))) return undefined;
      const [draft, number, session, endsAt] = JSON.parse(Buffer.from(content, "base64url").toString());
      if (endsAt <= clock()) return undefined;
      const [person, sessions] = await Promise.all([office.people.find(number), office.sessions.list(clock(), number)]);
      const isOpen = sessions.some(({ id }) => id === session);
      return isOpen && person && person.endedAt === undefined && mayEnter("words", person) ? draft : undefined;
    },
  };
}

export type Tickets = ReturnType<typeof createTickets>;
