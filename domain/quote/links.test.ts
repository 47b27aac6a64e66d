import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { growth } from "../../testing/growth.ts";
import { anyDraft } from "../../testing/quote/any-draft.ts";
import { catalogue } from "./catalogue.ts";
import { emptyDraft } from "./draft.ts";
import { packageParameter, preselectedServices, readPackages, shareQuery, writePackages } from "./links.ts";
import { firstUnfinished } from "./steps.ts";
import { summaryOf } from "./summary.ts";

const example = "os.b4.p12_db-mssql.a2-pg.p6_storage.p_san_fw.a2_soc.p500_rise-prod.p3-nonprod.b2_sap.b1";

test("a package reads as it is written", () => {
  expect(writePackages(readPackages(example))).toBe(example);
  expect(firstUnfinished({ draft: readPackages(example) })).toBe("contact");
});

test("it stands in an address without escapes", () => {
  const query = shareQuery(readPackages(example));
  expect(query).toBe(`paket=${example}`);
  expect(new URLSearchParams(query).get(packageParameter)).toBe(example);
});

describe("a link that was changed by hand", () => {
  test.each([
    [
      "unknown services, suboptions and levels are left out",
      "toaster.b1_os.b1.x9_db-toaster.b1-pg.b2",
      "os.b1_db-pg.b2",
    ],
    ["counts are clamped", "os.b99999999999_soc.a550", "os.b1000000_soc.a600"],
    ["zero and nonsense ask for nothing", "os.b0.a-1.p1e3.b_fw.p2", "os_fw.p2"],
    ["a suboption may be chosen before its packages", "db-mssql_rise", "db-mssql_rise"],
    ["a target with one level takes the last one", "sap.b1.p2", "sap.p2"],
    ["names of JavaScript itself mean nothing", "__proto__.b1_constructor", ""],
  ])("%s", (_, text, clean) => {
    expect(writePackages(readPackages(text))).toBe(clean);
  });

  test("a level that is not offered is left out", () => {
    const { basic } = catalogue[0];
    basic.disabled = true;
    const draft = readPackages("os.b4.p1");
    basic.disabled = false;
    expect(draft).toEqual(readPackages("os.p1"));
  });

  test("whatever it says, it reads as a draft that writes and reads the same again", () => {
    const pieces = fc.constantFrom(
      ...catalogue.map(({ short }) => short),
      "mssql",
      "prod",
      ".",
      "-",
      "_",
      "b",
      "p",
      "7",
      "é",
    );
    const text = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.array(pieces, { maxLength: 60 }).map((all) => all.join("")),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const draft = readPackages(typed);
        expect(readPackages(writePackages(draft))).toEqual(draft);
      }),
    );
  });
});

test("any draft's complete packages come back, and nothing else", () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const again = readPackages(writePackages(draft));
      expect(packagesOf(again)).toEqual(packagesOf(draft));
      expect(writePackages(again)).toBe(writePackages(draft));
    }),
  );
});

test("the largest package fits", () => {
  const every = catalogue.map((service) => {
    const counts = service.asks === "count" ? [".b1000000", ".a1000000", ".p1000000"] : [".b", ".a", ".p"];
    const own = (service.selectedLevel ? counts.slice(0, 1) : counts).join("");
    if (service.asks === "nothing") return service.short;
    const options = service.suboptions.map(({ short }) => `-${short}${own}`).join("");
    return service.short + (options || own);
  });
  const largest = every.join("_");
  expect(writePackages(readPackages(largest))).toBe(largest);
});

test.each(["os.b1_", "_", "-"])("a hundred thousand characters of %j are no package, and little work", (piece) => {
  const text = (length: number) => piece.repeat(length / piece.length);
  expect(readPackages(text(100_000))).toEqual(emptyDraft());
  expect(growth(text, readPackages)).toBeLessThan(3);
});

/** What a summary counts, without what is still missing. */
function packagesOf(draft: ReturnType<typeof emptyDraft>) {
  return summaryOf(draft).map(({ tag, services }) => ({
    tag,
    services: services.map(({ key, packages, suboptions, total }) => ({ key, packages, suboptions, total })),
  }));
}

function preselected(query: string) {
  return preselectedServices(new URLSearchParams(query));
}

test("reads a list with commas, as links write it", () => {
  expect(preselected("services=firewall,soc")).toEqual(["firewall", "soc"]);
  expect(preselected("services=firewall%2Csoc")).toEqual(["firewall", "soc"]);
});

test("reads repeated names, as a form sends them", () => {
  expect(preselected("services=backup&services=storage&step=2")).toEqual(["storage", "backup"]);
});

test("ignores unknown keys, spaces, empty parts and repetitions", () => {
  expect(preselected("services=toaster,, soc ,soc,__proto__,SOC")).toEqual(["soc"]);
});

test("answers nothing without the name", () => {
  expect(preselected("")).toEqual([]);
  expect(preselected("services=")).toEqual([]);
});
