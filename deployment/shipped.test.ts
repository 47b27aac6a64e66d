import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { serverPrograms } from "../scripts/production/server-bundle.ts";
import { serverCommand, serverEnvironment } from "../scripts/production/server-command.mjs";
import { environmentTable } from "../server/env.ts";
import { bodyLimit, textsLimit } from "../server/http/refusals.ts";
import { renderQueueLimits } from "../server/http/render-queue.ts";
import { productionTimeouts } from "../server/http/timeouts.ts";
import { visitorLimits } from "../server/http/visitor-limits.ts";
import { temporaryFolder } from "../testing/server/temporary-folder.ts";

const here = import.meta.dirname;
const read = (path: string) => readFileSync(join(here, path), "utf8");
const isThere = (path: string) => existsSync(join(here, "..", path));

const environment = Object.entries(serverEnvironment)
  .map(([name, value]) => `${name}=${value}`)
  .join(" ");

describe("systemd", () => {
  const names = readdirSync(join(here, "systemd"));
  const programs = serverPrograms.map((name) => `current/bin/node build/server/${name}.js`);
  const started = /^ExecStart=(?:\/usr\/bin\/env (?:\S+=\S+ )*)?\/srv\/yakamoz\/(\S+)(?: --\S+)?((?: build\S+)?)/m;

  test.each(names.filter((name) => name.endsWith(".service")))("%s starts what is there", (name) => {
    const [, program = "", script = ""] = started.exec(read(`systemd/${name}`)) ?? [];
    const isScript = program.startsWith("builder/") && isThere(program.replace("builder/", ""));
    const isOffice = read(`systemd/${name}`).includes("-office/node_modules/.bin/node office/build/server/index.js\n");
    expect(isScript || isOffice || programs.includes(program + script)).toBe(true);
  });

  test.each(["yakamoz.service", "yakamoz@.service"])("%s runs the server as npm start does", (name) => {
    expect(read(`systemd/${name}`)).toContain(`/node ${serverCommand("build").join(" ")}\n`);
    expect(read(`systemd/${name}`)).toContain(`\nEnvironment=${environment}\n`);
  });

  test("so does the container", () => {
    const command = JSON.stringify(["node", ...serverCommand("build")]).replaceAll(",", ", ");
    expect(read("docker/Dockerfile")).toContain(`CMD ${command}\n`);
    expect(read("docker/Dockerfile")).toContain(`\nENV ${environment} `);
  });

  test("the units that run the site's code are closed off alike", () => {
    const closing = /^StateDirectory=[\s\S]*?^SystemCallErrorNumber=.*$/m;
    const blocks = ["yakamoz", "yakamoz@", "yakamoz-worker", "yakamoz-backup"].map(
      (name) => closing.exec(read(`systemd/${name}.service`))?.[0],
    );
    expect(blocks[0]).toContain("ProtectSystem=strict");
    expect(new Set(blocks).size).toBe(1);
  });

  test("the office is closed off as they are, with a user and a folder of its own", () => {
    const closing = /^UMask=[\s\S]*?^SystemCallErrorNumber=.*$/m;
    const [office, site] = ["yakamoz-office", "yakamoz"].map((name) => read(`systemd/${name}.service`));
    expect(closing.exec(office ?? "")?.[0]).toBe(closing.exec(site ?? "")?.[0]);
    expect(office).toMatch(/^User=yakamoz-office$[\s\S]*^StateDirectory=yakamoz-office$/m);
  });

  test("backups stay as long as the notices say", () => {
    expect(read("systemd/yakamoz-backup.service")).toContain("--keep 35d --report\n");
    expect(readFileSync(join(here, "../content/en/legal/aydinlatma-metni.md"), "utf8")).toMatch(/backups?\b.*35 days/i);
  });

  test.skipIf(spawnSync("systemd-analyze", ["--version"]).status !== 0)("systemd understands every unit", () => {
    const folder = temporaryFolder();
    cpSync(join(here, "systemd"), folder, { recursive: true });
    for (const name of names) {
      const file = join(folder, name.replace("@", "@3001"));
      writeFileSync(
        file,
        read(`systemd/${name}`).replace(/\/srv\/yakamoz(?:\/current|\/builder|-office)\/\S+/g, "/bin/true"),
      );
    }
    const units = readdirSync(folder).filter((name) => !name.endsWith("@.service"));
    const { stderr, status } = spawnSync("systemd-analyze", ["verify", ...units.map((name) => join(folder, name))]);
    expect([status, String(stderr)]).toEqual([0, ""]);
  });
});

test("nginx is as patient as the server, and takes bodies of the same size", () => {
  const text = read("nginx/server.conf");
  const seconds = (name: string) => Number(new RegExp(`^ *${name} (\\d+)s;`, "m").exec(text)?.[1]) * 1000;
  expect(seconds("client_header_timeout")).toBe(productionTimeouts.headers);
  expect(seconds("send_timeout")).toBe(productionTimeouts.reader);
  expect(seconds("proxy_read_timeout")).toBeGreaterThan(productionTimeouts.render);
  expect(text).toContain(`client_max_body_size ${bodyLimit / 1024}k;`);
  expect(text).toContain(`client_body_buffer_size ${bodyLimit / 1024}k;`);
  for (const file of ["nginx/yakamoz.conf", "docker/nginx.conf"]) {
    const kept = Number(/keepalive_timeout (\d+)s;/.exec(read(file))?.[1]) * 1000;
    expect(kept).toBeLessThan(productionTimeouts.keepAlive);
  }
});

test("so it is before the office", () => {
  const text = read("nginx/office.conf");
  for (const line of [
    `client_header_timeout ${productionTimeouts.headers / 1000}s;`,
    `send_timeout ${productionTimeouts.reader / 1000}s;`,
    `client_max_body_size ${bodyLimit / 1024}k;`,
    `client_max_body_size ${textsLimit / 1024}k;`,
    `default 127.0.0.1:${environmentTable.find(({ name }) => name === "OFFICE_PORT")?.default};`,
    `preview.office.yakamoz.example 127.0.0.1:${environmentTable.find(({ name }) => name === "PREVIEW_PORT")?.default};`,
  ]) {
    expect(text).toContain(line);
  }
});

test("nginx gives a visitor as much as the server does", () => {
  const [http, server] = [read("nginx/http.conf"), read("nginx/server.conf")];
  const zones = { yakamoz_searches: visitorLimits.search, yakamoz_records: visitorLimits.record };
  for (const [zone, limit] of Object.entries(zones)) {
    expect(http).toMatch(new RegExp(`^limit_req_zone \\S+ zone=${zone}:1m rate=${limit}r/m;$`, "m"));
    expect(server).toContain(`limit_req zone=${zone} burst=${limit - 1} nodelay;`);
  }
  expect(http.match(/limit_req_zone/g)).toHaveLength(2);
  expect(server).toContain(`limit_conn yakamoz_rendering ${renderQueueLimits.perVisitor};`);
});

describe("docker", () => {
  const dockerfile = read("docker/Dockerfile");

  test("every path that is copied exists, in the project or in the build", () => {
    const copies = [...dockerfile.matchAll(/^COPY (?:--\S+ )?(.+) \S+$/gm)].flatMap(([, paths = ""]) =>
      paths.split(" "),
    );
    const own = copies
      .map((path) => path.replace("/srv/yakamoz/current/", ""))
      .filter((path) => !/^build\b/.test(path));
    expect(own.filter((path) => path !== "node_modules" && !isThere(path))).toEqual([]);
    expect(own).toContain("package-lock.json");
  });

  test("what is left out of the image is not copied", () => {
    const left = read("docker/Dockerfile.dockerignore").trim().split("\n");
    for (const path of ["server", "site", "domain", "content", "copy", "deployment", "scripts", "app", "public"]) {
      expect(left).not.toContain(path);
    }
  });

  test("every setting that is part of the pages can be given to the build", () => {
    const inputs = environmentTable.filter((row) => "build" in row).map(({ name }) => name);
    for (const name of inputs) expect(dockerfile).toMatch(new RegExp(`^ARG ${name}=`, "m"));
  });

  test("compose can be read, its settings exist and its paths lead somewhere", () => {
    const { services } = parse(read("docker/compose.yaml"), { merge: true });
    expect(Object.keys(services)).toEqual(["site-1", "site-2", "worker", "backup", "postgres", "nginx"]);
    const known = environmentTable.map(({ name }) => name as string);
    expect(Object.keys(services["site-1"].environment).filter((name) => !known.includes(name))).toEqual([]);
    for (const { build } of [services["site-1"], services.nginx]) {
      const context = resolve(here, "docker", build.context);
      expect(existsSync(join(context, build.dockerfile))).toBe(true);
      expect(dockerfile).toContain(` AS ${build.target}`);
    }
    expect(read("docker/nginx.conf").match(/server (site-\d):3000/g)).toHaveLength(2);
    expect(services.worker.command[1]).toBe("build/server/worker.js");
  });
});
