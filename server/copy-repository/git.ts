import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { minute } from "../../domain/time.ts";
import { WordsUnavailable } from "../ports/words.ts";

const localTimeout = minute / 2;
const networkTimeout = 2 * minute;
/** No git command of ours lives so long, so a lock that is older belongs to none. */
export const lockTime = 3 * minute;
const mostOutput = 256 * 1024 * 1024;
const oldestVersion = { major: 2, minor: 31 };

export type Ended = { code: number; output: Buffer; detail: string };

export type Git = {
  /** Absolute. */
  folder: string;
  /** How it ended, whatever that is. */
  end(args: readonly string[], options?: GitOptions): Promise<Ended>;
  /** What it prints; throws where it fails. */
  bytes(args: readonly string[], options?: GitOptions): Promise<Buffer>;
  /** The same as text, without the line's end. */
  text(args: readonly string[], options?: GitOptions): Promise<string>;
};

type GitOptions = {
  input?: string | Uint8Array;
  env?: Record<string, string>;
  /** Talks to another repository, which may be away, or packs all of this one: may take its time. */
  isRemote?: boolean;
};

/** Settings that git gets in place of any file of the user or the machine. */
const config = {
  "core.hooksPath": "/dev/null",
  // What is published is on disk before its branch says so.
  "core.fsync": "committed,reference",
  "core.filesRefLockTimeout": "1000",
  "core.packedRefsTimeout": "1000",
  "fetch.fsckObjects": "true",
  "gc.auto": "0",
  "remote.upstream.url": "",
};

/** The system's git on a bare repository, without anything of the user's: no settings, hooks, prompts or filters. */
export function gitOn(path: string, upstream = ""): Git {
  const folder = resolve(path);
  const address = upstream && upstreamAddress(upstream);
  const settings = Object.entries({ ...config, "remote.upstream.url": address });
  const environment: Record<string, string> = {
    PATH: process.env.PATH ?? "",
    LC_ALL: "C",
    GIT_DIR: folder,
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_ATTR_NOSYSTEM: "1",
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_LITERAL_PATHSPECS: "1",
    GIT_TERMINAL_PROMPT: "0",
    GIT_SSH_COMMAND: "ssh -o BatchMode=yes",
    GIT_ALLOW_PROTOCOL: protocolOf(address),
    // By the environment and not as arguments, which every user of the machine can read: an address may hold a token.
    GIT_CONFIG_COUNT: String(settings.length),
    ...Object.fromEntries(
      settings.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
      ]),
    ),
  };

  function end(args: readonly string[], { input = "", env = {}, isRemote = false }: GitOptions = {}): Promise<Ended> {
    const options = {
      // Where that is missing, Node says the same as where git is.
      cwd: "/",
      env: { ...environment, ...env },
      encoding: "buffer" as const,
      maxBuffer: mostOutput,
      timeout: isRemote ? networkTimeout : localTimeout,
    };
    return new Promise((done, fail) => {
      const child = execFile("git", [...args], options, (error, output, errors) => {
        if (error?.code === "ENOENT") return fail(gitIsMissing());
        const detail = withoutCredentials(errors.toString().trim() || error?.message || "");
        const code = error ? error.code : 0;
        if (typeof code === "number") return done({ code, output, detail });
        // It took too long, or could not begin. Of another machine that is an answer, here it is none.
        if (isRemote) return done({ code: -1, output, detail });
        fail(unusable(args, detail));
      });
      // Whoever ends without reading all of it says why by its code.
      child.stdin?.on("error", () => {});
      child.stdin?.end(input);
    });
  }

  async function bytes(args: readonly string[], options?: GitOptions): Promise<Buffer> {
    const { code, output, detail } = await end(args, options);
    if (code === 0) return output;
    throw unusable(args, detail);
  }

  function unusable([command]: readonly string[], detail: string): WordsUnavailable {
    return new WordsUnavailable(`The words in ${folder} cannot be used: git ${command} failed. ${detail}`);
  }

  return { folder, end, bytes, text: async (args, options) => (await bytes(args, options)).toString().trimEnd() };
}

/** Throws with a sentence that helps where git is missing or too old. */
export async function checkGit(): Promise<void> {
  const version = await new Promise<string>((done, fail) => {
    execFile("git", ["--version"], (error, output) => (error ? fail(gitIsMissing()) : done(output.trim())));
  });
  const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(version) ?? []).map(Number);
  if (major > oldestVersion.major || (major === oldestVersion.major && minor >= oldestVersion.minor)) return;
  throw new WordsUnavailable(`Drafts and publishing need git 2.31 or newer; this machine has ${version}.`, "git");
}

function gitIsMissing(): WordsUnavailable {
  return new WordsUnavailable(
    "Drafts and publishing need git, which this machine does not have or which may not be run: apt-get install git, then start again.",
    "git",
  );
}

const sshPattern = /^(ssh:\/\/|[\w.-]+@[\w.-]+:)/;

/** A path becomes absolute, since git runs in another folder. */
function upstreamAddress(upstream: string): string {
  const isAddress = /^(https|file):\/\//.test(upstream) || sshPattern.test(upstream);
  return isAddress ? upstream : resolve(upstream);
}

/** The one way that git may take to other repositories. */
function protocolOf(address: string): string {
  if (address.startsWith("https://")) return "https";
  return sshPattern.test(address) ? "ssh" : "file";
}

function withoutCredentials(text: string): string {
  return text.replace(/\/\/[^\s/@]*@/g, "//");
}
