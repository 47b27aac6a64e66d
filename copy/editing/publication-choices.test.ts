import { describe, expect, test } from "vitest";
import { publicationChoices } from "./publication-choices.ts";

function aChange(path: string, before?: string, after?: string) {
  const state = (text: string | undefined) => (text === undefined ? null : { text });
  return { path, before: state(before), after: state(after) };
}

/** As they are chosen, in an order that does not depend on that of the files. */
function choicesOf(...changes: ReturnType<typeof aChange>[]) {
  const sorted = (all: typeof changes) =>
    publicationChoices(all)
      .map((paths) => paths.sort())
      .sort();
  expect(sorted(changes.toReversed())).toEqual(sorted(changes));
  return sorted(changes);
}

const home = [aChange("content/tr/home.yaml", "a", "b"), aChange("content/en/home.yaml", "a", "b")];
const about = aChange("content/tr/about.yaml", "a", "b");
const homePaths = ["content/en/home.yaml", "content/tr/home.yaml"];

test("each text is a choice of its own, with all of its languages", () => {
  expect(choicesOf(...home, about)).toEqual([homePaths, [about.path]].sort());
  expect(choicesOf()).toEqual([]);
});

test("an older version of a legal text goes with the text", () => {
  const legal = aChange("content/tr/legal/cerez-politikasi.md", "version: 1.2", "version: 1.3");
  const older = aChange("content/tr/legal/older/cerez-politikasi/1.2.md", undefined, "version: 1.2");
  expect(choicesOf(legal, older, about)).toEqual([[about.path], [legal.path, older.path]]);
});

test("a photograph goes with the texts that name or named it", () => {
  const added = aChange("content/pictures/liman-1a2b.jpg", undefined, undefined);
  const removed = aChange("content/pictures/ofis-3c4d.jpg");
  const news = aChange("content/tr/news/liman.md", undefined, "picture: { file: liman-1a2b.jpg }");
  const story = aChange("content/tr/stories/ofis.md", "file: ofis-3c4d.jpg", "title: Ofis");
  expect(choicesOf(added, removed, news, story)).toEqual([
    [added.path, news.path],
    [removed.path, story.path],
  ]);
});

describe("redirects", () => {
  const redirect = "/hakkimizda/medya/eski: { page: hakkimizda-medya-haber, params: { haber: yeni } }\n";
  const old = aChange("content/tr/news/eski.md", "title: Eski");
  const renamed = aChange("content/tr/news/yeni.md", undefined, "title: Eski");
  const other = aChange("content/tr/news/baska.md", undefined, "title: Başka");

  test("go with the item that left its address and the one that they lead to", () => {
    const moved = aChange("content/moved.yaml", "/a: gone\n", `/a: gone\n${redirect}`);
    expect(choicesOf(moved, old, renamed, other, about)).toEqual([
      [moved.path, old.path, renamed.path].sort(),
      [about.path],
      [other.path],
    ]);
  });

  test("of two removed items make them one choice, because they stand in one file", () => {
    const gone = aChange("content/tr/stories/liman.md", "title: Liman");
    const lines = "/hakkimizda/basari-hikayeleri/liman: gone\n";
    const moved = aChange("content/moved.yaml", "", redirect + lines);
    expect(choicesOf(moved, old, renamed, gone)).toHaveLength(1);
  });
});

describe("facts", () => {
  const facts = (more: string) => `company: { name: Yakamoz }\npeople:\n  elif-aydin: { name: Elif Aydın }\n${more}`;
  const management = aChange("content/tr/management.yaml", "people:\n", "people:\n  - id: ayse-cinar\n");
  const slot = aChange("content/tr/news/ayse.md", undefined, "{{people.ayse-cinar.name}} katıldı.");

  test("a new person goes with the texts that show the person, and with no other", () => {
    const joined = aChange("content/facts.yaml", facts(""), facts("  ayse-cinar: { name: Ayşe Çınar }\n"));
    expect(choicesOf(joined, management, slot, about)).toEqual([
      [joined.path, management.path, slot.path].sort(),
      [about.path],
    ]);
  });

  test("a person who leaves goes with the list, and another value of a fact stands alone", () => {
    const left = aChange("content/facts.yaml", facts("  ayse-cinar: { name: Ayşe Çınar }\n"), facts(""));
    const list = { ...management, before: management.after, after: management.before };
    expect(choicesOf(left, list)).toHaveLength(1);
    const renamed = aChange("content/facts.yaml", facts(""), facts("").replace("Elif Aydın", "Elif Ak"));
    expect(choicesOf(renamed, management)).toHaveLength(2);
  });
});
