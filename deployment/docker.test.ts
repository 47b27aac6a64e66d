import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { environmentTable, readEnvironment } from "../server/env.ts";
import { temporaryFolder } from "../testing/server/temporary-folder.ts";

const here = import.meta.dirname;
const read = (path: string) => readFileSync(join(here, path), "utf8");
const compose = parse(read("docker/compose.yaml"), { merge: true });
const settings = environmentTable.map(({ name }) => name as string);

test("every file of the containers says when it was last run", () => {
  const files = readdirSync(join(here, "docker")).filter((name) => !name.endsWith(".dockerignore"));
  expect(files.filter((name) => !/^# Last run: (never|\d{4}-\d\d-\d\d)/m.test(read(`docker/${name}`)))).toEqual([]);
});

describe("the containers take every setting", () => {
  const ours = ["site-1", "site-2", "worker", "backup"];

  test.each(ours)("%s from .env, but for what containers need", (name) => {
    const { env_file, environment } = compose.services[name];
    expect(env_file).toEqual([".env"]);
    const needed = [
      "PORT",
      "HOST",
      "DATA_DIR",
      "DATABASE_URL",
      "TRUSTED_PROXIES",
      "WORKER",
      "METRICS_PORT",
      "METRICS_HOST",
    ];
    const passedOn = Object.entries(environment).filter(([key, value]) => value === `\${${key}:?}`);
    const fixed = Object.keys(environment).filter((key) => !passedOn.some(([passed]) => passed === key));
    expect(fixed.sort()).toEqual(needed.sort());
    expect(Object.keys(environment).filter((key) => !settings.includes(key))).toEqual([]);
  });

  test("the build gets those that are part of the pages, and what makes it anew at a moment", () => {
    const inputs = environmentTable.filter((row) => "build" in row).map((row) => row.name as string);
    for (const name of ["site-1", "nginx"]) {
      const { args } = compose.services[name].build;
      expect(Object.keys(args).sort()).toEqual([...inputs, "PUBLISHED"].sort());
      for (const [key, value] of Object.entries(args)) expect(value).toMatch(new RegExp(`^\\$\\{${key}:[?-]\\}$`));
    }
    for (const key of [...inputs, "PUBLISHED"])
      expect(read("docker/Dockerfile")).toMatch(new RegExp(`^ARG ${key}=`, "m"));
  });

  test("they can be read together with the file that .env is copied from", () => {
    const example = read("environment.example").matchAll(/^#?([A-Z_]+)=(.*)$/gm);
    const copied = Object.fromEntries([...example].map(([, name, value]) => [name, value]));
    const given = Object.entries({ ...copied, ...compose.services.worker.environment }).map(([name, value]) => [
      name,
      String(value).replace(/\$\{\w+:\?\}/g, "a".repeat(44)),
    ]);
    expect(readEnvironment(Object.fromEntries(given))).toMatchObject({
      PORT: 3000,
      WORKER: "off",
      METRICS_PORT: 13000,
    });
    expect(Object.keys(copied).concat("PORT", "METRICS_PORT").sort()).toEqual(settings.toSorted());
  });

  test("it stays out of the repository and of the images", () => {
    for (const file of ["../.gitignore", "docker/Dockerfile.dockerignore"]) {
      expect(read(file).split("\n")).toContain("deployment/docker/.env");
    }
  });
});

test("backups are made as on a machine, into a volume of their own, and noted where the worker tells of them", () => {
  const { command, volumes } = compose.services.backup;
  const [, made = "none"] = /cli\.js (backup .*)$/m.exec(read("systemd/yakamoz-backup.service")) ?? [];
  expect(command.join(" ")).toContain(`node build/server/cli.js ${made};`);
  expect(volumes).toContain("backups:/var/backups/yakamoz");
  expect(volumes).toContain(compose.services.worker.volumes[0]);
  expect(spawnSync("sh", ["-nc", command.at(-1)]).status).toBe(0);
});

describe("assets of an earlier release", () => {
  const days = (text: string) => /(\d+) days after it went/.exec(text)?.[1];

  test("stay as long with and without containers as the guide says", () => {
    const [said] = [days(read("README.md"))];
    expect(said).toBeDefined();
    expect(days(read("docker/keep-assets.sh"))).toBe(said);
    for (const file of ["docker/keep-assets.sh", "switch-release"])
      expect(read(file)).toContain(`-mtime +${said} -delete`);
  });

  test("count from the day it went, however long it ran", () => {
    const site = temporaryFolder();
    const day = 86_400_000;
    const put = (name: string) => {
      mkdirSync(join(site, "current/build/client/assets"), { recursive: true });
      writeFileSync(join(site, `current/build/client/assets/${name}`), "");
    };
    const age = (name: string, ago: number) =>
      utimesSync(join(site, "kept/assets", name), new Date(), new Date(Date.now() - ago * day));
    const start = () => {
      const { status, stderr } = spawnSync("sh", [join(here, "docker/keep-assets.sh")], {
        env: { ...process.env, SITE: site },
      });
      expect([status, String(stderr)]).toEqual([0, ""]);
      return readdirSync(join(site, "kept/assets")).sort();
    };
    mkdirSync(join(site, "kept"));
    put("one.js");
    expect(start()).toEqual(["one.js"]);
    age("one.js", 200);
    spawnSync("rm", ["-r", join(site, "current")]);
    put("two.js");
    expect(start()).toEqual(["one.js", "two.js"]);
    age("one.js", 32);
    expect(start()).toEqual(["two.js"]);
  });
});

describe("publishing what is due in containers", () => {
  let folder: string;

  beforeEach(() => {
    folder = temporaryFolder();
    const docker = `#!/bin/sh
shift 3
case "$1" in
  build) echo "build for $PUBLISHED" >> "$FOLDER_OF_TEST/calls"; [ ! -e "$FOLDER_OF_TEST/broken" ] || { echo "a.md is missing." >&2; exit 1; };;
  exec) shift 3; case "$2" in
    -e) exec ${process.execPath} "$2" "$3";;
    *) shift 2; echo "$*" >> "$FOLDER_OF_TEST/calls";; esac;;
  *) echo "$*" >> "$FOLDER_OF_TEST/calls";;
esac
`;
    writeFileSync(join(folder, "docker"), docker, { mode: 0o755 });
  });

  function publish(due?: string) {
    mkdirSync(join(folder, "build"), { recursive: true });
    writeFileSync(join(folder, "build/inputs.json"), JSON.stringify({ due }));
    const env = { PATH: `${folder}:${process.env.PATH}`, FOLDER_OF_TEST: folder };
    const { status } = spawnSync(join(here, "docker/publish-due"), { env, cwd: folder });
    const calls = readFileSync(join(folder, "calls"), "utf8").trim().split("\n");
    return {
      status,
      calls: calls.map((call) =>
        call.replace(/\d{4}-\S+/, "NOW").replace("up --detach --no-deps --no-build --wait", "up"),
      ),
    };
  }

  test("does nothing before the next moment", () => {
    expect(publish()).toEqual({ status: 0, calls: ["jobs done publish"] });
    expect(publish("2099-01-15T06:00:00.000Z")).toMatchObject({
      status: 0,
      calls: ["jobs done publish", "jobs done publish"],
    });
  });

  test("builds anew and replaces one container after the other", () => {
    expect(publish("2026-01-15T06:00:00.000Z")).toEqual({
      status: 0,
      calls: ["build for NOW", "up site-1", "up site-2", "up worker", "up backup", "up nginx", "jobs done publish"],
    });
    const built = Object.entries<{ build?: object }>(compose.services).filter(([, service]) => service.build);
    expect(built.map(([name]) => name).sort()).toEqual(["backup", "nginx", "site-1", "site-2", "worker"]);
  });

  test("replaces nothing where the build fails, and tells why", () => {
    writeFileSync(join(folder, "broken"), "");
    expect(publish("2026-01-15T06:00:00.000Z")).toEqual({
      status: 1,
      calls: ["build for NOW", "jobs failed publish -- a.md is missing."],
    });
  });
});
