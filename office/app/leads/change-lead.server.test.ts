import { expect, test, vi } from "vitest";
import type { Person } from "../../../domain/office/person.ts";
import type { OfficeServices } from "../../services.server.ts";
import { changeLead } from "./change-lead.server.ts";

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
  const [person, lead] = [{ number: 4 } as Person, { id: "1", reference: "CT-1" }];
  for (const fields of [{ do: "status", status: "won", version: "1" }, { do: "note", note: "x" }, { do: "retry" }]) {
    expect(await changeLead(services, person, lead, fields as Record<string, string>)).toEqual({ outcome: "saved" });
  }
  expect(reportFailure.mock.calls).toEqual([
    [full, undefined],
    [full, undefined],
    [full, undefined],
  ]);
});
