import type { Page } from "playwright-core";
import type { Person } from "../../domain/office/person.ts";
import { openPage, type Visit } from "../browser.ts";
import type { RunningOffice } from "./running-office.ts";

/** Opens a page of the office as somebody who is signed in. */
export function visitAs(
  office: RunningOffice,
  person: Person,
  path: string,
  visit: Partial<Visit> = {},
): Promise<Page> {
  return openPage({ baseUrl: office.baseUrl, path, prepare: office.prepare(person.number), ...visit });
}
