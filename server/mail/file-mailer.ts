import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { makeFolder } from "../data-folder/data-folder.ts";
import type { Mailer } from "../ports/deliveries.ts";
import { compose, type Sender } from "./compose.ts";

/** Writes each mail as a file that mail programs open: the default, which needs no mail server. */
export function fileMailer({ folder, ...sender }: Sender & { folder: string }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

  return {
    async send(message) {
      const mail = compose(message, sender);
      if (!mail) return { outcome: "never", error: "mail file: no usable address" };
      const { message: bytes } = await transport.sendMail(mail);
      try {
        makeFolder(folder);
        const file = join(folder, `${encodeURIComponent(message.id)}.eml`);
        await writeFile(`${file}.part`, bytes as Buffer, { mode: 0o600, flush: true });
        await rename(`${file}.part`, file);
        return { outcome: "delivered" };
      } catch (error) {
        return { outcome: "later", error: `mail file ${(error as NodeJS.ErrnoException).code ?? "failed"}` };
      }
    },
    async check() {
      makeFolder(folder);
    },
  };
}
