import { Command, CommanderError, InvalidArgumentError, Option } from "@commander-js/extra-typings";
import { isMailAddress } from "../domain/lead/mail-address.ts";
import { type Person, type Role, readName, roles } from "../domain/office/person.ts";
import type { PublicationRun } from "../server/ports/publishing.ts";
import { defaultLocale, type Locale, localeCodes, operatorLocale } from "../site/locales.ts";
import { dictionary } from "./app/dictionary.server.ts";
import {
  type OfficeServices,
  openServices,
  StartRefusal,
  StorageUnavailable,
  signInAddress,
} from "./services.server.ts";

/** What was typed makes sense, but cannot be done. */
class CommandError extends Error {}

type Setup = { source: NodeJS.ProcessEnv; out: (text: string) => void; err: (text: string) => void };

/** Does what was typed and gives the exit code. What went wrong is said in sentences; our own mistakes are thrown. */
export async function runCommand(args: readonly string[], setup: Setup): Promise<number> {
  try {
    await createProgram(setup).parseAsync(args, { from: "user" });
    return 0;
  } catch (error) {
    // Commander has written its sentence, or the help, already.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof StartRefusal) setup.err(`${error.sentences.join("\n")}\n`);
    else if (error instanceof CommandError || error instanceof StorageUnavailable) setup.err(`${error.message}\n`);
    else throw error;
    return 1;
  }
}

function createProgram(setup: Setup) {
  const program = new Command("npm run office --")
    .description("The office, where the company's own people work. Without a command it builds and serves it.")
    .configureOutput({ writeOut: setup.out, writeErr: setup.err })
    .showHelpAfterError("Add --help for an explanation.")
    .exitOverride();
  program
    .command("invite")
    .summary("let somebody into the office")
    .argument("<mail>", "work e-mail", readMail)
    .addOption(new Option("--role <name...>", "what they may do; several may be named").choices(roles))
    .option("--name <name>", "full name; without one, what stands before the @", readName)
    .addOption(new Option("--language <code>", "language of the office").choices(localeCodes).default(defaultLocale))
    .option("--first", "the first admin of all; prints the link that lets them in")
    .action((mail, options) => withServices(setup, (services) => invite(services, setup, { mail, ...options })));
  program
    .command("import-words")
    .summary("publish what content/ of this folder says otherwise than it ever was published")
    .option("--overwrite", "also texts that were changed in the office meanwhile")
    .action(({ overwrite = false }) => withServices(setup, (services) => importWords(services, setup, overwrite)));
  program
    .command("people")
    .summary("list who may come in")
    .action(() => withServices(setup, (services) => listPeople(services, setup)));
  return program;
}

function readMail(typed: string): string {
  if (!isMailAddress(typed)) throw new InvalidArgumentError("It must be an e-mail address.");
  return typed;
}

async function withServices({ source }: Setup, work: (services: OfficeServices) => Promise<void>): Promise<void> {
  const services = await openServices(source);
  try {
    await work(services);
  } finally {
    await services.close();
  }
}

type Invitation = {
  mail: string;
  role?: Role[] | undefined;
  name?: string | undefined;
  language: Locale;
  first?: true | undefined;
};

async function invite(services: OfficeServices, setup: Setup, invitation: Invitation): Promise<void> {
  const { mail, language, role = [], first } = invitation;
  const name = invitation.name || readName(mail.split("@")[0] ?? "");
  const person = { mail, name, language, createdAt: services.clock() };
  if (first) {
    await inviteFirst(services, setup, await services.office.people.addFirst(person));
    if (!invitation.name) setup.out("Their full name: --name here, or the page You after signing in.\n");
    return;
  }
  if (role.length === 0) throw new CommandError(`Say what they may do with --role: ${roles.join(", ")}.`);
  const added = await services.office.people.add({ ...person, roles: role });
  if (!added)
    throw new CommandError("Somebody with this address is there already; an admin changes roles in the office.");
  await noteInvitation(services, added);
  const { outcome } = await services.peopleMails.invitation(added);
  if (outcome !== "delivered") setup.err("The invitation could not be mailed; tell them the address yourself.\n");
  setup.out(`${added.name} may come in as ${added.roles.join(", ")}: ${services.settings.origin}/sign-in\n`);
}

async function inviteFirst(services: OfficeServices, setup: Setup, added: Person | undefined): Promise<void> {
  if (!added)
    throw new CommandError("Somebody is there already: an admin invites others, in the office or with --role.");
  await noteInvitation(services, added);
  const address = signInAddress(services.settings.origin, await services.signIn.newLink(added.number));
  setup.out(`${added.name} is the first admin. This link works once, for 10 minutes:\n  ${address}\n`);
}

/** The same way as a draft: checked, built and tried before anybody sees it. */
async function importWords({ publisher, settings }: OfficeServices, { out }: Setup, replaces: boolean): Promise<void> {
  if (!settings.publishes) throw new CommandError("PUBLISHING is off: the office publishes nothing here.");
  const title = dictionary(defaultLocale).publications.importTitle;
  const run = await publisher.begin({ checkout: ".", replaces }, { title });
  if (!run) throw new CommandError("Something else is being published now; try again when it is done.");
  out("The words of content/ are checked, and the site is built with them…\n");
  const ended = await publisher.ended();
  if (ended?.failure === "nothing") return out("Everything in content/ is published already, now or earlier.\n");
  if (ended?.outcome !== "done") throw new CommandError(importFailure(ended));
  const shown = ended.isServed ? "The site shows them." : "The site shows them when it starts.";
  out(`Published. ${shown}\n`);
}

function importFailure({ failure = "other", problems = [], detail = "" }: Partial<PublicationRun> = {}): string {
  if (failure === "conflict") {
    return [
      "Texts that content/ has otherwise were changed in the office too, so nothing was published:",
      ...detail.split("\n").map((path) => `  ${path}`),
      "Take over what the office says there, then publish yours in its place:",
      "  npm run office -- import-words --overwrite",
    ].join("\n");
  }
  const { title, text } = dictionary(operatorLocale).failures[failure];
  const found = problems.map(({ file, line, message }) => `  ${file}, ${line}: ${message[operatorLocale]}`);
  return [`${title}. ${text}`, ...found, detail].filter(Boolean).join("\n");
}

function noteInvitation({ office, clock }: OfficeServices, { number }: Person): Promise<void> {
  return office.log.write({ at: clock(), action: "invited", subject: String(number) });
}

async function listPeople({ office }: OfficeServices, { out }: Setup): Promise<void> {
  for (const { number, name, mail, roles: own, endedAt } of await office.people.list()) {
    out(`${[number, name, mail, own.join(","), endedAt === undefined ? "" : "ended"].join("\t")}\n`);
  }
}
