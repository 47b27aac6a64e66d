import { expect, test } from "vitest";
import { minute } from "../../domain/time.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { keyedHash } from "../data-folder/secret.ts";
import { openOffice } from "../office/open-office.ts";
import { createTickets } from "./tickets.ts";

/** Somebody who is signed in, and has a ticket for the draft "bahar". */
async function withTicket(roles: ("editor" | "sales")[] = ["editor"]) {
  const office = await openOffice({ databaseUrl: "", folder: temporaryFolder() });
  const person = await office.people.add({ mail: "a@b.example", name: "Selin", roles, language: "tr", createdAt: 0 });
  const number = person?.number ?? 0;
  await office.sessions.begin("key", { id: "s1", person: number, startedAt: 0, seenAt: 0, device: "" });
  let now = minute;
  const tickets = createTickets({ hash: keyedHash("a secret"), office, clock: () => now });
  const ticket = tickets.give({ draft: "bahar", person: number, session: "s1" });
  const at = (time: number) => {
    now = time;
  };
  return { office, number, tickets, ticket, at };
}

test("a ticket opens its draft for some minutes", async () => {
  const { tickets, ticket, at } = await withTicket();
  expect(await tickets.draftOf(ticket)).toBe("bahar");
  at(10 * minute);
  expect(await tickets.draftOf(ticket)).toBe("bahar");
  at(11 * minute);
  expect(await tickets.draftOf(ticket)).toBeUndefined();
});

test("one that was changed, cut or signed with another secret opens nothing", async () => {
  const { office, number, tickets, ticket } = await withTicket();
  const [content = "", signature = ""] = ticket.split(".");
  const other = Buffer.from(content, "base64url").toString().replace("bahar", "kasim");
  const foreign = createTickets({ hash: keyedHash("another"), office, clock: () => minute });
  const forged = [
    "",
    ".",
    content,
    `${content}.`,
    `.${signature}`,
    `${Buffer.from(other).toString("base64url")}.${signature}`,
    `${ticket}A`,
    `${ticket}.x`,
    foreign.give({ draft: "bahar", person: number, session: "s1" }),
  ];
  for (const one of forged) expect(await tickets.draftOf(one), one).toBeUndefined();
});

test("it ends with the session, the person and the right to the room", async () => {
  const signedOut = await withTicket();
  await signedOut.office.sessions.end("s1");
  expect(await signedOut.tickets.draftOf(signedOut.ticket)).toBeUndefined();
  const sales = await withTicket(["sales"]);
  expect(await sales.tickets.draftOf(sales.ticket)).toBeUndefined();
});
