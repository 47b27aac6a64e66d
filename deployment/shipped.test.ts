import { spawnSync } from "node:child_process";
import { cpSync, lstatSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { environmentTable } from "../server/env.ts";
import { bodyLimit, textsLimit } from "../server/http/refusals.ts";
import { productionTimeouts } from "../server/http/timeouts.ts";
import { temporaryFolder } from "../testing/server/temporary-folder.ts";

const here = import.meta.dirname;
const read = (path: string) => readFileSync(join(here, path), "utf8");

describe("systemd", () => {
  const units = readdirSync(join(here, "systemd")).filter((name) => /\.(service|timer)$/.test(name));
  const { scripts } = JSON.parse(read("../package.json"));

  test("every service runs a command of npm that exists", () => {
    const commands = units
      .filter((name) => name.endsWith(".service"))
      .map((name) => /^ExecStart=.*\bnpm (?:run )?([\w:]+)/m.exec(read(`systemd/${name}`))?.[1] ?? name);
    expect(commands.sort()).toEqual(["leads", "leads", "office", "start", "worker"]);
    for (const command of commands) expect(scripts).toHaveProperty(command);
  });

  test("what all units share reaches the instances too: systemd ignores a folder that is a link", () => {
    expect(lstatSync(join(here, "systemd/site@.service.d")).isDirectory()).toBe(true);
    expect(read("systemd/site@.service.d/common.conf")).toBe(read("systemd/site-.service.d/common.conf"));
    expect(read("systemd/site-.service.d/common.conf")).toMatch(/^User=site$[\s\S]*^ProtectSystem=strict$/m);
  });

  test("backups stay as long as the notices say", () => {
    expect(read("systemd/site-backup.service")).toContain("--keep 35d --report\n");
    expect(read("../content/en/legal/aydinlatma-metni.md")).toMatch(/backups?\b.*35 days/i);
  });

  test.skipIf(spawnSync("systemd-analyze", ["--version"]).status !== 0)("systemd understands every unit", () => {
    const folder = temporaryFolder();
    cpSync(join(here, "systemd"), folder, { recursive: true, verbatimSymlinks: true });
    for (const name of units) {
      // Neither npm nor the folders of a machine are needed to read a unit.
      const text = read(`systemd/${name}`).replace("/usr/bin/npm", "/bin/true");
      writeFileSync(join(folder, name.replace("@", "@3001")), text);
    }
    const files = readdirSync(folder).filter((name) => /\.(service|timer)$/.test(name) && !name.includes("@."));
    const { stderr, status } = spawnSync("systemd-analyze", ["verify", ...files.map((name) => join(folder, name))]);
    expect([status, String(stderr)]).toEqual([0, ""]);
  });
});

describe("nginx", () => {
  const seconds = (text: string, name: string) => Number(new RegExp(`^ *${name} (\\d+)s;`, "m").exec(text)?.[1]) * 1000;

  test("has the time-outs and the body limit of the site", () => {
    const text = read("nginx/server.conf");
    expect(seconds(text, "client_header_timeout")).toBe(productionTimeouts.headers);
    expect(seconds(text, "send_timeout")).toBe(productionTimeouts.reader);
    expect(seconds(text, "proxy_read_timeout")).toBeGreaterThan(productionTimeouts.render);
    expect(text).toContain(`client_max_body_size ${bodyLimit / 1024}k;`);
    expect(text).toContain(`client_body_buffer_size ${bodyLimit / 1024}k;`);
    expect(seconds(read("nginx/site.conf"), "keepalive_timeout")).toBeLessThan(productionTimeouts.keepAlive);
  });

  test("has those of the office, and its ports", () => {
    const text = read("nginx/office.conf");
    const port = (name: string) => environmentTable.find((row) => row.name === name)?.default;
    for (const line of [
      `client_header_timeout ${productionTimeouts.headers / 1000}s;`,
      `send_timeout ${productionTimeouts.reader / 1000}s;`,
      `client_max_body_size ${bodyLimit / 1024}k;`,
      `client_max_body_size ${textsLimit / 1024}k;`,
      `default 127.0.0.1:${port("OFFICE_PORT")};`,
      `preview.office.yakamoz.example 127.0.0.1:${port("PREVIEW_PORT")};`,
    ]) {
      expect(text).toContain(line);
    }
  });
});
