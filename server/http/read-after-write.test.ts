import { expect, test } from "vitest";
import { readAfterWrite } from "./read-after-write.ts";

const [post, page] = [true, false];

function open() {
  const inOrder = readAfterWrite();
  const made: string[] = [];
  const begin = (visitor: string, isPost: boolean, name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const response = inOrder(visitor, isPost, () => {
      made.push(name);
      return promise;
    });
    return { response, resolve, reject };
  };
  return { made, begin, settled: () => new Promise((resolve) => setImmediate(resolve)) };
}

test("a page waits for what its visitor posted before, and for nothing else", async () => {
  const { made, begin, settled } = open();
  const first = begin("a", post, "first post of a");
  const second = begin("a", post, "second post of a");
  begin("b", page, "page of b");
  begin("a", page, "page of a");
  begin("a", page, "another page of a");
  expect(made).toEqual(["first post of a", "second post of a", "page of b"]);
  second.resolve();
  await settled();
  expect(made).toHaveLength(3);
  first.resolve();
  await settled();
  expect(made.slice(3)).toEqual(["page of a", "another page of a"]);
});

test("a post that fails holds nobody up, and its failure is its own", async () => {
  const { made, begin, settled } = open();
  const failing = begin("a", post, "post");
  const waiting = begin("a", page, "page");
  failing.reject(new Error("away"));
  await expect(failing.response).rejects.toThrow("away");
  await settled();
  waiting.resolve();
  await waiting.response;
  begin("a", page, "next page");
  expect(made).toEqual(["post", "page", "next page"]);
});
