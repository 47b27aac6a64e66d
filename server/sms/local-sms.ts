import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "../data-folder/data-folder.ts";
import type { SmsSender } from "../ports/quotes.ts";
import { smsTextProblem } from "./sms-text.ts";

/** Writes each SMS as a file and says its text: the default, which needs no provider. */
export function localSms(folder: string, say: (line: string) => void = console.error): SmsSender {
  return {
    provider: "local",
    async send({ to, text }) {
      const problem = smsTextProblem(text);
      if (problem) return { sent: false, error: problem };
      const at = new Date().toISOString();
      const providerId = `${at.replace(/\D/g, "")}-${randomUUID()}`;
      try {
        makeFolder(folder);
        const file = join(folder, `${providerId}.sms.json`);
        await writeFile(file, `${JSON.stringify({ to, text, at }, null, 2)}\n`, { mode: 0o600, flush: true });
      } catch (error) {
        return { sent: false, error: `local ${(error as NodeJS.ErrnoException).code ?? "failed"}` };
      }
      say(`SMS to ${"*".repeat(Math.max(0, to.length - 2))}${to.slice(-2)}: ${text}`);
      return { sent: true, providerId };
    },
  };
}

/** Stands on the console at every start without a provider. */
export function localSmsWarning(folder: string): string {
  return [
    "*** WARNING: no SMS provider is configured. No visitor gets an SMS.",
    `*** Codes are shown on this console and written to ${folder}. Set a provider before the site goes public.`,
  ].join("\n");
}
