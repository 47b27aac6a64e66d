const codeLength = 6;

const codes = 10 ** codeLength;
/** Four random bytes hold every code equally often below this; a draw above it is thrown away. */
const fair = Math.floor(2 ** 32 / codes) * codes;

/** A code of six digits, each as likely as any other. `random` gives as many random bytes as it is asked for. */
export function drawCode(random: (length: number) => Uint8Array): string {
  for (;;) {
    const bytes = random(4);
    const drawn = bytes.reduce((number, byte) => number * 256 + byte, 0);
    if (drawn < fair) return String(drawn % codes).padStart(codeLength, "0");
  }
}

/** The six digits that were typed, pasted or filled in, however they are parted; undefined for anything else. */
export function readCode(typed: string): string | undefined {
  if (typed.length > 40) return undefined;
  const digits = typed.normalize("NFKC").replace(/[\s\p{Cf}.-]/gu, "");
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
