import { expect, it } from "vitest";
import { betweenMarkers, settingsTable } from "./readme.ts";

const table = settingsTable([
  { name: "PORT", default: "3000", description: "Port to listen on." },
  { name: "ORIGIN", default: "", description: "Public origin.", build: true },
]);

it("has a line for each setting and says which of them the pages hold", () => {
  expect(table.split("\n").slice(2)).toEqual([
    "| `PORT` | `3000` | Port to listen on. |",
    "| `ORIGIN` | | Public origin. Part of the pages: a change builds them anew. |",
  ]);
});

it("replaces what stands between the markers and nothing else", () => {
  const readme = "# Site\n<!-- environment:start -->\nold\n<!-- environment:end -->\nrest\n";
  const written = betweenMarkers(readme, table);
  expect(written).toBe(`# Site\n<!-- environment:start -->\n${table}\n<!-- environment:end -->\nrest\n`);
  expect(betweenMarkers(written, table)).toBe(written);
});

it("says which lines are missing", () => {
  expect(() => betweenMarkers("# Site", table)).toThrow(/needs the lines/);
});
