import { expect, onTestFinished, test } from "vitest";
import type { Role } from "../../../domain/office/person.ts";
import { temporaryFolder } from "../../../testing/server/temporary-folder.ts";
import { type OfficeServices, openServices } from "../../services.server.ts";
import { changePeople, shownLines } from "./people.server.ts";

async function anOffice() {
  const folders = { OFFICE_DIR: temporaryFolder(), DATA_DIR: temporaryFolder() };
  const opened = await openServices({ ...folders, LOG_LEVEL: "silent" });
  onTestFinished(opened.close);
  const { office } = opened;
  const invited: string[] = [];
  const mail = { outcome: "delivered" as "delivered" | "later" };
  const services = {
    ...opened,
    clock: () => 9,
    peopleMails: {
      async invitation(person: { mail: string; language: string }) {
        invited.push(`${person.mail} ${person.language}`);
        return mail;
      },
    },
  } as unknown as OfficeServices;
  const add = async (name: string, roles: Role[]) => {
    const person = await office.people.add({ name, roles, mail: `${name}@a.example`, language: "tr", createdAt: 1 });
    if (!person) throw new Error("there is one already");
    return person;
  };
  const admin = await add("Gulsen", ["admin"]);
  const send = (fields: Record<string, string>) => changePeople(services, admin, fields);
  const lines = async (locale: "tr" | "en" = "tr") =>
    shownLines(await office.log.list(), await office.people.list(), locale).map(({ action, subject }) => [
      action,
      subject,
    ]);
  return { office, invited, mail, add, admin, send, lines };
}

const mert = { do: "invite", name: "Mert Soylu", mail: "mert@a.example" };

test("an invitation needs a role, and is mailed in the chosen language", async () => {
  const { office, invited, mail, send } = await anOffice();
  expect(await send(mert)).toEqual({ mistakes: ["roles"], typed: mert });
  expect(await office.people.findByMail(mert.mail)).toBeUndefined();
  expect(await send({ ...mert, sales: "yes", language: "en" })).toEqual({ code: "invited", name: "Mert Soylu" });
  expect(invited).toEqual(["mert@a.example en"]);
  mail.outcome = "later";
  const elif = { ...mert, mail: "elif@a.example", sales: "yes" };
  expect(await send(elif)).toMatchObject({ code: "invitedWithoutMail" });
});

test("name and address are corrected, roles keep at least one, and the log says from what to what", async () => {
  const { office, add, send, lines } = await anOffice();
  const { number } = await add("ayse", ["sales"]);
  const form = { do: "save", person: String(number), version: "1", name: "Ayşe Kaya", mail: "ayse.kaya@a.example" };
  await office.sessions.addLink("old address", { person: number, endsAt: 100 });
  expect(await send(form)).toEqual({ mistakes: ["roles"], typed: form });
  const roles = { sales: "yes", editor: "yes" };
  expect(await send({ ...form, ...roles, mail: "gulsen@a.example" })).toMatchObject({ mistakes: ["known"] });
  expect(await send({ ...form, ...roles })).toEqual({ code: "saved", name: "Ayşe Kaya" });
  expect(await office.people.find(number)).toMatchObject({ name: "Ayşe Kaya", mail: "ayse.kaya@a.example" });
  expect(await office.sessions.spendLink("old address", 1)).toBeUndefined();
  expect(await lines()).toEqual(
    expect.arrayContaining([
      ["person-changed", "Ayşe Kaya"],
      ["roles-changed", "Ayşe Kaya (Satış → Satış, Düzenleyen)"],
    ]),
  );
  expect(await lines("en")).toContainEqual(["roles-changed", "Ayşe Kaya (Sales → Sales, Editor)"]);
  expect(await send({ ...form, ...roles })).toEqual({ code: "stale", name: "Ayşe Kaya" });
});

test("access ends only with the second press, and what changes nothing is not logged", async () => {
  const { office, add, admin, send, lines } = await anOffice();
  const { number, name, mail } = await add("Nil", ["sales"]);
  const form = { person: String(number), version: "1" };
  expect(await send({ ...form, do: "end" })).toEqual({ code: "confirmEnd", name: "Nil" });
  expect((await office.people.find(number))?.endedAt).toBeUndefined();
  expect(await send({ ...form, do: "save", name, mail, sales: "yes" })).toMatchObject({ code: "saved" });
  expect(await lines()).toEqual([]);
  expect(await send({ ...form, version: "2", do: "end-for-good" })).toEqual({ code: "saved", name: "Nil" });
  expect(await lines()).toEqual([["person-ended", "Nil"]]);
  const own = { person: String(admin.number), version: "1", do: "end-for-good" };
  expect(await send(own)).toMatchObject({ code: "lastAdmin" });
});

test("lines of the log from before roles were written keep the name alone", async () => {
  const { office, admin, lines } = await anOffice();
  await office.log.write({ at: 1, person: admin.number, action: "roles-changed", subject: String(admin.number) });
  expect(await lines()).toEqual([["roles-changed", "Gulsen"]]);
});
