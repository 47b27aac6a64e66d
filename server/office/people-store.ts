import type { Kysely } from "kysely";
import { mailAddressKey } from "../../domain/lead/mail-address.ts";
import { mailKinds, type Person, rolesIn } from "../../domain/office/person.ts";
import type { NewPerson, PeopleStore, PersonChange, PersonChanged } from "../ports/office.ts";
import type { Engine } from "../storage/engine.ts";
import type { OfficeTables, PersonRow } from "./tables.ts";

export function peopleStore({ db, name }: Engine<OfficeTables>): PeopleStore {
  const isPostgres = name === "postgresql";
  return {
    add: (person) => insertPerson(db, person),
    addFirst: (person) => insertPerson(db, { ...person, roles: ["admin"] }, true),

    async find(number) {
      const row = await db.selectFrom("people").selectAll().where("number", "=", number).executeTakeFirst();
      return row && toPerson(row);
    },

    async findByMail(mail) {
      const key = mailAddressKey(mail);
      const row = await db.selectFrom("people").selectAll().where("mail", "=", key).executeTakeFirst();
      return row && toPerson(row);
    },

    async list() {
      const rows = await db.selectFrom("people").selectAll().orderBy("number").execute();
      return rows.map(toPerson);
    },

    async isEmpty() {
      return (await db.selectFrom("people").select("number").limit(1).executeTakeFirst()) === undefined;
    },

    change: (number, change) =>
      db.transaction().execute(async (transaction) => {
        const all = transaction.selectFrom("people").selectAll().orderBy("number");
        // Two admins who take each other's role at once must not both succeed. SQLite has one writer anyhow.
        const rows = await (isPostgres ? all.forUpdate() : all).execute();
        return changePerson(transaction, rows, number, change);
      }),

    async setLanguage(number, language) {
      await db.updateTable("people").set({ language }).where("number", "=", number).execute();
    },

    async setLetterKeys(number, isOn) {
      await db
        .updateTable("people")
        .set({ letter_keys: Number(isOn) })
        .where("number", "=", number)
        .execute();
    },

    async setMutedMails(number, kinds) {
      const muted_mails = kinds.join(",");
      await db.updateTable("people").set({ muted_mails }).where("number", "=", number).execute();
    },
  };
}

/** Numbers go up by one. Of two people who come at once, the second asks again. */
async function insertPerson(
  db: Kysely<OfficeTables>,
  person: NewPerson,
  mustBeFirst = false,
): Promise<Person | undefined> {
  const mail = mailAddressKey(person.mail);
  const { name, language } = person;
  const roles = rolesIn(person.roles).join(",");
  const begun = { letter_keys: 1, muted_mails: "", created_at: person.createdAt, ended_at: null, version: 1 };
  const row = { name, language, mail, roles, ...begun };
  for (;;) {
    const last = await db
      .selectFrom("people")
      .select((eb) => eb.fn.max("number").as("number"))
      .executeTakeFirst();
    if (mustBeFirst && last?.number) return undefined;
    const number = (last?.number ?? 0) + 1;
    const inserted = db.insertInto("people").values({ ...row, number });
    const { numInsertedOrUpdatedRows } = await inserted
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return toPerson({ ...row, number });
    if (await db.selectFrom("people").select("number").where("mail", "=", mail).executeTakeFirst()) return undefined;
  }
}

async function changePerson(
  db: Kysely<OfficeTables>,
  rows: readonly PersonRow[],
  number: number,
  { version, ...change }: PersonChange,
): Promise<PersonChanged> {
  const row = rows.find((one) => one.number === number);
  if (!row) return { outcome: "missing" };
  if (row.version !== version) return { outcome: "stale", person: toPerson(row) };
  const { name = row.name, endedAt = row.ended_at } = change;
  const mail = change.mail === undefined ? row.mail : mailAddressKey(change.mail);
  const roles = change.roles ? rolesIn(change.roles).join(",") : row.roles;
  if (rows.some((one) => one !== row && one.mail === mail)) return { outcome: "address-in-use", person: toPerson(row) };
  const changes = { name, mail, roles, ended_at: endedAt, version: version + 1 };
  const changed: PersonRow = { ...row, ...changes };
  const others = rows.map((one) => (one === row ? changed : one));
  if (rows.some(isAdmin) && !others.some(isAdmin)) return { outcome: "last-admin", person: toPerson(row) };
  await db.updateTable("people").set(changes).where("number", "=", number).execute();
  return { outcome: "changed", person: toPerson(changed) };
}

function isAdmin({ roles, ended_at }: PersonRow): boolean {
  return ended_at === null && roles.split(",").includes("admin");
}

function toPerson({ letter_keys, muted_mails, created_at, ended_at, ...row }: PersonRow): Person {
  const ended = ended_at === null ? {} : { endedAt: ended_at };
  const roles = rolesIn(row.roles.split(","));
  const muted = muted_mails.split(",");
  const mutedMails = mailKinds.filter((kind) => muted.includes(kind));
  return { ...row, roles, mutedMails, hasLetterKeys: letter_keys === 1, createdAt: created_at, ...ended };
}
