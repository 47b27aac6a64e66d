import { createStaticHandler, isRouteErrorResponse } from "react-router";
import { expect, test } from "vitest";
import { type NamedMiddleware, namedMiddleware } from "./named-middleware.ts";
import { shownMessage, unknownMiddleware } from "./unknown-middleware.ts";

const table: Record<string, string[]> = {
  "/plain": [],
  "/marked": ["first", "second"],
  "/mistaken": ["first", "thrid"],
  "/odd": ["toString"],
};

const stamp =
  (word: string): NamedMiddleware =>
  async (_, next) => {
    const response = await next();
    response.headers.append("X-Order", word);
    return response;
  };

/** The middleware as the root of a small site, asked through React Router. */
async function ask(path: string) {
  const named = namedMiddleware({ first: stamp("1"), second: stamp("2") }, (pattern) => table[pattern] ?? []);
  const middleware = [named as never];
  const children = Object.keys(table).map((path) => ({ path, loader: () => "page" }));
  const handler = createStaticHandler([{ id: "root", middleware, errorElement: "", children }]);
  let error: unknown;
  const response = (await handler.query(new Request(`http://own.invalid${path}`), {
    generateMiddlewareResponse: async (query) => {
      const result = await query(new Request(`http://own.invalid${path}`));
      if (result instanceof Response) return result;
      error = result.errors?.root;
      return new Response("", { status: result.statusCode });
    },
  })) as Response;
  return { error, status: response.status, order: response.headers.get("X-Order") };
}

test("a page without named middleware is answered as it is", async () => {
  expect(await ask("/plain")).toEqual({ error: undefined, status: 200, order: null });
});

test("named middleware runs around the page, the first outermost", async () => {
  expect(await ask("/marked")).toEqual({ error: undefined, status: 200, order: "2, 1" });
});

test.each([
  ["/mistaken", "Unknown middleware thrid"],
  ["/odd", "Unknown middleware toString"],
])("%s names a middleware that does not exist: 500, with a message one may show", async (path, message) => {
  const { error, status } = await ask(path);
  expect(status).toBe(500);
  expect(isRouteErrorResponse(error) && error.data).toBe(message);
  expect(shownMessage(error)).toBe(message);
});

test("no other message is shown", () => {
  expect(shownMessage(new Error("Unknown middleware x"))).toBeUndefined();
  expect(shownMessage({ status: 500, statusText: "", internal: false, data: "SQLITE_FULL" })).toBeUndefined();
  expect(unknownMiddleware("x").init?.status).toBe(500);
});

test("the table's own names all exist", async () => {
  const { pages } = await import("../../site/pages.ts");
  const next = async () => new Response("");
  for (const { tr } of Object.values(pages)) {
    const answer = namedMiddleware()({ pattern: tr, request: new Request("http://own.invalid/") }, next);
    expect((await answer).status).toBe(200);
  }
});

test("noindex says so in a header", async () => {
  const named = namedMiddleware(undefined, () => ["noindex"]);
  const answer = await named({ pattern: "/", request: new Request("http://own.invalid/") }, async () => new Response());
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
});
