import { data, isRouteErrorResponse } from "react-router";
import { pageByPattern } from "../../site/href.ts";
import { type PageName, pageNames, pageOf } from "../../site/pages.ts";
import { isUnknownMiddleware, unknownMiddleware } from "../../site/unknown-middleware.ts";

type Call = { pattern: string; request: Request };
export type PageMiddleware = (call: Call, next: () => Promise<Response>) => Promise<Response>;

/** What the column `middleware` of the table may name. Each runs on the server, around the pages that name it. */
const known: Record<string, PageMiddleware> = {
  /** For robots that read headers alone; the page says the same in its head. */
  async noindex(_, next) {
    const response = await next();
    response.headers.set("X-Robots-Tag", "noindex");
    return response;
  },
};

/** Runs the middleware that a page names, the first around the second and so on. */
export function pageMiddleware(functions = known, namesOf = namesInTable): PageMiddleware {
  return (call, next) => {
    const chain = namesOf(call.pattern).map((name) => {
      if (!Object.hasOwn(functions, name)) throw data(unknownMiddleware(name), { status: 500 });
      return functions[name] as PageMiddleware;
    });
    return chain.reduceRight<() => Promise<Response>>((inner, run) => () => run(call, inner), next)();
  };
}

/** Each name in the table that no function bears, as a sentence. */
export function unknownInTable(namesOf = (page: PageName) => pageOf(page).middleware ?? []): string[] {
  return pageNames.flatMap((page) =>
    namesOf(page)
      .filter((name) => !Object.hasOwn(known, name))
      .map((name) => `${unknownMiddleware(name)}: the page "${page}" names it in site/pages.ts.`),
  );
}

function namesInTable(pattern: string): readonly string[] {
  const page = pageByPattern(pattern);
  return (page && pageOf(page.name).middleware) ?? [];
}

/** The message of an error, where visitors may read it. */
export function publicMessage(error: unknown): string | undefined {
  return isRouteErrorResponse(error) && isUnknownMiddleware(error.data) ? error.data : undefined;
}
