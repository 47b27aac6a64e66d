import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";

/** A part of a page as it is drawn at an address; links follow the address' language. */
export function drawnAt(address: string, part: ReactNode): string {
  const Page = createRoutesStub([{ path: "*", Component: () => part }]);
  return renderToStaticMarkup(<Page initialEntries={[address]} />);
}

/** What is read of a drawn part: its words without markup. */
export function textIn(markup: string): string {
  return markup
    .replace(/<svg[\s\S]*?<\/svg>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}
