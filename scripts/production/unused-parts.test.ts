import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withoutParts } from "./unused-parts.ts";

const code = `function one({ a, b }) {
	if (a) {
		return b;
	}
	return a;
}
function two(a) {
	return a;
}
`;

test("a function answers at once, and the others stay as they are", () => {
  expect(withoutParts(code, { one: "a" })).toBe(`function one({ a, b }) {
return a;
}
function two(a) {
	return a;
}
`);
});

test("a module that is none of these stays as it is", () => {
  expect(withoutParts(code)).toBeUndefined();
});

test("a function that is not there is noticed", () => {
  expect(() => withoutParts(code, { three: "null" })).toThrow("no function three");
});

test("every page has a loader, so that the document's data is all there is", () => {
  const pages = globSync("app/pages/*/page.tsx");
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((file) => !/^export (async )?function loader\(/m.test(readFileSync(file, "utf8")))).toEqual([]);
});
