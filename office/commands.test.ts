import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../testing/server/temporary-folder.ts";
import { runCommand } from "./commands.ts";

let source: NodeJS.ProcessEnv;
beforeEach(() => {
  source = { OFFICE_DIR: temporaryFolder(), OFFICE_ORIGIN: "https://office.example.com", LOG_LEVEL: "silent" };
});

async function run(...args: string[]) {
  let [out, err] = ["", ""];
  const setup = { source, out: (text: string) => (out += text), err: (text: string) => (err += text) };
  const code = await runCommand(args, {
    ...setup,
    out: (text) => void setup.out(text),
    err: (text) => void setup.err(text),
  });
  return { code, out, err };
}

test("the first admin gets a link, and comes in only where nobody is there", async () => {
  const first = await run("invite", "--first", "gulsen@yakamoz.example", "--name", "Gülşen Ateş");
  expect(first).toMatchObject({ code: 0, err: "" });
  expect(first.out).toMatch(
    /Gülşen Ateş is the first admin[\s\S]*https:\/\/office\.example\.com\/sign-in\/link\?token=[\w-]{43}\n/,
  );
  const second = await run("invite", "--first", "other@yakamoz.example");
  expect(second).toMatchObject({ code: 1, out: "" });
  expect(second.err).toContain("Somebody is there already");
});

test("somebody is invited with roles, once, and gets no link on the terminal", async () => {
  const args = ["invite", "mert@yakamoz.example", "--role", "sales", "editor", "--language", "en"];
  const invited = await run(...args);
  expect(invited).toEqual({
    code: 0,
    err: "",
    out: "mert may come in as sales, editor: https://office.example.com/sign-in\n",
  });
  expect(await run(...args)).toMatchObject({ code: 1, out: "" });
  expect(readdirSync(join(source.OFFICE_DIR ?? "", "outbox"))).toHaveLength(1);
  expect((await run("people")).out).toBe("1\tmert\tmert@yakamoz.example\tsales,editor\t\n");
});

test("without an origin, links lead to the port of the office", async () => {
  Object.assign(source, { OFFICE_ORIGIN: "", OFFICE_PORT: "4812" });
  const { out } = await run("invite", "--first", "gulsen@yakamoz.example");
  expect(out).toContain("http://localhost:4812/sign-in/link?token=");
  expect(out).toContain("Their full name: --name here, or the page You");
});

test("what makes no sense is refused with a sentence", async () => {
  expect(await run("invite", "no address", "--role", "sales")).toMatchObject({ code: 2, out: "" });
  expect(await run("invite", "mert@yakamoz.example", "--role", "owner")).toMatchObject({ code: 2, out: "" });
  expect((await run("invite", "mert@yakamoz.example")).err).toContain("--role: sales, editor, publisher, admin");
  expect((await run("people")).out).toBe("");
});

test("a setting that cannot be used is named", async () => {
  source.OFFICE_ORIGIN = "office.example.com/";
  expect(await run("people")).toMatchObject({ code: 1, err: expect.stringContaining("OFFICE_ORIGIN must be") });
  Object.assign(source, { OFFICE_ORIGIN: "", OFFICE_DIR: "/proc/none" });
  expect(await run("people")).toMatchObject({ code: 1, err: expect.stringContaining("OFFICE_DIR must be a folder") });
});
