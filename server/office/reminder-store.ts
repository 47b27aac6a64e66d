import type { Kysely } from "kysely";
import type { ReminderStore } from "../ports/office.ts";
import type { OfficeTables } from "./tables.ts";

export function reminderStore(db: Kysely<OfficeTables>): ReminderStore {
  return {
    async claim(person, day, { now, until }) {
      const row = await db
        .insertInto("reminders")
        .values({ person, last_day: "", held_until: until })
        .onConflict((conflict) =>
          conflict
            .column("person")
            .doUpdateSet({ held_until: until })
            .where("reminders.last_day", "<", day)
            .where(({ eb, or }) =>
              // Held for longer than anybody holds it: by a clock that has since been set right.
              or([eb("reminders.held_until", "<=", now), eb("reminders.held_until", ">", until)]),
            ),
        )
        .returning("last_day")
        .executeTakeFirst();
      return row && { after: row.last_day };
    },

    async settle(person, day, until) {
      const held = db.updateTable("reminders").set({ last_day: day }).where("person", "=", person);
      await held.where("held_until", "=", until).execute();
    },
  };
}
