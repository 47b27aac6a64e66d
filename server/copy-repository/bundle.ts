import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { gitOn } from "./git.ts";

/** Writes every branch of the copy repository with its history into one file, as they are at one moment. */
export async function bundleRepository(repository: string, file: string): Promise<void> {
  const bundle = ["bundle", "create", "--quiet", resolve(file), "--all"];
  await gitOn(repository).bytes(bundle, { isRemote: true });
}

/** Makes a repository from such a file and checks every object. */
export async function unpackRepository(file: string, repository: string): Promise<void> {
  await mkdir(repository, { recursive: true, mode: 0o700 });
  const git = gitOn(repository);
  await git.bytes(["init", "--quiet", "--bare", "--template=", "--initial-branch=main", git.folder]);
  await git.bytes(["fetch", "--quiet", "--no-write-fetch-head", resolve(file), "+refs/*:refs/*"], { isRemote: true });
}
