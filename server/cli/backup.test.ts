import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { aLead, now, openCli } from "../../testing/cli/open-cli.ts";
import { installedPostgres } from "../../testing/server/installed-postgres.ts";
import { emptyDatabase, queryPostgres } from "../../testing/server/postgres.ts";
import { createDatabase, startPostgres } from "../../testing/server/postgres-server.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { home, someOpenWords } from "../../testing/server/words.ts";
import type { Words } from "../ports/words.ts";
import { runProgram } from "./backup-postgres.ts";

const writer = fileURLToPath(new URL("../../testing/cli/writing-process.ts", import.meta.url));
const name = "site-20261115T090000Z";

/** A process that takes leads as fast as it can, and the ids of those it has confirmed so far. */
async function startLoad(databaseUrl: string, dataDir: string) {
  const child = spawn(process.execPath, [writer, databaseUrl, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const confirmed = () => said.split("\n").slice(0, -1);
  await expect.poll(() => confirmed().length).toBeGreaterThan(50);
  return {
    confirmed,
    async stop() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

async function publish(words: Words, draft: string) {
  const prepared = await words.prepare(draft, { person: 7 });
  return prepared.outcome === "prepared" ? words.publish(prepared.commit) : prepared;
}

function officeOf({ officeDir, settings }: ReturnType<typeof openCli>) {
  return { folder: officeDir, databaseUrl: settings.DATABASE_URL ?? "" };
}

function idsIn(desk: ReturnType<typeof openCli>): Promise<Set<string>> {
  return desk.withStorage(async ({ leads }) => {
    const ids = new Set<string>();
    for await (const { id } of leads.each({})) ids.add(id);
    return ids;
  });
}

/** pg_dump has to fit the server, so PostgreSQL is tried where both are installed. */
const installed = installedPostgres();

describe("on SQLite", () => backups("SQLite"));
describe.skipIf(!installed)("on PostgreSQL with pg_dump", () => backups("PostgreSQL"));

function backups(engine: "SQLite" | "PostgreSQL"): void {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  if (engine === "PostgreSQL") {
    beforeAll(async () => {
      server = await startPostgres(installed);
    });
    afterAll(() => server.remove());
  }

  async function open() {
    if (engine === "SQLite") return openCli();
    return openCli({ DATABASE_URL: await createDatabase(server.url), SECRET: "s".repeat(32) });
  }

  test("a backup under load holds every lead that was confirmed before, and restores", async () => {
    const desk = await open();
    const folder = temporaryFolder();
    const load = await startLoad(desk.settings.DATABASE_URL ?? "", desk.dataDir);
    const before = load.confirmed();
    const made = await desk.run(["backup", folder, "--json"]);
    expect(made).toMatchObject({ code: 0, err: "" });
    await expect.poll(() => load.confirmed().length).toBeGreaterThan(before.length + 20);
    await load.stop();

    const other = await open();
    const restored = await other.run(["restore", join(folder, name), "--json"]);
    expect(restored).toMatchObject({ code: 0, err: "" });
    const ids = await idsIn(other);
    expect(before.filter((id) => !ids.has(id))).toEqual([]);
    expect(ids.size).toBe(JSON.parse(made.out).leads);
    expect(JSON.parse(restored.out).leads).toBe(ids.size);
    expect((await other.run(["check"])).out).toMatch(/✓ storage: /);
    const { waiting } = await other.withStorage(({ outbox }) => outbox.counts());
    expect(waiting).toBe(ids.size);
  });

  test("a restore refuses to overwrite, replaces on demand and leaves a running site alone", async () => {
    const desk = await open();
    const [kept, later] = [aLead(), aLead()];
    await desk.keep(kept);
    await desk.run(["backup", "copies"]);
    await desk.keep(later);
    const from = join("copies", name);
    const refused = await desk.run(["restore", from]);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("--replace") });
    expect(await desk.run(["restore", from, "--replace"])).toMatchObject({ code: 2 });
    await desk.withStorage(async (storage) => {
      await storage.leads.count();
      const running = await desk.run(["restore", from, "--replace", "--yes"]);
      expect(running).toMatchObject({ code: 1, err: expect.stringContaining("is in use") });
    });
    expect(await idsIn(desk)).toEqual(new Set([kept.id, later.id]));
    expect(await desk.run(["restore", from, "--replace", "--yes"])).toMatchObject({ code: 0 });
    expect(await idsIn(desk)).toEqual(new Set([kept.id]));
    if (engine === "SQLite") return;
    await queryPostgres(desk.settings.DATABASE_URL ?? "", "insert into kysely_migration values ('9999', 'later')");
    const other = await desk.run(["restore", from, "--replace", "--yes"]);
    expect(other).toMatchObject({ code: 1, err: expect.stringContaining("restore it into an empty database") });
  });

  test("the office goes with it: people, passkeys, log and certificates come back, sessions and links do not", async () => {
    const desk = await open();
    await desk.keep(aLead());
    const session = { id: "one", person: 1, startedAt: now, seenAt: now, device: "" };
    await desk.withOffice(async ({ people, sessions, passkeys, log, destructions }) => {
      const person = { mail: "gulsen@yakamoz.example", name: "Gülşen Ateş", language: "tr", createdAt: now } as const;
      await people.addFirst(person);
      await passkeys.add({ id: "key", person: 1, publicKey: "k", counter: 0, device: "", createdAt: now });
      await sessions.begin("token", session);
      await sessions.addLink("link", { person: 1, endsAt: now + 1 });
      await log.write({ at: now, person: 1, action: "signed-in", subject: "" });
      await destructions.write({ id: "record", at: now, reason: "erasure", person: 1, counts: { lead: 2 } });
    });
    if (engine === "SQLite") writeFileSync(join(desk.officeDir, "secret"), "a secret of the office");
    expect((await desk.run(["backup", "copies"])).out).toContain("Backed up 1 lead and 1 person of the office");
    await desk.withOffice(({ people }) =>
      people.add({ mail: "m@yakamoz.example", name: "Mert", roles: ["sales"], language: "tr", createdAt: now }),
    );

    const made = join(desk.dataDir, "copies", name);
    const running = await desk.withOffice(async ({ people }) => {
      await people.list();
      return desk.run(["restore", made, "--replace", "--yes"]);
    });
    expect(running).toMatchObject({ code: 1, err: expect.stringContaining("is in use") });
    const other = await open();
    for (const place of [desk, other]) {
      const restored = await place.run(["restore", made, "--replace", "--yes"]);
      expect(restored).toMatchObject({ code: 0, err: "" });
      expect(restored.out).toContain("Restored 1 lead and 1 person of the office");
      expect(
        await place.withOffice(async (office) => ({
          people: (await office.people.list()).map((person) => person.name),
          passkeys: (await office.passkeys.list(1)).length,
          log: (await office.log.list()).map(({ action }) => action),
          record: (await office.destructions.find("record"))?.counts,
          session: await office.sessions.visit("token", now),
          link: await office.sessions.findLink("link", now),
        })),
      ).toEqual({
        people: ["Gülşen Ateş"],
        passkeys: 1,
        log: ["signed-in"],
        record: { lead: 2 },
        session: undefined,
        link: undefined,
      });
    }
    if (engine === "SQLite")
      expect(readFileSync(join(other.officeDir, "secret"), "utf8")).toBe("a secret of the office");
  });

  test("drafts, photographs and publications come back, as they were at one moment of a publication", async () => {
    const desk = await open();
    await desk.keep(aLead());
    const { words, drafts, repository, close } = await someOpenWords(officeOf(desk));
    const draft = (await words.begin({ title: "Bahar", person: 7 }))?.id ?? "";
    const photograph = {
      path: "content/pictures/liman-1a2b.jpg",
      seen: null,
      content: Buffer.from([0xff, 0xd8, 0xff]),
    };
    const texts = [home.tr, home.en].map(async (path) => {
      const seen = (await words.read("published", path))?.version ?? null;
      return { path, seen, content: "title: Bahar\n" };
    });
    await words.save(draft, { person: 7, files: [...(await Promise.all(texts)), photograph] });
    await drafts.setTimed(draft, { at: now, person: 7, setAt: now });
    let isOver = false;
    async function keepPublishing() {
      for (let i = 0; !isOver; i += 1) {
        const other = (await words.begin({ title: `Haber ${i}`, person: 7 }))?.id ?? "";
        const files = ["tr", "en"].map((locale) => ({
          path: `content/${locale}/news/n-${i}.md`,
          seen: null,
          content: "x",
        }));
        await words.save(other, { person: 7, files });
        await publish(words, other);
      }
    }
    const publishing = keepPublishing();
    const made = await desk.run(["backup", "copies"]);
    isOver = true;
    await publishing;
    expect(made).toMatchObject({ code: 0, err: "" });
    expect(made.out).toMatch(/Backed up 1 lead(, 0 people of the office)?,? and the copy repository to/);

    const other = await open();
    const from = join(desk.dataDir, "copies", name);
    expect(readdirSync(from)).not.toContain("words.git");
    expect(statSync(join(from, "words.bundle")).mode & 0o777).toBe(0o600);
    expect(await other.run(["restore", from])).toMatchObject({ code: 0, err: "" });
    const { words: restored, close: closeOther } = await someOpenWords({
      ...officeOf(other),
      checkout: temporaryFolder(),
    });
    onTestFinished(closeOther);
    expect((await restored.read({ draft }, photograph.path))?.content).toEqual(photograph.content);
    expect((await restored.draft(draft))?.timed).toEqual({ at: now, person: 7, setAt: now });
    expect(await publish(restored, draft)).toMatchObject({ outcome: "published" });
    expect((await restored.read("published", home.tr))?.content.toString()).toBe("title: Bahar\n");
    expect((await restored.history()).map(({ title }) => title).slice(0, 1)).toEqual(["Bahar"]);

    await close();
    expect(await desk.run(["restore", from])).toMatchObject({ code: 1, err: expect.stringContaining("--replace") });
    expect((await desk.run(["restore", from, "--replace", "--yes"])).out).toContain(`${repository}.before-restore`);
    expect(existsSync(`${repository}.before-restore/HEAD`)).toBe(true);
    const again = await someOpenWords(officeOf(desk));
    onTestFinished(again.close);
    expect((await again.words.drafts()).map(({ id }) => id)).toContain(draft);
  });

  test("an office without copy goes into a backup that says so", async () => {
    const desk = await open();
    await desk.keep(aLead());
    const made = await desk.run(["backup", "copies"]);
    const missing = `There is no ${join(desk.officeDir, "words.git")}: no publication`;
    expect(made).toMatchObject({ code: 0, out: expect.stringContaining(missing) });
  });

  test("a damaged copy repository is refused before anything is put in place", async () => {
    const desk = await open();
    await desk.keep(aLead());
    await (await someOpenWords(officeOf(desk))).close();
    await desk.run(["backup", "copies"]);
    const bundle = join(desk.dataDir, "copies", name, "words.bundle");
    truncateSync(bundle, statSync(bundle).size - 100);
    const other = await open();
    const restored = await other.run(["restore", join(desk.dataDir, "copies", name)]);
    expect(restored).toMatchObject({ code: 1, err: expect.stringContaining("git fetch failed") });
    expect(readdirSync(other.officeDir).filter((file) => file !== "words.git.part")).toEqual([]);
    expect(existsSync(join(other.dataDir, "site.db"))).toBe(false);
  });

  test("a damaged backup is refused and changes nothing", async () => {
    const desk = await open();
    const lead = aLead();
    await desk.keep(lead);
    await desk.run(["backup", "copies"]);
    const [file = ""] = readdirSync(join(desk.dataDir, "copies", name)).map((each) =>
      join(desk.dataDir, "copies", name, each),
    );
    truncateSync(file, Math.floor(statSync(file).size / 2));
    expect((await desk.run(["restore", join("copies", name), "--replace", "--yes"])).code).toBe(1);
    expect(await idsIn(desk)).toEqual(new Set([lead.id]));
  });
}

test("only the site's user can read a backup; the secret goes with it and comes back", async () => {
  const desk = openCli();
  await desk.keep(aLead());
  writeFileSync(join(desk.dataDir, "secret"), "a secret of this machine");
  await desk.run(["backup", "copies"]);
  const made = join(desk.dataDir, "copies", name);
  expect(statSync(made).mode & 0o777).toBe(0o700);
  for (const file of ["site.db", "secret"]) expect(statSync(join(made, file)).mode & 0o777).toBe(0o600);
  const other = openCli();
  await other.run(["restore", made]);
  expect(readFileSync(join(other.dataDir, "secret"), "utf8")).toBe("a secret of this machine");
  expect(statSync(join(other.dataDir, "site.db")).mode & 0o777).toBe(0o600);
});

test.each([
  ["damaged", (file: string) => writeFileSync(file, "x".repeat(5_000))],
  ["deleted, and left its log", (file: string) => rmSync(file)],
])("a file that is %s makes room for a backup, as the server's sentence says", async (_, spoil) => {
  const desk = openCli();
  const lead = aLead();
  await desk.keep(lead);
  await desk.run(["backup", "copies"]);
  const file = join(desk.dataDir, "site.db");
  // As a server leaves it that was killed: with a log of what came after.
  await desk.withStorage(async ({ leads }) => {
    const later = aLead();
    await leads.accept(later, [], { key: later.id, digest: "" });
    cpSync(`${file}-wal`, `${file}-wal.kept`);
  });
  renameSync(`${file}-wal.kept`, `${file}-wal`);
  spoil(file);
  const restored = await desk.run(["restore", join("copies", name), "--replace", "--yes"]);
  expect(restored).toMatchObject({ code: 0, err: "" });
  expect(await idsIn(desk)).toEqual(new Set([lead.id]));
});

describe("pg_dump and pg_restore", () => {
  async function openWith(programs: Record<string, string>) {
    const folder = temporaryFolder();
    for (const [program, script] of Object.entries(programs)) {
      writeFileSync(join(folder, program), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    }
    vi.stubEnv("PATH", folder);
    const desk = openCli({ DATABASE_URL: await emptyDatabase(), SECRET: "s".repeat(32) });
    await desk.keep(aLead());
    return desk;
  }

  const cure = "install the package postgresql-client-18 (apt.postgresql.org has every version).\n";

  test("that are not there are named with their package, and leave nothing behind", async () => {
    const desk = await openWith({});
    const made = await desk.run(["backup", "copies"]);
    expect(made).toMatchObject({ code: 1, err: `There is no pg_dump on this machine: ${cure}` });
    expect(readdirSync(join(desk.dataDir, "copies"))).toEqual([]);
    mkdirSync(join(desk.dataDir, "copies", name));
    writeFileSync(join(desk.dataDir, "copies", name, "site.dump"), "");
    const restored = await desk.run(["restore", join("copies", name), "--replace", "--yes"]);
    expect(restored).toMatchObject({ code: 1, err: `There is no pg_restore on this machine: ${cure}` });
  });

  test("that are too old say so, with the package that helps", async () => {
    const old = "echo 'pg_dump: error: aborting because of server version mismatch' >&2; exit 1";
    const { err } = await (await openWith({ pg_dump: old })).run(["backup", "copies"]);
    expect(err).toBe(`pg_dump: error: aborting because of server version mismatch; ${cure}`);
  });

  test("get the password where nobody else reads it", async () => {
    const tells = 'echo "$@, $PGPASSWORD" >&2; exit 1';
    const desk = await openWith({ pg_dump: tells });
    const password = new URL(desk.settings.DATABASE_URL ?? "").password;
    const [args = "", environment] = (await desk.run(["backup", "copies"])).err.trim().split(", ");
    expect(args).toContain("--dbname=postgres://postgres@127.0.0.1");
    expect(args).not.toContain(password);
    expect(environment).toBe(password);
  });

  test("have a deadline", async () => {
    await openWith({ pg_dump: "exec /bin/sleep 60" });
    await expect(runProgram("pg_dump", [], cure, { timeout: 100 })).rejects.toThrow("did not end within 0.1 seconds");
  });
});

test("a folder that cannot be made is said at once", async () => {
  const desk = openCli();
  await desk.keep(aLead());
  const { code, err } = await desk.run(["backup", "/proc/x"]);
  expect({ code, err }).toEqual({ code: 1, err: "The folder /proc/x cannot be written (ENOENT).\n" });
});

test("backups that are old enough go, and nothing else", async () => {
  const desk = openCli();
  await desk.keep(aLead());
  const names = ["site-20261011T085959Z", "site-20261011T090001Z", "site-before", "notes"];
  for (const each of names) mkdirSync(join(desk.dataDir, "copies", each), { recursive: true });
  const { out } = await desk.run(["backup", "copies", "--keep", "35d"]);
  expect(out).toContain("Removed ");
  expect(readdirSync(join(desk.dataDir, "copies")).sort()).toEqual([
    "notes",
    "site-20261011T090001Z",
    name,
    "site-before",
  ]);
});

test("a backup that fails leaves nothing behind", async () => {
  const desk = openCli();
  expect(await desk.run(["backup", "copies"])).toMatchObject({ code: 1, err: expect.stringContaining("DATA_DIR") });
  expect(existsSync(join(desk.dataDir, "copies", name))).toBe(false);
  expect(readdirSync(join(desk.dataDir, "copies"))).toEqual([]);
});
