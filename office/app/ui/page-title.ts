import { fill } from "../../../domain/slots.ts";
import type { RootData } from "./use-root.ts";

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The title of a screen, as browsers show it. */
export function pageTitle(matches: Matches, page: string | undefined): { title: string }[] {
  const root = matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
  return root && page ? [{ title: fill(root.words.title, { page: page.replace(/\.$/, "") }) }] : [];
}
