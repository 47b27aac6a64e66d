import { createStaticHandler } from "react-router";
import { expect, test } from "vitest";
import { type PageMiddleware, pageMiddleware, publicMessage, unknownInTable } from "./page-middleware.ts";

const table: Record<string, string[]> = {
  "/plain": [],
  "/marked": ["first", "second"],
  "/mistaken": ["first", "thrid"],
  "/odd": ["toString"],
};

const stamp =
  (word: string): PageMiddleware =>
  async (_, next) => {
    const response = await next();
    response.headers.append("X-Order", word);
    return response;
  };

/** The middleware as the root of a small site, asked through React Router. */
async function ask(path: string) {
  const named = pageMiddleware({ first: stamp("1"), second: stamp("2") }, (pattern) => table[pattern] ?? []);
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
  expect(publicMessage(error)).toBe(message);
});

test("no other message is shown", () => {
  const answer = { status: 500, statusText: "", internal: false };
  expect(publicMessage(new Error("Unknown middleware x"))).toBeUndefined();
  expect(publicMessage({ ...answer, data: "SQLITE_FULL" })).toBeUndefined();
  expect(publicMessage({ ...answer, data: "Unknown middleware x at /srv/site/app.js" })).toBeUndefined();
});

test("the table's own names all exist", async () => {
  expect(unknownInTable()).toEqual([]);
});

test("a name in the table that does not exist is one sentence for whoever builds", () => {
  expect(unknownInTable((page) => (page === "arge" ? ["noindex", "yok"] : []))).toEqual([
    'Unknown middleware yok: the page "arge" names it in site/pages.ts.',
  ]);
});

test("noindex says so in a header", async () => {
  const named = pageMiddleware(undefined, () => ["noindex"]);
  const answer = await named({ pattern: "/", request: new Request("http://own.invalid/") }, async () => new Response());
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
});
