import type { destroyedKinds, officeActions } from "../../domain/office/actions.ts";
import type { MailKind, Person, Role } from "../../domain/office/person.ts";
import type { Locale } from "../../site/locales.ts";
import type { CopyDraftStore } from "./copy-drafts.ts";
import type { LimitStore } from "./limits.ts";

export type NewPerson = Pick<Person, "mail" | "name" | "roles" | "language"> & { createdAt: number };

/** A change by an admin, or of the person's own name, made to a version of the person. */
export type PersonChange = {
  version: number;
  name?: string;
  mail?: string;
  roles?: readonly Role[];
  endedAt?: number | null;
};

export type PersonChanged =
  | { outcome: "changed"; person: Person }
  /** Somebody was faster: nothing was written, and this is what they left. */
  | { outcome: "stale"; person: Person }
  /** Without this one nobody could invite anybody any more. */
  | { outcome: "last-admin"; person: Person }
  /** Another person has this address. */
  | { outcome: "address-in-use"; person: Person }
  | { outcome: "missing" };

export type PeopleStore = {
  /** Undefined where somebody with this address is there already. */
  add(person: NewPerson): Promise<Person | undefined>;
  /** The first of all, an admin; undefined where somebody is there already. */
  addFirst(person: Omit<NewPerson, "roles">): Promise<Person | undefined>;
  /** Ended ones too. */
  find(number: number): Promise<Person | undefined>;
  findByMail(mail: string): Promise<Person | undefined>;
  /** In the order of their numbers, ended ones too. */
  list(): Promise<Person[]>;
  isEmpty(): Promise<boolean>;
  change(number: number, change: PersonChange): Promise<PersonChanged>;
  setLanguage(number: number, language: Locale): Promise<void>;
  setLetterKeys(number: number, isOn: boolean): Promise<void>;
  setMutedMails(number: number, kinds: readonly MailKind[]): Promise<void>;
};

/** A link by which somebody signs in; for nobody in particular where it is for the very first person. */
export type SignInLink = { person: number | null; endsAt: number };

export type Session = {
  /** By which lists name it; it opens nothing. */
  id: string;
  person: number;
  startedAt: number;
  seenAt: number;
  /** "Firefox, Windows"; empty where the browser does not say. */
  device: string;
};

/** How long sessions live, in milliseconds: without a visit, and at most. */
export type SessionTimes = { idle: number; most: number };

/** Sign-in links and sessions. Tokens are hashes: whoever reads the database cannot come in. */
export type SessionStore = {
  addLink(token: string, link: SignInLink): Promise<void>;
  findLink(token: string, now: number): Promise<SignInLink | undefined>;
  /** Uses a link; of many who do so at once one gets it. */
  spendLink(token: string, now: number): Promise<SignInLink | undefined>;
  begin(token: string, session: Session): Promise<void>;
  /** A session that is open, and notes the visit. */
  visit(token: string, now: number): Promise<Session | undefined>;
  /** Open ones, newest visit first; everybody's where nobody is named. */
  list(now: number, person?: number): Promise<Session[]>;
  /** Ends one, of this person only where one is named; true where there was such a one. */
  end(id: string, person?: number): Promise<boolean>;
  /** Takes back the links of a person that are on their way. */
  endLinks(person: number): Promise<void>;
  /** Ends all of a person, or everybody's, and takes back the links on their way. */
  endAll(person?: number): Promise<number>;
  /** Removes what has ended. */
  forget(now: number): Promise<void>;
};

export type OfficeAction = (typeof officeActions)[number];

/** A key that a device keeps for a person; it opens nothing without that device. */
export type Passkey = {
  /** By which the device names it. */
  id: string;
  person: number;
  publicKey: string;
  /** Of the device's own uses, where it counts them. */
  counter: number;
  /** "Safari, iPhone"; empty where the browser does not say. */
  device: string;
  createdAt: number;
  usedAt?: number;
};

/** What a device has to sign. For nobody in particular where somebody signs in. */
export type Challenge = { challenge: string; person: number | null; endsAt: number };

export type PasskeyStore = {
  /** False where there is one of this id already. */
  add(passkey: Passkey): Promise<boolean>;
  find(id: string): Promise<Passkey | undefined>;
  /** Oldest first. */
  list(person: number): Promise<Passkey[]>;
  noteUse(id: string, counter: number, at: number): Promise<void>;
  /** False where this person has no such one. */
  remove(id: string, person: number): Promise<boolean>;
  keepChallenge(token: string, challenge: Challenge): Promise<void>;
  /** Once: of many who ask at the same time one gets it. */
  takeChallenge(token: string, now: number): Promise<Challenge | undefined>;
  forget(now: number): Promise<void>;
};

/** Who did what with which, and when: never what stood in it. */
export type LogLine = {
  at: number;
  /** Absent where nobody was signed in. */
  person?: number;
  action: OfficeAction;
  /** The number of a lead, a request, a record or a person; empty where there is nothing to name. */
  subject: string;
};

export type OfficeLog = {
  write(line: LogLine): Promise<void>;
  /** Nothing where this person's line about it stands there already. */
  writeOnce(line: LogLine & { person: number }): Promise<void>;
  /** Newest first. */
  list(filter?: {
    person?: number | undefined;
    actions?: readonly OfficeAction[] | undefined;
    limit?: number;
    before?: number | undefined;
  }): Promise<LogLine[]>;
  /** The request numbers of all leads that lines name. */
  namedLeads(): Promise<string[]>;
  /**
   * Takes the numbers of leads that are gone from their lines, which stay, and overwrites them. Overwrites also where
   * none is named: an earlier attempt may have ended before that.
   */
  makeNameless(leads: readonly string[]): Promise<void>;
  /** Removes what is older, and notes how much of it. */
  forget(before: number, now: number): Promise<void>;
};

export type DestroyedKind = (typeof destroyedKinds)[number];
/** How much of what was destroyed, or would be. */
export type DestroyedCounts = Partial<Record<DestroyedKind, number>>;

/** What was destroyed, when, why and by whom. It names nobody whose data it was. */
export type DestructionRecord = {
  id: string;
  at: number;
  /** Its time was up, or somebody of the office erased a person's data. */
  reason: "retention" | "erasure";
  /** By whom; absent where its time was up. */
  person?: number;
  counts: DestroyedCounts;
};

export type DestructionRecords = {
  write(record: DestructionRecord): Promise<void>;
  find(id: string): Promise<DestructionRecord | undefined>;
  /** Newest first. */
  list(filter?: { limit?: number; before?: number }): Promise<DestructionRecord[]>;
  forget(before: number): Promise<void>;
};

/** Up to which day people were reminded of their follow-ups. It knows days and people, and no lead. */
export type ReminderStore = {
  /**
   * Takes a person's reminder of a day until a moment; undefined where it was sent, or somebody else holds it. Gives the
   * last day of which this person was reminded, which is empty where there was none.
   */
  claim(person: number, day: string, hold: { now: number; until: number }): Promise<{ after: string } | undefined>;
  /** Notes that it was sent. `until` is that of the claim: whoever came too late notes nothing. */
  settle(person: number, day: string, until: number): Promise<void>;
};

export type Office = {
  people: PeopleStore;
  sessions: SessionStore;
  passkeys: PasskeyStore;
  log: OfficeLog;
  destructions: DestructionRecords;
  reminders: ReminderStore;
  copyDrafts: CopyDraftStore;
  limits: LimitStore;
  close(): Promise<void>;
};
