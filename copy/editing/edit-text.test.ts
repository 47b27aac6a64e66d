import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { markLetters } from "./characters.ts";
import { type Change, editText } from "./edit-text.ts";
import { editablePlaces } from "./places.ts";

const home = "content/en/home.yaml";
const story = "content/en/stories/tuna-lojistik.md";

/** The file after a change, or why it is refused; the same for a file with CRLF at the end of its lines. */
function made(file: string, source: string, change: Change): string {
  const after = (text: string) => {
    const answer = editText(file, text, change);
    return answer.code === "edited" ? answer.source : answer.code;
  };
  const result = after(source);
  expect(after(withCrlf(source))).toBe(result);
  return result;
}

const withCrlf = (source: string) => source.replace(/\r?\n/g, "\r\n");

const lead = (written: string) => `hero:\n  # at the top\n  lead: ${written}\n  title: "Deep"\n`;
const setLead = (written: string, value: string | number) =>
  made(home, lead(written), { change: "set", path: ["hero", "lead"], value });

describe("a text", () => {
  test("keeps its quotation marks", () => {
    expect(setLead("Old.", "New.")).toBe(lead("New."));
    expect(setLead("'Old.'", "It's new: all of it.")).toBe(lead("'It''s new: all of it.'"));
    expect(setLead('"Old."', "New.")).toBe(lead('"New."'));
    expect(setLead('"Old."', 'A "new" one.')).toBe(lead('"A \\"new\\" one."'));
  });

  test("gets quotation marks where it would mean something else without", () => {
    for (const value of ["Contact: by mail", "12", "true", "- x", "# x", "{{name}} at sea", " spaces ", ""]) {
      expect(setLead("Old.", value)).toBe(lead(JSON.stringify(value)));
    }
  });

  test("keeps the comment beside it", () => {
    expect(setLead("Old. # short", "New.")).toBe(lead("New. # short"));
  });

  test("over several lines becomes one", () => {
    expect(setLead("Old text\n    on two lines.", "New.")).toBe(lead("New."));
    expect(setLead('"Old text\n    on two lines."', "New.")).toBe(lead('"New."'));
  });

  test("that is missing after its name is filled in", () => {
    expect(
      made(home, "hero:\n  lead:\n  title: Deep\n", { change: "set", path: ["hero", "lead"], value: "New." }),
    ).toBe("hero:\n  lead: New.\n  title: Deep\n");
  });

  test("in a block stays a block", () => {
    expect(setLead("| # two lines\n    One.\n    Two.", "Three.\nFour.\n")).toBe(
      lead("| # two lines\n    Three.\n    Four."),
    );
    expect(setLead("|-\n    One.\n\n    Two.", "A: b\n\n- c")).toBe(lead("|-\n    A: b\n\n    - c"));
    expect(setLead(">\n    One\n    sentence.\n\n    Two.", "Three.\nFour.\n")).toBe(
      lead(">\n    Three.\n\n    Four."),
    );
  });

  test("may have several lines only where it had several before", () => {
    expect(setLead("Old.", "One.\nTwo.")).toBe("line-break");
    expect(setLead('"Old\\ntext."', "One.\r\nTwo.")).toBe(lead('"One.\\nTwo."'));
  });

  test("in brackets gets quotation marks around a comma", () => {
    const terms = (use: string) => `en:\n  - { use: ${use}, not: [ b, c ] }\n`;
    const set = (value: string) =>
      made("content/terms.yaml", terms("a"), { change: "set", path: ["en", 0, "use"], value });
    expect(set("d e")).toBe(terms("d e"));
    expect(set("d, e")).toBe(terms('"d, e"'));
    expect(set("d}")).toBe(terms('"d}"'));
  });

  test("stays a text, and a number a number", () => {
    const file = "content/facts.yaml";
    const set = (value: string | number) => made(file, "founded: 1979\n", { change: "set", path: ["founded"], value });
    expect(set(1980)).toBe("founded: 1980\n");
    expect(set("1980")).toBe("wrong-kind");
    expect(setLead("Old.", 12)).toBe("wrong-kind");
  });

  test("puts a file into the format of the files", () => {
    const source = "stories:\n    first:   'a'\n    others: [b,\n      c]\n";
    expect(made(home, source, { change: "set", path: ["stories", "first"], value: "d" })).toBe(
      "stories:\n  first: 'd'\n  others: [ b, c ]\n",
    );
  });
});

describe("the entries of a list", () => {
  const list = [
    "offers:",
    "  cards:",
    "    - icon: bulut # a sign",
    "      title: Cloud",
    "    # of the products",
    "    - icon: urun",
    "      title: 'Products'",
    "    - icon: arge",
    "      title: Research",
    "# The end.",
    "stories:",
    "  others: [ a, 'b', c ]",
    "",
  ].join("\n");
  const path = ["offers", "cards"];
  const cards = (source: string) => parse(source).offers.cards.map(({ icon }: { icon: string }) => icon);

  test("move with their comments", () => {
    const moved = made(home, list, { change: "move", path, from: 1, to: 2 });
    expect(moved).toContain(
      [
        "      title: Research",
        "    # of the products",
        "    - icon: urun",
        "      title: 'Products'",
        "# The end.",
      ].join("\n"),
    );
    expect(made(home, moved, { change: "move", path, from: 2, to: 1 })).toBe(list);
  });

  test("are added in the style of their neighbors", () => {
    const link = { text: "Data", to: "arge" };
    const value = { icon: "veri", title: "Data: all of it", content: "12", link };
    const added = made(home, list, { change: "add", path, at: 1, value });
    expect(cards(added)).toEqual(["bulut", "veri", "urun", "arge"]);
    expect(added).toContain(
      [
        "    - icon: veri",
        "      title: 'Data: all of it'",
        '      content: "12"',
        "      link:",
        "        text: Data",
        "        to: arge",
        "    # of the products",
      ].join("\n"),
    );
    expect(made(home, added, { change: "remove", path: [...path, 1] })).toBe(list);
  });

  test("are removed with their comments; others stay", () => {
    const removed = made(home, list, { change: "remove", path: [...path, 1] });
    expect(cards(removed)).toEqual(["bulut", "arge"]);
    expect(removed.match(/#.*/g)).toEqual(["# a sign", "# The end."]);
  });

  test("stand in brackets as well", () => {
    const others = ["stories", "others"];
    const written = (change: Change) => /\[.*\]/.exec(made(home, list, change))?.[0];
    expect(written({ change: "move", path: others, from: 2, to: 0 })).toBe("[ c, a, 'b' ]");
    expect(written({ change: "remove", path: [...others, 1] })).toBe("[ a, c ]");
    expect(written({ change: "add", path: others, at: 3, value: "d, e" })).toBe("[ a, 'b', c, \"d, e\" ]");
    expect(written({ change: "set", path: [...others, 1], value: "d's" })).toBe("[ a, 'd''s', c ]");
  });

  test("never become none, and know what the schema knows", () => {
    const only = "stories:\n  others:\n    - a\n";
    expect(made(home, only, { change: "remove", path: ["stories", "others", 0] })).toBe("only-entry");
    expect(made(home, list, { change: "add", path, at: 0, value: { icon: "a" } })).toBe("wrong-kind");
    expect(made(home, list, { change: "add", path, at: 4, value: "a" })).toBe("no-such-place");
    expect(made(home, list, { change: "move", path, from: 0, to: 3 })).toBe("no-such-place");
  });
});

const matter = '---\n# About it\ntitle: "Moved"\ndate: 2026-01-15 # a Thursday\ncustomer: Tuna\n---\n';

describe("a Markdown file", () => {
  const source = `${matter}## One\n\nText.\n`;

  test("gets another body below the same front matter, and ends as before", () => {
    expect(made(story, source, { change: "body", text: "## Two\r\n---\r\nText" })).toBe(`${matter}## Two\n---\nText\n`);
  });

  test("gets another field above the same body", () => {
    expect(made(story, source, { change: "set", path: ["date"], value: "2026-01-16" })).toBe(
      source.replace("15 #", "16 #"),
    );
  });

  test("gets a new field where the schema has it, and loses it again", () => {
    const withTime = made(story, source, { change: "set", path: ["publish"], value: "2027-01-15T09:00:00+03:00" });
    expect(withTime).toBe(source.replace("customer", "publish: 2027-01-15T09:00:00+03:00\ncustomer"));
    expect(made(story, withTime, { change: "remove", path: ["publish"] })).toBe(source);
  });

  test("without front matter is left alone", () => {
    expect(made(story, "## One\n", { change: "body", text: "Two" })).toBe("no-such-part");
    expect(made(home, "hero:\n", { change: "body", text: "Two" })).toBe("no-such-part");
  });
});

test("an address that is left behind gets a line at the end of its list", () => {
  const source = "# Written without a slash at the end.\n/old: gone\n";
  const path = ["/hakkimizda/medya/eski"];
  const value = { page: "hakkimizda-medya-haber", params: { haber: "yeni" } };
  const added = made("content/moved.yaml", source, { change: "set", path, value });
  expect(parse(added)).toEqual({ "/old": "gone", "/hakkimizda/medya/eski": value });
  expect(made("content/moved.yaml", added, { change: "remove", path: ["/old"] })).toBe(
    added.replace("/old: gone\n", ""),
  );
});

describe("refused is", () => {
  const set = (source: string, value: string) =>
    editText(home, source, { change: "set", path: ["hero", "lead"], value }).code;

  test.each([
    "hero:\n  lead: *a\n",
    "hero:\n  lead: &a x\n",
    "hero:\n  lead: !!str 12\n",
    "hero:\n  lead: a\n---\nhero:\n  lead: b\n",
    'hero:\n  lead: "a\n',
    "hero:\n  lead: a\n  lead: b\n",
    "hero:\n  lead: a\n  [b]: c\n",
  ])("YAML with a reference, a tag or a mistake: %j", (source) => {
    expect(set(source, "x")).toBe("unreadable");
    expect(editablePlaces(home, source).code).toBe("unreadable");
  });

  test.each([
    ["control-character", "a\u0000b"],
    ["control-character", "a\tb"],
    ["control-character", "a\rb"],
    ["control-character", "a\u0085b"],
    ["control-character", "a\u2028b"],
    ["control-character", "a\u202eb"],
    ["control-character", "a\ufeffb"],
    ["control-character", "a\ud800b"],
    ...[...markLetters].map((letter) => ["preview-mark", `a${letter}b`] satisfies [string, string]),
  ])("a letter that is none: %s", (code, value) => {
    expect(set("hero:\n  lead: a\n", value)).toBe(code);
    expect(editText(story, matter, { change: "body", text: value }).code).toBe(code);
    const picture = { file: "a.jpg", alt: value };
    expect(editText(story, matter, { change: "set", path: ["picture"], value: picture }).code).toBe(code);
  });

  test.each([[["hero", "other"]], [["constructor"]], [["__proto__", "lead"]], [["hero", "lead", "length"]]])(
    "a field that the schema has not: %j",
    (path) => {
      const source = "hero:\n  lead: a\n  other: b\n";
      expect(editText(home, source, { change: "set", path, value: "x" }).code).toBe("unknown-field");
    },
  );

  test("a field within what is added that the schema has not", () => {
    const add = (value: Record<string, string>) =>
      editText(story, matter, { change: "set", path: ["picture"], value }).code;
    expect(add({ file: "a.jpg", alt: "A.", other: "b" })).toBe("unknown-field");
    expect(add(JSON.parse('{ "file": "a.jpg", "alt": "A.", "__proto__": "b" }'))).toBe("unknown-field");
  });

  test("a text for what holds several, a field that must be there, a place that is none", () => {
    const source = "hero:\n  title: a\n  lead: b\n";
    expect(editText(home, source, { change: "set", path: ["hero"], value: "x" }).code).toBe("not-a-text");
    expect(editText(home, source, { change: "remove", path: ["hero", "lead"] }).code).toBe("wrong-kind");
    expect(editText(home, source, { change: "set", path: ["offers", "title"], value: "x" }).code).toBe("no-such-place");
    expect(editText(home, source, { change: "remove", path: [] }).code).toBe("no-such-place");
  });

  test.each([
    "content/en/other.yaml",
    "content/en/constructor.yaml",
    "content/de/home.yaml",
    "content/en/../facts.yaml",
    "content/en/legal/../../../README.md",
    "content/en/stories.md",
    "site/pages.ts",
  ])("a file that is none of ours: %s", (file) => {
    expect(editText(file, "a: b\n", { change: "set", path: ["a"], value: "c" }).code).toBe("unknown-file");
    expect(editablePlaces(file, "a: b\n").code).toBe("unknown-file");
  });
});

test("what can be edited is listed with what the schema says of it", () => {
  const source = "meta:\n  title: Home\nhero:\n  services: What we do\nstories:\n  first: a\n  others: [b, c]\n";
  const places = editablePlaces(home, source);
  if (places.code !== "read") throw new Error(places.code);
  expect(places.values.map(({ path, value, info, isProse }) => [path.join("."), value, info?.kind, isProse])).toEqual([
    ["meta.title", "Home", "head", true],
    ["hero.services", "What we do", "seen", true],
    ["stories.first", "a", "id", false],
    ["stories.others.0", "b", "id", false],
    ["stories.others.1", "c", "id", false],
  ]);
  expect(places.values[1]?.info).toMatchObject({ kind: "seen", max: 60 });
  expect(places.lists).toEqual([{ path: ["stories", "others"], length: 2 }]);
  expect(places.absent.map(({ path }) => path.join("."))).toContain("meta.description");
  const facts = editablePlaces("content/facts.yaml", "people:\n  a-b:\n    title: { tr: Müdür, en: Manager }\n");
  expect(facts).toMatchObject({ values: [{ info: { kind: "seen" } }, { path: ["people", "a-b", "title", "en"] }] });
  expect(editablePlaces(story, `${matter}Text.\r\n`)).toMatchObject({ code: "read", body: "Text.\n" });
});
