import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { environmentTable, readEnvironment } from "../server/env.ts";

const file = join(import.meta.dirname, "environment.example");

/** Set on every machine; the rest has a default that serves. */
const usual: Record<string, string> = {
  ORIGIN: "https://www.yakamoz.example",
  HOST: "127.0.0.1",
  DATA_DIR: "/var/lib/site",
  OFFICE_DIR: "/var/lib/site/office",
  TRUSTED_PROXIES: "127.0.0.1",
};

/** The units give each instance its own. */
const byUnit = ["PORT", "METRICS_PORT"];

const head = `# Settings of the site and the office: copy to /etc/site/environment, owner root, group site, mode 0640.
# systemd and the shell both read it: put values with other characters than letters, digits and . : / @ , - _
# between single quotes. A line that begins with # leaves the default, which stands in it.
# Ports come from the units.
`;

test("environment.example names every setting with its default: npm run test:unit -- deployment --update writes it again", async () => {
  const rows = environmentTable.filter(({ name }) => !byUnit.includes(name));
  const blocks = rows.map(({ name, description, default: value, ...more }) => {
    const note = "build" in more ? " Part of the pages: a change needs a new build." : "";
    return `# ${description}${note}\n${usual[name] === undefined ? `#${name}=${value}` : `${name}=${usual[name]}`}\n`;
  });
  await expect([head, ...blocks].join("\n")).toMatchFileSnapshot(file);
});

test("environment.example can be read as it is, and with every line switched on", () => {
  const text = readFileSync(file, "utf8");
  const settings = (pattern: RegExp) =>
    Object.fromEntries([...text.matchAll(pattern)].map(([, name, value]) => [name, value]));
  expect(readEnvironment(settings(/^([A-Z_]+)=(.*)$/gm))).toMatchObject({
    ORIGIN: usual.ORIGIN,
    TRUSTED_PROXIES: ["127.0.0.1"],
  });
  expect(() => readEnvironment(settings(/^#?([A-Z_]+)=(.*)$/gm))).not.toThrow();
});
