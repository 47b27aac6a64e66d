import type { Confirmation, FileState, PublicationFailure, TimedPublication } from "./words.ts";

export type CopyDraft = {
  id: string;
  title: string;
  /** Counts every change. */
  revision: number;
  createdBy: number;
  createdAt: number;
  updatedBy: number;
  updatedAt: number;
  timed?: TimedPublication;
};

/** A file as a draft changes it: a text, a picture, or neither where the draft removes it. */
export type CopyDraftFile = {
  path: string;
  text: string | null;
  /** The SHA-256 of its content. */
  picture: string | null;
  /** Git's blob id of the content; null where the draft removes the file. */
  version: string | null;
  /** Git's blob id of the published file that the edit began with; null where there was none. */
  base: string | null;
};

export type CopyDraftContent = {
  draft: CopyDraft;
  /** In the order of their paths. */
  files: CopyDraftFile[];
  confirmations: Confirmation[];
};

/** What a file is after a change, and what it was before. `isPublished`: the draft does not change it any more. */
export type CopyDraftEdit = { file: CopyDraftFile; before: FileState; isPublished: boolean };

/** What changes in a draft, as one revision. */
export type CopyDraftStep = { title?: string; edits?: readonly CopyDraftEdit[]; confirmation?: Confirmation };

/** A change that was made before the draft became rows. */
export type EarlierChange = { path: string; before: FileState; after: FileState; person: number; at: number };

/** A draft as it was published, or some of its files. */
export type PublishedRevision = {
  revision: number;
  paths?: readonly string[];
  /** The versions of all published files. */
  versions: ReadonlyMap<string, string>;
};

export type CopyDraftStore = {
  /** Newest change first. */
  list(): Promise<CopyDraft[]>;
  find(id: string): Promise<CopyDraft | undefined>;
  /** All of a draft as it is at one moment. */
  read(id: string): Promise<CopyDraftContent | undefined>;
  /** Does nothing where a draft has this id. */
  add(content: CopyDraftContent, changes?: readonly EarlierChange[]): Promise<void>;
  /** Reads a draft, decides and writes in one transaction. Undefined where there is no such draft. */
  change<Answer>(
    id: string,
    by: { person: number; at: number },
    decide: (content: CopyDraftContent) => { answer: Answer; step?: CopyDraftStep },
  ): Promise<Answer | undefined>;
  /** False where there is no such draft. */
  remove(id: string): Promise<boolean>;
  /** Sets or, without one, removes the time of a draft. It is no change of the draft's content. */
  setTimed(id: string, timed: TimedPublication | undefined): Promise<void>;
  /** Does nothing where the draft has another time by now. */
  failTimed(id: string, at: number, failure: PublicationFailure): Promise<void>;
  /** Who changed files of a draft, or these. */
  editors(id: string, paths?: readonly string[]): Promise<number[]>;
  /** The text of a version that a draft has or had. */
  textOf(version: string): Promise<string | undefined>;
  /** The pictures of all drafts. */
  pictures(): Promise<string[]>;
  /**
   * Removes what was published of a draft: all of it or the files with these paths, but for what was changed since that
   * revision. That is based on the published versions from now on.
   */
  removePublished(id: string, publication: PublishedRevision): Promise<void>;
};
