/** What a mail file says once its transfer encodings are undone, as far as a search needs it. */
export function mailText(file: Buffer): string {
  const raw = file.toString("latin1");
  return [utf8(raw), utf8(fromQuotedPrintable(raw)), ...fromBase64(raw)].join("\n");
}

/** The addresses that a mail goes to and that answers go to, as they stand in its head. */
export function mailAddresses(file: Buffer): string[] {
  const [head = ""] = utf8(file.toString("latin1")).split(/\r?\n\r?\n/, 1);
  const lines = head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  return lines.flatMap((line) =>
    /^(to|cc|bcc|reply-to):/i.test(line) ? (line.match(/[^\s<>,;:"]+@[^\s<>,;"]+/g) ?? []) : [],
  );
}

function fromQuotedPrintable(text: string): string {
  return text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function fromBase64(text: string): string[] {
  const parts = text.matchAll(/content-transfer-encoding: *base64\b[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\s]+)/gi);
  return Array.from(parts, ([, body = ""]) => Buffer.from(body, "base64").toString("utf8"));
}

function utf8(latin1: string): string {
  return Buffer.from(latin1, "latin1").toString("utf8");
}
