import { describe, expect, test } from "vitest";
import { addServices, chosenServices, type Draft, emptyDraft } from "../../../domain/quote/draft.ts";
import { readPackages } from "../../../domain/quote/links.ts";
import { lossOf, viewAfterPost, viewFor, withUnsavedChoices } from "./view.ts";

const nothing = { progress: { draft: emptyDraft() } };
const chosen = { progress: { draft: addServices(emptyDraft(), ["firewall"]) } };
const complete = { progress: { draft: readPackages("fw.a2") } };
const sent = { progress: { draft: readPackages("fw.a2"), completed: true }, done: { reference: "ABCD-2345" } };

const show = (query: string, standing: Parameters<typeof viewFor>[1]) => viewFor(new URLSearchParams(query), standing);
const keys = (view: ReturnType<typeof show>) =>
  "draft" in view ? chosenServices(view.draft as Draft).map(({ service }) => service.key) : undefined;

describe("a step", () => {
  test.each([
    ["", nothing, { kind: "step", step: "services" }],
    ["step=1", complete, { kind: "step", step: "services" }],
    ["step=9", complete, { kind: "step", step: "services" }],
    ["step=2", nothing, { kind: "redirect", step: "services" }],
    ["step=2", chosen, { kind: "step", step: "details" }],
    ["step=3", chosen, { kind: "redirect", step: "details" }],
    ["step=4", chosen, { kind: "redirect", step: "details" }],
    ["step=4", complete, { kind: "step", step: "contact" }],
    ["step=5", complete, { kind: "redirect", step: "contact" }],
  ])("?%s is shown, or leads to the first that needs something", (query, standing, view) => {
    expect(show(query, standing)).toMatchObject(view);
  });
});

test("services in the address are ticked beside those of the draft, on the first step alone", () => {
  expect(keys(show("services=soc,toaster", chosen))).toEqual(["firewall", "soc"]);
  expect(keys(show("step=2&services=soc", chosen))).toEqual(["firewall"]);
});

describe("a package in the address", () => {
  test("is shown, and says whether it takes the place of a draft", () => {
    expect(show("paket=soc.p500", nothing)).toMatchObject({ kind: "package", replaces: false });
    expect(show("paket=soc.p500", chosen)).toMatchObject({ kind: "package", replaces: true });
    expect(show("paket=soc.p500", sent)).toMatchObject({ kind: "package", replaces: false });
    expect(keys(show("paket=soc.p500", chosen))).toEqual(["soc"]);
  });

  test("that makes no sense is as good as none", () => {
    expect(show("paket=toaster", chosen)).toMatchObject({ kind: "step", step: "services" });
  });
});

describe("a browser that keeps no cookies", () => {
  const lost = "step=1&lost=yes&paket=fw_soc.p500";
  const loss = (query: string, state: Parameters<typeof lossOf>[1], hasCookie = false) =>
    lossOf(new URLSearchParams(query), state, hasCookie);

  test("sees on the first step what it had chosen, also where the address names a later step", () => {
    expect(show("step=2&paket=fw_soc", nothing)).toEqual({ kind: "redirect", step: "services" });
    expect(show(lost, nothing)).toMatchObject({ kind: "step", step: "services" });
    expect(keys(show(lost, nothing))).toEqual(["firewall", "soc"]);
    expect(show("step=2&paket=fw_soc", chosen)).toEqual({ kind: "redirect", step: "details" });
    expect(keys(show(lost, chosen))).toEqual(["firewall"]);
  });

  test("is told apart from a draft that is gone", () => {
    expect(loss(lost, nothing)).toBe("cookies");
    expect(loss(lost, nothing, true)).toBe("draft");
    expect(loss("step=1&lost=yes", nothing)).toBe("draft");
    expect(loss(lost, chosen)).toBeUndefined();
    expect(loss("step=1", nothing)).toBeUndefined();
  });
});

test("a post with a value in conflict shows what was typed", () => {
  const values = { "details-firewall": "yes", "count-firewall-basic": "3", base: "count-firewall-basic=2" };
  const view = viewAfterPost(
    { form: "details", status: "conflict", conflicts: [], values },
    new URLSearchParams("step=2"),
    complete,
  );
  expect("draft" in view && view.draft.services.firewall.values.basic).toBe("3");
});

describe("after the request is sent", () => {
  test("its steps lead to the thank-you page", () => {
    expect(show("step=4", sent)).toEqual({ kind: "redirect", step: "completed" });
    expect(show("step=1", sent)).toEqual({ kind: "redirect", step: "completed" });
  });

  test("whoever opens the wizard begins another one", () => {
    const view = show("services=soc", sent);
    expect(view).toMatchObject({ kind: "step", step: "services", sent: "ABCD-2345" });
    expect(keys(view)).toEqual(["soc"]);
  });
});

describe("a post that failed shows what was typed", () => {
  const afterwards = (
    form: "services" | "details" | "package" | "contact",
    values: Record<string, string>,
    query: string,
  ) => viewAfterPost({ form, status: "failed", values }, new URLSearchParams(query), nothing);

  test("in the first two steps, also where nothing is stored", () => {
    expect(keys(afterwards("services", { "service-soc": "yes" }, "step=1"))).toEqual(["soc"]);
    const details = { "details-backup": "yes", "count-backup-basic": "on iki" };
    expect(afterwards("details", details, "step=2")).toMatchObject({
      step: "details",
      draft: { services: { backup: { selected: true, values: { basic: "on iki" } } } },
    });
  });

  test("in a package and in the contact form", () => {
    expect(afterwards("package", { package: "soc.p500" }, "")).toMatchObject({ kind: "package" });
    expect(afterwards("contact", {}, "step=4")).toMatchObject({ kind: "step", step: "contact" });
  });
});

test("choices that are not saved yet count over those that are, but for a completed request", () => {
  const services = { form: "services", "service-soc": "yes" };
  const details = { form: "details", "details-firewall": "yes", "count-firewall-basic": "abc" };
  expect(keys(show("step=1", withUnsavedChoices(complete, services)))).toEqual(["soc"]);
  expect(withUnsavedChoices(chosen, details).progress.draft.services.firewall.values.basic).toBe("abc");
  expect(keys(show("step=2", withUnsavedChoices(nothing, details)))).toEqual(["firewall"]);
  for (const choices of [undefined, { form: "contact" }]) expect(withUnsavedChoices(complete, choices)).toBe(complete);
  expect(withUnsavedChoices(sent, services)).toBe(sent);
});
