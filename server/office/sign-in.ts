import { randomBytes } from "node:crypto";
import { isMailAddress, mailAddressKey } from "../../domain/lead/mail-address.ts";
import { deviceLabel } from "../../domain/office/device.ts";
import { type Person, readName } from "../../domain/office/person.ts";
import { day, minute } from "../../domain/time.ts";
import { defaultLocale, type Locale } from "../../site/locales.ts";
import { isEqual, type KeyedHash } from "../data-folder/secret.ts";
import type { Clock, LimitRule } from "../ports/limits.ts";
import type { Office, Session, SignInLink } from "../ports/office.ts";
import { visitorKey } from "../use-cases/submissions.ts";

export const linkTime = 10 * minute;

export type SignInDeps = {
  office: Office;
  hash: KeyedHash;
  clock: Clock;
  /** Resolves once the mail has left, or cannot. */
  sendLink: (person: Person, token: string, to: string) => Promise<void>;
  /** Does what nobody waits for. */
  later: (work: () => Promise<unknown>) => void;
};

/** Who asks, as far as the request tells. */
export type Caller = {
  clientAddress: string;
  userAgent: string;
  /** What `browserToken` made at an earlier sign-in in this browser. */
  browserToken?: string;
};

export type SignedIn = { person: Person; session: Session };

/** How somebody comes in. Nothing it answers tells whether an address is known. */
export function createSignIn(deps: SignInDeps) {
  const { office, hash, clock, later } = deps;
  const { sessions, people, log } = office;
  const keyOf = (token: string) => hash("office-link", token);

  async function newLink(person: number | null): Promise<string> {
    const token = newToken();
    await sessions.addLink(keyOf(token), { person, endsAt: clock() + linkTime });
    return token;
  }

  async function mailLink(mail: string, to: string): Promise<void> {
    const person = await people.findByMail(mail);
    if (person && person.endedAt === undefined) await deps.sendLink(person, await newLink(person.number), to);
  }

  /** Whoever guesses is shut out long before a guess could be right. */
  async function mayTry(caller: Caller): Promise<boolean> {
    const client = visitorKey(caller.clientAddress, hash);
    const rule = { key: `office-link:${client}`, limit: 30, window: 10 * minute };
    return (await office.limits.take([rule], clock())).allowed;
  }

  async function enter(person: Person, caller: Caller): Promise<SignedIn & { token: string }> {
    const [token, at] = [newToken(), clock()];
    const device = deviceLabel(caller.userAgent);
    const session = { id: newToken(9), person: person.number, startedAt: at, seenAt: at, device };
    await sessions.begin(hash("office-session", token), session);
    await log.write({ at, person: person.number, action: "signed-in", subject: "" });
    return { person, session, token };
  }

  async function personOf({ person }: SignInLink, first: FirstPerson | undefined): Promise<Person | undefined> {
    if (person !== null) return people.find(person);
    if (!first) return undefined;
    const { mail, name, language = defaultLocale } = first;
    return people.addFirst({ mail, name, language, createdAt: clock() });
  }

  return {
    newLink,
    enter,

    /** Proves later that this browser signed in with this address. It tells the address to nobody. */
    browserToken(mail: string): string {
      const id = newToken(9);
      return `${id}.${signBrowser(id, mail, hash)}`;
    },

    /** Sends a link to whoever is known by this address. The answer waits for none of it, so that its time tells nothing. */
    async ask(typed: string, caller: Caller, to: string): Promise<void> {
      const mail = mailAddressKey(typed);
      if (!isMailAddress(mail)) return;
      for (const rules of askingRules(mail, caller, hash)) {
        if (!(await office.limits.take(rules, clock())).allowed) continue;
        later(() => mailLink(mail, to));
        return;
      }
    },

    /** What a link is for, without using it. */
    async look(token: string, caller: Caller): Promise<"first" | "known" | undefined> {
      if (!(await mayTry(caller))) return undefined;
      const link = await sessions.findLink(keyOf(token), clock());
      if (!link) return undefined;
      if (link.person === null) return (await people.isEmpty()) ? "first" : undefined;
      return "known";
    },

    /** Uses a link and begins a session. The first person of all says who they are. */
    async enterBy(token: string, caller: Caller, first?: FirstPerson) {
      if (!(await mayTry(caller))) return undefined;
      const link = await sessions.spendLink(keyOf(token), clock());
      const person = link && (await personOf(link, first));
      if (!person || person.endedAt !== undefined) return undefined;
      return enter(person, caller);
    },

    /** Who a session's cookie speaks for. */
    async personBy(token: string): Promise<SignedIn | undefined> {
      const session = await sessions.visit(hash("office-session", token), clock());
      const person = session && (await people.find(session.person));
      return session && person && person.endedAt === undefined ? { person, session } : undefined;
    },

    async signOut({ person, session }: SignedIn): Promise<void> {
      await sessions.end(session.id, person.number);
      await log.write({ at: clock(), person: person.number, action: "signed-out", subject: "" });
    },
  };
}

export type SignIn = ReturnType<typeof createSignIn>;

export type FirstPerson = { mail: string; name: string; language?: Locale };

/** What the first person typed, or nothing where it cannot be used. */
export function readFirstPerson(mail: string, name: string): FirstPerson | undefined {
  const first = { mail: mailAddressKey(mail), name: readName(name) };
  return isMailAddress(first.mail) && first.name !== "" ? first : undefined;
}

/** As many letters as say nothing of the one that came before. */
export function newToken(bytes = 32): string {
  return randomBytes(bytes).toString("base64url");
}

function signBrowser(id: string, mail: string, hash: KeyedHash): string {
  return hash("office-browser", `${id} ${mail}`);
}

/**
 * Sets of rules, of which one must have room. Strangers who ask with a person's address never take what is left for
 * that person: each network has its own limit, a browser in which the person signed in before is counted apart, and
 * once strangers have used up all other mails, one mail still leaves in the lifetime of a link. Whoever asked for it,
 * it reaches the person's mailbox.
 */
function askingRules(mail: string, { clientAddress, browserToken = "" }: Caller, hash: KeyedHash): LimitRule[][] {
  const address = hash("email", mail);
  const client = visitorKey(clientAddress, hash);
  const perClient = [
    { key: `office-client:${client}`, limit: 20, window: 10 * minute },
    { key: `office-client:${client}`, limit: 200, window: day },
  ];
  const [browser = "", signature = ""] = browserToken.split(".");
  if (isEqual(signature, signBrowser(browser, mail, hash))) {
    return [[...perSender(`office-browser:${browser}`), ...perClient]];
  }
  const perNetwork = [...perSender(`office-mail:${address}:${client}`), ...perClient];
  const perAddress = [
    { key: `office-mail:${address}`, limit: 10, window: 10 * minute },
    { key: `office-mail:${address}`, limit: 40, window: day },
  ];
  return [
    [...perNetwork, ...perAddress],
    [...perNetwork, { key: `office-last:${address}`, limit: 1, window: linkTime }],
  ];
}

function perSender(key: string): LimitRule[] {
  return [
    { key, limit: 3, window: 10 * minute },
    { key, limit: 20, window: day },
  ];
}
