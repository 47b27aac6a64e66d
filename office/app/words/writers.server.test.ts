import { expect, test } from "vitest";
import { noteWriter } from "./writers.server.ts";

const selin = { number: 1, name: "Selin" };
const nil = { number: 2, name: "Nil" };

test("whoever writes in the same text or draft is named, to the others and as long as they are there", () => {
  expect(noteWriter("a", selin, "home", 0)).toEqual({ here: [], inDraft: [] });
  expect(noteWriter("a", nil, "home", 1_000)).toEqual({ here: ["Selin"], inDraft: [] });
  expect(noteWriter("a", selin, "about", 2_000)).toEqual({ here: [], inDraft: ["Nil"] });
  expect(noteWriter("b", nil, "about", 3_000)).toEqual({ here: [], inDraft: [] });
  expect(noteWriter("a", selin, "about", 60_000)).toEqual({ here: [], inDraft: [] });
});
