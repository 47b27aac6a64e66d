import { company } from "../../site/company.ts";

/**
 * The message that carries the code: the fullest sentence that fits is sent. First what the code is for and what giving
 * it does. Worded without Turkish letters, so that it stays one message.
 */
export const quoteSms = {
  sentences: [
    `${company.name} teklif talebi onay kodu: {code}. Kodu girerseniz talebiniz satis ekibine iletilir. 3 dk gecerli, paylasmayin.`,
    `${company.name} teklif onay kodu: {code}. Girerseniz talebiniz satisa iletilir. 3 dk gecerli.`,
    `${company.name} teklif onay kodu: {code}. 3 dk gecerli.`,
  ],
};
