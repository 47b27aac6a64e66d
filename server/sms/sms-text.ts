/** What every provider takes as one message, Netgsm's shorter count included. */
const longestSms = 155;

/** The part of GSM's basic alphabet that is ASCII: Netgsm's codes carry no letters with marks, not even ü or Ö. */
const basic = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z]*$/;

/** What is wrong with a text as one plain SMS, as a sentence; undefined where nothing is. */
export function smsTextProblem(text: string): string | undefined {
  if (text === "") return "The SMS text is empty.";
  if (!basic.test(text)) return "The SMS text has letters outside the basic GSM alphabet.";
  if (text.length > longestSms) return `The SMS text has ${text.length} characters; ${longestSms} fit.`;
  return undefined;
}
