import { company } from "../../site/company.ts";

/** Short messages are worded without Turkish letters. The last line lets browsers fill the code in on our site alone. */
export const sms = {
  code: (code: string, host: string) =>
    `${company.name} dogrulama kodunuz: ${code}. 3 dakika gecerlidir, kimseyle paylasmayin.\n\n@${host} #${code}`,
};
