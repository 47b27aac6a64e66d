import { pageByPattern } from "../../site/href.ts";
import { pageOf } from "../../site/pages.ts";
import { unknownMiddleware } from "./unknown-middleware.ts";

type Call = { pattern: string; request: Request };
export type NamedMiddleware = (call: Call, next: () => Promise<Response>) => Promise<Response>;

/** What the column `middleware` of the table may name. Each runs on the server, around the pages that name it. */
const known: Record<string, NamedMiddleware> = {
  /** For robots that read headers alone; the page says the same in its head. */
  async noindex(_, next) {
    const response = await next();
    response.headers.set("X-Robots-Tag", "noindex");
    return response;
  },
};

/** Runs the middleware that a page names, the first around the second and so on. */
export function namedMiddleware(functions = known, namesOf = namesInTable): NamedMiddleware {
  return (call, next) => {
    const chain = namesOf(call.pattern).map((name) => {
      const run = Object.hasOwn(functions, name) ? functions[name] : undefined;
      if (!run) throw unknownMiddleware(name);
      return run;
    });
    return chain.reduceRight<() => Promise<Response>>((inner, run) => () => run(call, inner), next)();
  };
}

function namesInTable(pattern: string): readonly string[] {
  const page = pageByPattern(pattern);
  return (page && pageOf(page.name).middleware) ?? [];
}
