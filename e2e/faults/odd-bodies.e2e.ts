import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { postedContact } from "../../testing/samples.ts";
import { startLeadSite } from "../lead-site.ts";

const urlEncoded = "application/x-www-form-urlencoded";
const form = String(new URLSearchParams(postedContact()));
const multipart = new FormData();
for (const [name, value] of Object.entries(postedContact())) multipart.set(name, value);

const bodies: [string, number, BodyInit, Record<string, string>][] = [
  ["too long", 413, `${form}&more=${"x".repeat(70_000)}`, { "Content-Type": urlEncoded }],
  ["multipart", 415, multipart, {}],
  ["JSON", 415, JSON.stringify(postedContact()), { "Content-Type": "application/json" }],
  ["without a type", 415, new Blob([form]), {}],
  ["another character set", 415, form, { "Content-Type": `${urlEncoded}; charset=windows-1254` }],
  ["compressed", 415, gzipSync(form), { "Content-Type": urlEncoded, "Content-Encoding": "gzip" }],
  [
    "bytes that are no UTF-8",
    400,
    Buffer.concat([Buffer.from(`${form}&x=`), Buffer.from([0xc3, 0x28])]),
    { "Content-Type": urlEncoded },
  ],
  ["encoded bytes that are no UTF-8", 400, `${form}&x=%C3%28`, { "Content-Type": urlEncoded }],
];

test("bodies that no form of ours sends are refused, and memory stays flat", async () => {
  const site = await startLeadSite();
  const post = (body: BodyInit, headers: Record<string, string>) =>
    fetch(`${site.baseUrl}/iletisim`, { method: "POST", headers: { Origin: site.baseUrl, ...headers }, body });
  for (const [name, status, body, headers] of bodies) {
    expect((await post(body, headers)).status, name).toBe(status);
  }
  const before = await memoryOf(site.pid());
  const huge = "x".repeat(1_000_000);
  for (let i = 0; i < 60; i++) await post(huge, { "Content-Type": urlEncoded }).catch(() => undefined);
  expect((await memoryOf(site.pid())) - before).toBeLessThan(60);
  expect(await site.leads()).toEqual([]);
});

/** Resident megabytes. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
