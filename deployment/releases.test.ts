import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { temporaryFolder } from "../testing/server/temporary-folder.ts";

/** The scripts on folders of their own; what reaches the machine only writes down that it was called. */
let site: string;
const here = import.meta.dirname;
const stubs = {
  systemctl: `case "$1" in list-units) printf 'yakamoz@3001.service loaded\\nyakamoz@3002.service loaded\\n';; esac`,
  nginx: "",
  curl: `[ ! -e "$SITE/broken" ] || exit 7`,
  sleep: "",
  unshare: `shift; exec "$@"`,
  ip: "",
  runuser: `while [ "$1" != -- ]; do shift; done; shift; exec "$@"`,
  // Stands for builder.mjs: says whether a text is due, and makes releases.
  node: `case "$2" in
    settings) printf '{"ORIGIN":"%s"}' "$ORIGIN";;
    due) flock -n "$SITE/building" true && exit 9; exit "$(cat "$SITE/due")";;
    make) flock -n "$SITE/building" true && exit 9; mkdir -p "$3/build" && echo "$BUILD_SETTINGS" >"$3/build/inputs.json" && cp -R deployment "$3/";;
  esac`,
};

function write(path: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text, { mode });
}

function release(name: string): void {
  write(`releases/${name}/build/inputs.json`, "{}");
  write(`releases/${name}/build/client/assets/page-${name}.js`, name);
  execFileSync("cp", ["-R", here, join(site, "releases", name, "deployment")]);
}

function run(script: string, ...args: string[]) {
  const env = { PATH: `${site}/bin:${process.env.PATH}`, SITE: site, SITE_USER: "site", SETTINGS: `${site}/settings` };
  const { status, stdout, stderr } = spawnSync(join(site, script), args, { env, encoding: "utf8" });
  return { status, stdout, stderr };
}

const switchTo = (name: string) => run("current/deployment/switch-release", join(site, "releases", name));

const calls = () => readFileSync(join(site, "calls"), "utf8").trim().split("\n");
const current = () => readlinkSync(join(site, "current")).split("/").at(-1);

beforeEach(() => {
  site = temporaryFolder();
  for (const [name, body] of Object.entries(stubs)) {
    write(`bin/${name}`, `#!/bin/sh\necho "${name} $*" >> "$SITE/calls"\n${body}\n`, 0o755);
  }
  write("settings", "ORIGIN='https://www.yakamoz.example'\n");
  release("one");
  release("two");
  symlinkSync(join(site, "releases/one"), join(site, "current"));
  mkdirSync(join(site, "builder/build"), { recursive: true });
  execFileSync("cp", ["-R", here, join(site, "builder/deployment")]);
});

describe("switching to a release", () => {
  test("keeps the assets of the one before, then moves nginx and one instance after the other", () => {
    expect(switchTo("two")).toMatchObject({ status: 0, stderr: "" });
    expect(current()).toBe("two");
    expect(readdirSync(join(site, "kept/assets"))).toEqual(["page-one.js"]);
    expect(calls().filter((call) => /reload|restart|curl|nginx -t/.test(call))).toEqual([
      "nginx -tq",
      "systemctl reload nginx",
      "systemctl restart yakamoz@3001.service",
      "curl -fs -o /dev/null http://127.0.0.1:3001/readyz",
      "systemctl restart yakamoz@3002.service",
      "curl -fs -o /dev/null http://127.0.0.1:3002/readyz",
      "systemctl restart yakamoz-worker",
    ]);
  });

  test("leaves the second instance alone where the first does not come back", () => {
    write("broken", "");
    const { status, stderr } = switchTo("two");
    expect(status).toBe(1);
    expect(stderr).toContain("yakamoz@3001.service is not ready");
    expect(calls().join("\n")).not.toContain("restart yakamoz@3002");
  });

  test("goes back the same way, and drops kept assets after 30 days", () => {
    switchTo("two");
    const old = new Date(Date.now() - 32 * 86_400_000);
    write("kept/assets/page-zero.js", "");
    utimesSync(join(site, "kept/assets/page-zero.js"), old, old);
    expect(switchTo("one").status).toBe(0);
    expect(current()).toBe("one");
    expect(readdirSync(join(site, "kept/assets")).sort()).toEqual(["page-one.js", "page-two.js"]);
  });

  test("refuses what was not built", () => {
    mkdirSync(join(site, "releases/three"));
    const { status, stderr } = switchTo("three");
    expect([status, stderr]).toEqual([1, `There is no complete build in ${join(site, "releases/three")}.\n`]);
    expect(switchTo("four/five").stderr).toContain(
      `There is no complete build in ${join(site, "releases/four/five")}.`,
    );
    expect(current()).toBe("one");
    expect(existsSync(join(site, "kept"))).toBe(false);
  });
});

describe("the words of a release", () => {
  const [first, second, third] = ["1", "2", "3"].map((digit) => digit.repeat(40)) as [string, string, string];
  const published = () => readFileSync(join(site, "published"), "utf8").trim();

  beforeEach(() => {
    write("releases/one/build/words", `${second}\n${first}\n`);
    write("releases/two/build/words", `${third}\n${second}\n${first}\n`);
    switchTo("one");
  });

  test("go on from those that are published", () => {
    expect(published()).toBe(second);
    expect(switchTo("two").status).toBe(0);
    expect(published()).toBe(third);
  });

  test("that are older are refused, also where it names none", () => {
    switchTo("two");
    release("none");
    for (const name of ["one", "none"]) {
      const { status, stderr } = switchTo(name);
      expect(status).toBe(1);
      expect(stderr).toContain(`The words of ${join(site, "releases", name)} are older than those that are published`);
      expect(stderr).toContain("deployment/make-release takes them along");
    }
    expect([current(), published()]).toEqual(["two", third]);
  });

  test("that are older can be shown on purpose, and what is published stays published", () => {
    switchTo("two");
    const folder = join(site, "releases/one");
    expect(run("current/deployment/switch-release", "--older-words", folder)).toMatchObject({ status: 0 });
    expect([current(), published()]).toEqual(["one", third]);
    write("releases/three/build/inputs.json", "{}");
    write("releases/three/build/words", `${second}\n`);
    expect(run("current/deployment/switch-release", join(site, "releases/three")).status).toBe(1);
    expect(switchTo("two").status).toBe(0);
  });
});

describe("publishing what is due", () => {
  const publish = () => run("builder/deployment/publish-due");

  test("does nothing where nothing is due", () => {
    write("due", "0");
    expect(publish()).toMatchObject({ status: 0, stderr: "" });
    expect(readdirSync(join(site, "releases"))).toEqual(["one", "two"]);
    expect(current()).toBe("one");
  });

  test("makes a release with the site's settings and switches to it", () => {
    write("due", "3");
    expect(publish()).toMatchObject({ status: 0, stderr: "" });
    expect(current()).toMatch(/^\d{4}-\d\d-\d\dT\d{6}$/);
    expect(readFileSync(join(site, "current/build/inputs.json"), "utf8")).toBe(
      '{"ORIGIN":"https://www.yakamoz.example"}\n',
    );
    expect(readFileSync(join(site, "releases/one/build/inputs.json"), "utf8")).toBe("{}");
  });

  test("fails where the builder has other sources than the release that runs", () => {
    write("due", "1");
    expect(publish().status).toBe(1);
    expect(current()).toBe("one");
  });
});
