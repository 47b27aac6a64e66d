import type { DraftPlace, PublicationFailure, PublishedWords } from "./words.ts";

/** What a publication goes through, in this order. */
export const publicationSteps = ["check", "build", "try", "save", "switch"] as const;
export type PublicationStep = (typeof publicationSteps)[number];

/** Something wrong in a text, in each language of the office. */
export type TextProblem = {
  file: string;
  line?: number;
  level: "error" | "warning";
  message: Record<string, string>;
};

/** A draft or some of its files, the undoing of a publication, or what a checkout has changed. */
export type PublicationOf = DraftPlace | { takeBack: string } | { checkout: string; replaces: boolean };

/** A process, and when it started: another one may get its number later. */
export type ProcessMark = { pid: number; since?: string | undefined };

/** How a publication goes or went, with whose process it is. */
export type PublicationRun = ProcessMark & {
  id: string;
  of: PublicationOf;
  title: string;
  person?: number;
  /** It began at the time that the person had set. */
  isTimed?: boolean;
  startedAt: number;
  /** Those that have begun; the last one has no end while it runs. */
  steps: { step: PublicationStep; startedAt: number; endedAt?: number }[];
  commit?: string;
  endedAt?: number;
  /** Absent while it runs, and where its office ended first. */
  outcome?: "done" | "failed";
  /** Of what is done: whether a running site shows it. */
  isServed?: boolean;
  failure?: PublicationFailure;
  /** Of what is wrong in texts. */
  problems?: TextProblem[];
  /** For operators: what a program said last. */
  detail?: string;
};

/** Publishes words: checks, builds and tries the site with them before anybody sees them. One at a time. */
export type Publisher = {
  /** What is being published, or was last. What another process left in the middle is ended first. */
  latest(): Promise<PublicationRun | undefined>;
  /** Returns once it has begun; undefined where another one runs. */
  begin(
    of: PublicationOf,
    by: Pick<PublicationRun, "person" | "title" | "isTimed">,
  ): Promise<PublicationRun | undefined>;
  /** The end of what this process runs. */
  ended(): Promise<PublicationRun | undefined>;
  /** What is wrong in the texts with a draft as it is now; undefined where there is none. */
  check(draft: string, paths?: readonly string[]): Promise<TextProblem[] | undefined>;
  /** Ends what runs; it counts as interrupted. */
  close(): Promise<void>;
};

/** Why it went no further. The message is for operators: what a program said. */
export class PublishingFailed extends Error {
  override name = "PublishingFailed";
  readonly failure: PublicationFailure;
  readonly problems: TextProblem[] | undefined;

  constructor(failure: PublicationFailure, detail = "", problems?: TextProblem[]) {
    super(detail);
    this.failure = failure;
    this.problems = problems;
  }
}

/** Makes the site with the words of a commit, and shows it. Throws PublishingFailed; a signal ends what it started. */
export type SiteMaker = {
  /** Nobody sees it yet. Says so when it is built and begins to be tried. */
  build(
    words: PublishedWords,
    commit: string,
    options: { trying: () => Promise<void>; signal: AbortSignal },
  ): Promise<void>;
  /** Shows what was built. True where a running site has it then, false where none runs. */
  show(commit: string, signal: AbortSignal): Promise<boolean>;
  /** Given what was published, newest first: of what was built for others nothing need be kept. */
  tidy(commits: readonly string[]): Promise<void>;
};

/** What the process that serves the site on this machine says of itself. */
export type Serving = ProcessMark & {
  /** The one that it serves, named after its publication. */
  build?: string;
  /** One that it could not serve. */
  failed?: string;
  /** With which its code was built. */
  settings: Record<string, string>;
  /** The folder of its code build, for publications that it is to serve. */
  code?: string;
};
