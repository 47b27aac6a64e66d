import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { facts } from "../../copy/facts.ts";
import { defaultLocale } from "../../site/locales.ts";
import { person, postedContact } from "../../testing/samples.ts";
import { startLeadSite } from "../lead-site.ts";
import { postForm } from "../posted-forms.ts";

/** Only root may mount; everyone else has the same fault by a limit on pages, in the tests of storage. */
test.runIf(process.getuid?.() === 0)(
  "a full disk: an honest 503, pages stay up, and it recovers by itself",
  async () => {
    const folder = await smallDisk();
    const site = await startLeadSite({ DATA_DIR: folder });
    const post = (number: number) =>
      postForm(`${site.baseUrl}/iletisim`, postedContact({ message: `${number} ${"x".repeat(4_000)}` }));
    expect((await post(0)).status).toBe(200);
    const filler = join(folder, "filler");
    fill(filler);

    const answers = [];
    for (let number = 1; number <= 300 && answers.at(-1)?.status !== 503; number++) answers.push(await post(number));
    const refused = answers.at(-1);
    expect(refused?.status).toBe(503);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    const page = (await refused?.text()) ?? "";
    expect(page).toContain("Bir hata oluştu, lütfen daha sonra yeniden deneyin.");
    expect(page).toContain(facts(defaultLocale).contactCenter);
    await expect.poll(async () => (await fetch(`${site.baseUrl}/readyz`)).status).toBe(503);
    expect(page).toContain(person.email);
    for (const path of ["/hakkimizda", "/iletisim", "/en", "/healthz"]) {
      expect((await fetch(site.baseUrl + path)).status).toBe(200);
    }

    rmSync(filler);
    await expect.poll(async () => (await post(999)).status).toBe(200);
    const acknowledged = 1 + answers.filter(({ status }) => status === 200).length + 1;
    expect((await site.leads()).length).toBe(acknowledged);
  },
);

async function smallDisk(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "site-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=3m", "tmpfs", folder]);
  onTestFinished(() => {
    execFileSync("umount", ["-l", folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Writes until nothing fits any more. */
function fill(file: string): void {
  for (const size of [65_536, 4_096, 512]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: "a" });
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toBe("ENOSPC");
    }
  }
}
