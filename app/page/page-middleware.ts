import { data, isRouteErrorResponse } from "react-router";
import { pageByPattern } from "../../site/href.ts";
import { type PageName, pageNames, pageOf } from "../../site/pages.ts";
import { isUnknownMiddleware, unknownMiddleware } from "../../site/unknown-middleware.ts";

type Call = { pattern: string; request: Request };
export type PageMiddleware = (call: Call, next: () => Promise<Response>) => Promise<Response>;

/** The names that the column `middleware` of the table may have. Each runs on the server, around the pages that name it. */
const middlewareByName: Record<string, PageMiddleware> = {
  /** For robots that read only headers; the page has the same in its head. */
  async noindex(_, next) {
    const response = await next();
    response.headers.set("X-Robots-Tag", "noindex");
    return response;
  },
};

/** Runs the middleware that a page names, the first one outermost. */
export function pageMiddleware(functions = middlewareByName, namesOf = namesInTable): PageMiddleware {
  return (call, next) => {
    const chain = namesOf(call.pattern).map((name) => {
      if (!Object.hasOwn(functions, name)) throw data(unknownMiddleware(name), { status: 500 });
      return functions[name] as PageMiddleware;
    });
    return chain.reduceRight<() => Promise<Response>>((inner, run) => () => run(call, inner), next)();
  };
}

/** A message for each name in the table that has no function. */
export function unknownInTable(namesOf = (page: PageName) => pageOf(page).middleware ?? []): string[] {
  return pageNames.flatMap((page) =>
    namesOf(page)
      .filter((name) => !Object.hasOwn(middlewareByName, name))
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
