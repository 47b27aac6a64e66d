import type { ChangedFile, Conflict, FileChange, FileState, TextFiles } from "../../copy/editing/text-file.ts";

export type { ChangedFile, Conflict, FileChange, FileState, TextFiles };

/** Why nothing was published; "switch" alone comes after the words were published. */
export const publicationFailures = [
  "undecided",
  "conflict",
  "nothing",
  "missing",
  "texts",
  "build",
  "try",
  "moved-on",
  "stale",
  "refused",
  "unreachable",
  "diverged",
  "foreign",
  "switch",
  "interrupted",
  "other",
] as const;
export type PublicationFailure = (typeof publicationFailures)[number];

/** When a draft is published by itself. */
export type TimedPublication = {
  at: number;
  /** Who timed it, and when. */
  person: number;
  setAt: number;
  /** It came to its time and could not be published; a new time is needed. */
  failure?: PublicationFailure;
};

export type Draft = {
  /** Another one after each change. */
  version: string;
  id: string;
  title: string;
  begunBy: number;
  begunAt: number;
  changedBy: number;
  changedAt: number;
  timed?: TimedPublication;
};

/** Why a file is not taken: its place or its kind, what is in it, its size. */
export type FileRefusal = "path" | "not-text" | "too-large";

export type Saved =
  /** The versions of what was saved, in the order given. */
  | { outcome: "saved"; versions: (string | null)[] }
  /** Somebody was faster: nothing was written, and this is what stands there now. */
  | { outcome: "stale"; files: { path: string; now: FileState }[] }
  | { outcome: "refused"; path: string; code: FileRefusal }
  | { outcome: "missing" };

/**
 * A changed text and the same text in another language. "alone": it is there in one of the two languages only.
 * "to-decide": somebody changes the other one too, or says that it is still right as it is.
 */
export type TwinState = {
  path: string;
  twin: string;
  state: "changed" | "confirmed" | "to-decide" | "alone";
  version: string | null;
  twinVersion: string | null;
};

/** Holds for exactly these versions of both texts. */
export type Confirmation = { path: string; version: string; twin: string; twinVersion: string };

export type Resolution = {
  path: string;
  /** The versions that the person saw of both sides. */
  own: string | null;
  published: string | null;
  content: string | Uint8Array | null;
};

export type Resolved =
  | { outcome: "resolved" }
  /** Other conflicts, or other texts in them, than the person saw. */
  | { outcome: "stale" }
  | { outcome: "refused"; path: string; code: FileRefusal }
  | { outcome: "missing" };

/** What stands in the way between these words and their home. `detail` is git's own sentence, for operators. */
export type UpstreamTrouble =
  | { outcome: "unreachable"; detail: string }
  /** It is no continuation of what was published here. */
  | { outcome: "diverged" }
  /** It holds something that is no text and no picture. */
  | { outcome: "foreign"; path: string };

export type Prepared =
  /** A commit that can be checked, built and then published. */
  | { outcome: "prepared"; commit: string }
  | { outcome: "conflict"; conflicts: Conflict[] }
  | { outcome: "undecided"; twins: TwinState[] }
  /** All of it stands there already. */
  | { outcome: "nothing" }
  | { outcome: "missing" }
  | UpstreamTrouble;

export type Published =
  | { outcome: "published"; commit: string }
  /** Something else was published since this was prepared. */
  | { outcome: "moved-on" }
  /** The draft was changed since this was prepared. */
  | { outcome: "stale" }
  /** Nobody prepared it. */
  | { outcome: "missing" }
  /** The home of the words does not take it. */
  | { outcome: "refused"; detail: string }
  | UpstreamTrouble;

export type Publication = {
  commit: string;
  title: string;
  at: number;
  /** Who published; absent where it came from elsewhere. */
  person?: number;
  /** Whose changes they are. */
  editors: number[];
  /** The publication that this one undid. */
  takesBack?: string;
  /** What somebody said to be still right beside it, though it was not changed. */
  confirmed: string[];
  paths: string[];
};

/** A publication by its commit, or what is published now. */
export type PublishedPlace = "published" | { commit: string };
/** That, or what is published now with the changes of a draft, or with those of some of its files. */
export type Place = PublishedPlace | DraftPlace;
export type DraftPlace = { draft: string; paths?: readonly string[] | undefined };

/** What can be read of a place. */
export type Reading<P> = {
  files(place: P): Promise<{ path: string; version: string }[] | undefined>;
  /** All texts at once; undefined where there is no such place. */
  texts(place: P): Promise<TextFiles | undefined>;
  read(place: P, path: string): Promise<{ version: string; content: Buffer } | undefined>;
};

/** The texts and pictures of the site as they are and were published. */
export type PublishedWords = Reading<PublishedPlace> & {
  /** Takes over what was published elsewhere; gives the commit that is published now. */
  sync(): Promise<{ outcome: "in-step"; published: string } | UpstreamTrouble>;
  published(): Promise<string>;
  /** False also where one of them is not known here. */
  descends(commit: string, from: string): Promise<boolean>;

  /** Makes a commit that undoes a publication. Nothing is published yet. */
  prepareTakeBack(commit: string, by: { person: number; title: string }): Promise<Prepared>;
  /** What a checkout says otherwise than it ever was published, and whether it has exactly what is published now. */
  checkoutChanges(checkout: string): Promise<{ own: string[]; isSame: boolean }>;
  /**
   * The same for what a checkout says otherwise than it ever was published. A conflict is what was changed here too,
   * unless the checkout's replaces it.
   */
  prepareImport(checkout: string, options: { title: string; replaces?: boolean }): Promise<Prepared>;
  /** Publishes what was prepared, and removes it from its draft. Unless it is published, everything is as it was. */
  publish(commit: string): Promise<Published>;
  /** Newest first; of one file where a path is given. */
  history(filter?: { path?: string; limit?: number; before?: string }): Promise<Publication[]>;
  publication(commit: string): Promise<(Publication & { changes: ChangedFile[] }) | undefined>;
};

/** The texts and pictures of the site: what is published, drafts, and the history. */
export type Words = PublishedWords &
  Reading<Place> & {
    /** The text of a version that somebody saw; undefined where nothing like it is kept. */
    readVersion(version: string): Promise<string | undefined>;

    /** Newest change first. */
    drafts(): Promise<Draft[]>;
    draft(id: string): Promise<Draft | undefined>;
    /** Undefined where the title is empty or too long. */
    begin(draft: { title: string; person: number }): Promise<Draft | undefined>;
    /** False where there is no such draft, or the title is empty or too long. */
    rename(id: string, change: { title: string; person: number }): Promise<boolean>;
    /** False where there is no such draft. */
    remove(id: string): Promise<boolean>;
    /** Each changed file, and what was published when its edit began. Quick where the version is given. */
    changes(id: string, version?: string): Promise<ChangedFile[] | undefined>;
    /** All of the files or none. */
    save(id: string, change: { person: number; files: readonly FileChange[] }): Promise<Saved>;
    /** Puts a file back to what it was in a publication. */
    restore(id: string, change: { person: number; path: string; seen: string | null; from: string }): Promise<Saved>;
    /** Of every changed text, or of these, with every other language. */
    twins(id: string, paths?: readonly string[]): Promise<TwinState[] | undefined>;
    confirm(id: string, confirmation: Confirmation & { person: number }): Promise<"confirmed" | "stale" | "missing">;
    /** The changed files that were published in another way since their edit began. */
    conflicts(id: string): Promise<Conflict[] | undefined>;
    /** Resolves all conflicts of a draft or none. */
    resolve(id: string, change: { person: number; resolutions: readonly Resolution[] }): Promise<Resolved>;

    /** The changed files in groups that can be published one without the other. */
    choices(id: string): Promise<string[][]>;
    /** Makes one commit of a draft, or of some of its files, on top of what is published. Nothing is published yet. */
    prepare(id: string, by: { person: number; paths?: readonly string[] | undefined }): Promise<Prepared>;

    /** Once a day: packs what is kept, and lets go what belongs to nothing any more. */
    tidy(): Promise<void>;
  };

/** What is missing: git, words to begin with, or the repository that is their home. */
type WordsReason = "git" | "content" | "home" | "other";

/** The words cannot be reached now. The message is for operators: what is wrong and what helps. */
export class WordsUnavailable extends Error {
  override name = "WordsUnavailable";
  readonly reason: WordsReason;

  constructor(message: string, reason: WordsReason = "other") {
    super(message);
    this.reason = reason;
  }
}
