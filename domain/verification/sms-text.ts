/** What every provider takes as one message, Netgsm's shorter count included. */
export const maxSmsLength = 155;

/** The part of GSM's basic alphabet that is ASCII: Netgsm's codes carry no letters with marks, not even ü or Ö. */
const basicAlphabet = /^[\n !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z]*$/;

/** Whether every provider can send a text as it is. */
export function isBasic(text: string): boolean {
  return basicAlphabet.test(text);
}

/**
 * The message with a code: the fullest of the sentences that fits, `{code}` in it replaced, and the line that lets
 * phones fill the code in on our own site alone. Undefined where the host is too long even for the shortest one.
 */
export function codeSms(sentences: readonly string[], code: string, host: string): string | undefined {
  return sentences
    .map((sentence) => `${withoutMarks(sentence.replace("{code}", code))}\n\n@${host} #${code}`)
    .find((text) => isBasic(text) && text.length <= maxSmsLength);
}

/** "Işık" becomes "Isik": every phone shows it, and a message holds more of it. */
function withoutMarks(text: string): string {
  return text.replaceAll("ı", "i").normalize("NFD").replace(/\p{M}/gu, "").replace(/[’‘]/g, "'").replace(/[“”]/g, '"');
}
