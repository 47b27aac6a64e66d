import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { domainToASCII } from "node:url";
import PostalMime, { type Email } from "postal-mime";
import type { Lead } from "../../domain/lead/lead.ts";
import { mailAddressKey } from "../../domain/lead/mail-address.ts";

/** Which files are meant. A mail must name the address and, where there are references, one of those too. */
export type FileFilter = {
  addresses: ReadonlySet<string>;
  phones: ReadonlySet<string>;
  references?: ReadonlySet<string>;
  /** Tokens of links, for mails that name no reference. */
  links?: ReadonlySet<string>;
  /** Whatever was written before goes as well. */
  writtenBefore?: number;
};

const reference = /\b[2-9B-DF-HJKMNP-RTV-XZ]{4}-[2-9B-DF-HJKMNP-RTV-XZ]{4}\b/g;

const leadPath = "/leads/";
const leadLink = new RegExp(leadPath + reference.source, "g");

/** An address as it may stand in a mail's head, where the domain is in ASCII. */
export function headerAddress(address: string): string {
  const [local, domain = ""] = mailAddressKey(address).split("@");
  return `${local}@${domainToASCII(domain) || domain}`;
}

/** A filter for the files about these leads and no others. */
export async function filterForLeads(leads: AsyncIterable<Lead> | Iterable<Lead>) {
  const fileFilter = { addresses: new Set<string>(), phones: new Set<string>(), references: new Set<string>() };
  for await (const { email, phone, reference } of leads) {
    fileFilter.addresses.add(headerAddress(email));
    fileFilter.references.add(reference);
    if (phone) fileFilter.phones.add(phone);
  }
  return fileFilter;
}

/** Mails and SMS that were written as files, that match the filter. */
export async function matchingFiles(dataDir: string, fileFilter: FileFilter): Promise<string[]> {
  const found: string[] = [];
  const entries = await ignoreMissing(readdir(join(dataDir, "outbox"), { withFileTypes: true }));
  for (const entry of entries ?? []) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && (await ignoreMissing(matchesFilter(path, fileFilter)))) found.push(path);
  }
  return found;
}

/** Gives when those that went were written. */
export async function removeFiles(paths: readonly string[]): Promise<number[]> {
  const written: number[] = [];
  for (const path of paths) {
    const file = await ignoreMissing(stat(path));
    await rm(path, { force: true });
    if (file) written.push(file.mtimeMs);
  }
  return written;
}

async function matchesFilter(
  path: string,
  { addresses, phones, references, links = new Set(), writtenBefore = 0 }: FileFilter,
): Promise<boolean> {
  if ((await stat(path)).mtimeMs < writtenBefore) return true;
  const file = await readFile(path);
  if (path.includes(".sms.json")) return [...phones].some((phone) => file.includes(`"${phone}"`));
  const mail = await PostalMime.parse(file);
  if (!mailAddresses(mail).some((address) => addresses.has(headerAddress(address)))) return false;
  if (!references) return true;
  const text = mailText(mail);
  return (
    (text.match(reference) ?? []).some((found) => references.has(found)) ||
    [...links].some((link) => text.includes(link))
  );
}

/** Mails of the office that lie as files, as far as they link to leads: the numbers of those, by path. */
export async function leadsInOfficeMails(officeDir: string): Promise<Map<string, string[]>> {
  const linked = new Map<string, string[]>();
  const entries = await ignoreMissing(readdir(join(officeDir, "outbox"), { withFileTypes: true }));
  for (const entry of (entries ?? []).filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const file = await ignoreMissing(readFile(path));
    const text = file ? mailText(await PostalMime.parse(file)) : "";
    const found = text.match(leadLink)?.map((link) => link.slice(leadPath.length)) ?? [];
    if (found.length > 0) linked.set(path, found);
  }
  return linked;
}

/** The server may finish and move a file at any moment. */
async function ignoreMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return undefined;
  }
}

/** What a mail says in its parts and its subject. */
export function mailText({ subject = "", text = "", html = "" }: Email): string {
  return [subject, text, html].join("\n");
}

/** The addresses that a mail goes to and that answers go to. */
export function mailAddresses({ to = [], cc = [], bcc = [], replyTo = [] }: Email): string[] {
  const mailboxes = [...to, ...cc, ...bcc, ...replyTo].flatMap((entry) => entry.group ?? [entry]);
  return mailboxes.flatMap(({ address }) => address || []);
}
