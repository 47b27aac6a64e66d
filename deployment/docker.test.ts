import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { environmentTable } from "../server/env.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");
const compose = parse(read("docker/compose.yaml"), { merge: true });
const services: Record<string, { command: string[]; environment: object; env_file: string[]; volumes: string[] }> =
  compose.services;

test("the containers run the commands of the guide: site, office and backup", () => {
  const backup = /^ExecStart=\/usr\/bin\/(.*)$/m.exec(read("systemd/site-backup.service"))?.[1];
  expect(services.site?.command.join(" ")).toBe("npm start");
  expect(services.office?.command.join(" ")).toBe("npm run office");
  expect(services.backup?.command.join(" ")).toContain(`if ${backup}; then`);
  expect(read("docker/Dockerfile")).toContain('CMD ["npm", "start"]');
});

test("each container takes every setting from .env, and those that compose sets exist", () => {
  const names = environmentTable.map(({ name }) => name as string);
  for (const { env_file, environment, volumes } of Object.values(services)) {
    expect(env_file).toEqual([".env"]);
    expect(Object.keys(environment).filter((name) => !names.includes(name))).toEqual([]);
    expect(volumes).toContain("data:/var/lib/site");
  }
});

test("the settings stay out of the repository and of the image", () => {
  for (const file of ["../.gitignore", "docker/Dockerfile.dockerignore"]) {
    expect(read(file).split("\n")).toContain("deployment/docker/.env");
  }
});
