import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { hour } from "../../domain/time.ts";
import { aLead, now, openCli } from "../../testing/cli/open-cli.ts";
import { emptyDatabase } from "../../testing/server/postgres.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { fileMailer } from "../mail/file-mailer.ts";
import { StorageUnavailable } from "../ports/storage.ts";
import { createForgetGoneLeads } from "./gone-leads.ts";
import { openOffice } from "./open-office.ts";

async function openDesk(engine: string) {
  const databaseUrl = engine === "PostgreSQL" ? await emptyDatabase() : "";
  const cli = openCli({ DATABASE_URL: databaseUrl, SECRET: "a secret of thirty-two characters" });
  const folder = temporaryFolder();
  const office = await openOffice({ databaseUrl, folder });
  onTestFinished(() => office.close());
  const mailer = fileMailer({ folder: join(folder, "outbox"), from: "site@yakamoz.example" });
  const missing = (references: readonly string[]) => cli.withStorage(({ leads }) => leads.missing(references));
  return {
    ...cli,
    office,
    folder,
    forget: createForgetGoneLeads({ log: office.log, folder, missing }),
    see: (subject: string) => office.log.write({ at: 1, person: 1, action: "lead-seen", subject }),
    /** A mail of the office that links to a lead. */
    async mail(id: string, reference: string) {
      const text = `Bugün aranacak: https://office.example/leads/${reference}`;
      await mailer.send({
        id,
        to: "elif@yakamoz.example",
        locale: "tr",
        subject: "Takip",
        text,
        html: `<p>${text}</p>`,
      });
      return () => existsSync(join(folder, "outbox", `${id}.eml`));
    },
  };
}

describe.each(["SQLite", "PostgreSQL"])("with leads on %s", (engine) => {
  test("whom the command line erased loses the number in the log and the office's mails; others keep theirs", async () => {
    const { run, keep, office, forget, see, mail } = await openDesk(engine);
    const [gone, stays] = [
      aLead({ email: "a@kordon.example" }),
      aLead({ email: "b@kordon.example", createdAt: now - 3 * hour }),
    ];
    await keep(gone, stays);
    for (const { reference } of [gone, stays]) await see(reference);
    const [mailOfGone, mailOfOther] = [await mail("gone", gone.reference), await mail("other", stays.reference)];
    await forget();
    expect(await office.log.namedLeads()).toHaveLength(2);

    expect(await run(["erase", "--email", "a@kordon.example", "--yes"])).toMatchObject({ code: 0 });
    await forget();
    expect(await office.log.namedLeads()).toEqual([stays.reference]);
    expect(await office.log.list()).toHaveLength(2);
    expect([mailOfGone(), mailOfOther()]).toEqual([false, true]);

    expect(await run(["purge", "--older-than", "2h", "--yes"])).toMatchObject({ code: 0 });
    await forget();
    expect(await office.log.namedLeads()).toEqual([]);
  });
});

test("overwriting that fails is made up for the next time, also where nothing is gone any more", async () => {
  const calls: (readonly string[])[] = [];
  let isAway = true;
  const log = {
    namedLeads: async () => (calls.length === 0 ? ["2222-GGGG"] : []),
    makeNameless: async (leads: readonly string[]) => {
      calls.push(leads);
      if (isAway) throw new StorageUnavailable("busy");
    },
  };
  const missing = async (references: readonly string[]) => [...references];
  const forget = createForgetGoneLeads({ log: log as never, folder: temporaryFolder(), missing });
  await expect(forget()).rejects.toThrow("busy");
  isAway = false;
  await forget();
  await forget();
  expect(calls).toEqual([["2222-GGGG"], []]);
});
