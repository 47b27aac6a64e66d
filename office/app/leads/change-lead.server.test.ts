import { expect, test, vi } from "vitest";
import type { Person } from "../../../domain/office/person.ts";
import type { OfficeServices } from "../../services.server.ts";
import { changeLead } from "./change-lead.server.ts";

const [elif, mert] = [1, 2].map((number) => ({ number, name: `${number}`, roles: ["sales"] }) as unknown as Person);
const lead = { id: "lead", reference: "7F3K-2001", form: "contact" } as const;

/** The services of an office where the note "own" is Elif's. */
function services() {
  const [mails, log]: [unknown[][], unknown[][]] = [[], []];
  const isOwn = ({ id, person }: { id: string; person: number }) => id === "own" && person === elif?.number;
  const own = {
    clock: () => 9,
    later: (work: () => Promise<unknown>) => void work(),
    office: {
      people: { find: async (number: number) => [elif, mert].find((one) => one?.number === number) },
      log: { write: async (line: { action: string; person: number }) => void log.push([line.person, line.action]) },
    },
    peopleMails: { leadOwner: async (...mail: unknown[]) => void mails.push(mail) },
    leads: {
      change: async (_: string, { version, owner }: { version: number; owner: number | null }) => ({
        outcome: "changed",
        // Elif owns it from the start.
        work: { owner, version: owner === elif?.number ? version : version + 1 },
      }),
      changeNote: async (_: string, note: { id: string; person: number; text: string }) => ({
        outcome: note.text === "" ? "empty" : isOwn(note) ? "changed" : "missing",
      }),
      removeNote: async (_: string, note: { id: string; person: number }) => isOwn(note),
    },
  };
  return { mails, log, own: own as unknown as OfficeServices };
}

test("a change is answered as saved and the failure is reported where the log cannot be written", async () => {
  const full = new Error("the disk is full");
  const reportFailure = vi.fn();
  const services = {
    leads: {
      change: async () => ({ outcome: "changed" }),
      note: async () => ({ outcome: "added" }),
      retry: async () => 1,
    },
    office: { log: { write: () => Promise.reject(full) } },
    clock: () => 1,
    reportFailure,
  } as unknown as OfficeServices;
  const person = { number: 4 } as Person;
  for (const fields of [{ do: "status", status: "won", version: "1" }, { do: "note", note: "x" }, { do: "retry" }]) {
    expect(await changeLead(services, person, lead, fields as Record<string, string>)).toEqual({ outcome: "saved" });
  }
  expect(reportFailure.mock.calls).toEqual([
    [full, undefined],
    [full, undefined],
    [full, undefined],
  ]);
});

test("a new owner gets a mail, unless it is the person who chose or there is no change", async () => {
  const { mails, own } = services();
  const give = (by: Person | undefined, owner: string) =>
    changeLead(own, by as Person, lead, { do: "owner", owner, version: "1" });
  await give(elif, "2");
  expect(mails).toEqual([[lead, 2, elif]]);
  await give(mert, "2");
  await give(mert, "1");
  await give(mert, "");
  expect(mails).toHaveLength(1);
});

test("a person changes and removes their own note, and the log says so", async () => {
  const { log, own } = services();
  const send = (by: Person | undefined, fields: Record<string, string>) => changeLead(own, by as Person, lead, fields);
  expect(await send(elif, { do: "note-change", id: "own", note: "Salı" })).toEqual({ outcome: "saved" });
  expect(await send(elif, { do: "note-change", id: "own", note: "" })).toMatchObject({ outcome: "empty" });
  expect(await send(mert, { do: "note-change", id: "own", note: "?" })).toMatchObject({ outcome: "invalid" });
  expect(await send(mert, { do: "note-remove", id: "own" })).toMatchObject({ outcome: "invalid" });
  expect(await send(elif, { do: "note-remove", id: "own" })).toEqual({ outcome: "saved" });
  expect(log).toEqual([
    [1, "lead-note-changed"],
    [1, "lead-note-removed"],
  ]);
});
