import { useRouteLoaderData } from "react-router";
import type { Person } from "../../../domain/office/person.ts";
import type { Locale } from "../../../site/locales.ts";
import type { Dictionary } from "../dictionary.server.ts";

/** What stands around every screen. */
export type RootData = {
  locale: Locale;
  /** The name of the company, as the logo has it. */
  company: string;
  words: Dictionary["frame"];
  person: Pick<Person, "name" | "roles" | "hasLetterKeys"> | undefined;
};

/** What a refusal tells; `admins` where a room is not open, `again` what a form sent after its session was over. */
export type Refusal = {
  root: RootData;
  admins?: Pick<Person, "name" | "mail">[];
  again?: { path: string; fields: Record<string, string> } | undefined;
  message?: { title: string; text: string };
};

export function useRoot(): RootData {
  const root = useRouteLoaderData<RootData>("root");
  if (!root) throw new Error("this screen has no frame around it");
  return root;
}
