import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { openWords, type RepositoryOptions } from "../../server/copy-repository/open-words.ts";
import { openOffice } from "../../server/office/open-office.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export const home = { tr: "content/tr/home.yaml", en: "content/en/home.yaml" };
export const about = { tr: "content/tr/about.yaml", en: "content/en/about.yaml" };

const someWords = {
  [home.tr]: "title: Üç alan\n",
  [home.en]: "title: Three fields\n",
  [about.tr]: "title: Hakkımızda\n",
  [about.en]: "title: About us\n",
  "content/facts.yaml": "founded: 1979\n",
};

/** A checkout with a few words, and what is no part of them. */
export function aCheckout(files: Record<string, string> = {}): string {
  const checkout = temporaryFolder();
  for (const [path, text] of Object.entries({
    ...someWords,
    "copy/load.ts": "code",
    "app/root.tsx": "code",
    ...files,
  })) {
    mkdirSync(dirname(join(checkout, path)), { recursive: true });
    writeFileSync(join(checkout, path), text);
  }
  return checkout;
}

/** Words with the drafts of the office whose folder this is. */
export async function openOfficeWords(options: RepositoryOptions) {
  const { copyDrafts: drafts } = await openOffice({ databaseUrl: "", folder: options.folder });
  return openWords({ ...options, drafts });
}

/** Words of a day, as in a new office. The clock goes on by a second whenever somebody looks. */
export async function someOpenWords(given: Partial<RepositoryOptions> & { databaseUrl?: string } = {}) {
  const { folder = temporaryFolder(), upstream = "", checkout = aCheckout(), databaseUrl = "" } = given;
  const { copyDrafts: drafts, close } = await openOffice({ databaseUrl, folder });
  let now = Date.UTC(2026, 10, 20);
  const clock = () => {
    now += 1000;
    return now;
  };
  const options = { folder, checkout, upstream, drafts, clock };
  return {
    words: await openWords(options),
    again: () => openWords(options),
    drafts,
    close,
    folder,
    repository: join(folder, "words.git"),
  };
}

/** What a person does with git on a machine of their own, here in a bare repository. */
export function plainGit(repository: string, args: readonly string[], input = ""): string {
  const env = { ...process.env, GIT_DIR: repository, GIT_CONFIG_GLOBAL: "/dev/null" };
  return execFileSync("git", ["-c", "user.name=Deniz", "-c", "user.email=deniz@yakamoz.example", ...args], {
    env,
    input,
    encoding: "utf8",
    stdio: "pipe",
  }).trim();
}

export function anEmptyRepository(): string {
  const repository = join(temporaryFolder(), "home.git");
  mkdirSync(repository);
  plainGit(repository, ["init", "--quiet", "--bare", "--initial-branch=main", repository]);
  return repository;
}

type File = { path: string; text: string; mode?: string };

/** A commit on top of a branch, made elsewhere. */
export function commitThere(repository: string, files: readonly File[], branch = "main", parent = branch): string {
  const git = (args: readonly string[], input?: string) => plainGit(repository, args, input);
  const lines = files.map(({ path, text, mode = "100644" }) => {
    const id = mode === "160000" ? "1".repeat(40) : git(["hash-object", "-w", "--stdin"], text);
    return `${mode} ${id}\t${path}\n`;
  });
  git(["read-tree", parent]);
  git(["update-index", "--index-info"], lines.join(""));
  const commit = git(["commit-tree", git(["write-tree", "--missing-ok"]), "-p", parent, "-m", "Change it elsewhere"]);
  git(["update-ref", `refs/heads/${branch}`, commit]);
  return commit;
}
