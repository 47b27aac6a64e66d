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
