import { describe, expect, test } from "vitest";
import { fakeFiles, writeBuild } from "../../testing/server/finished-build.ts";
import { isErrorPage } from "./addresses.ts";
import { failureResponse, fallbackErrorPage, missingResponse } from "./error-pages.ts";
import { loadFinished } from "./finished.ts";

const completePage = (html: string) => ({ html, policy: "" });
const nothing = { release: "", inputs: {}, isComplete: true, files: new Map(), completePage };

describe("the error page", () => {
  test.each([
    ["/hakkimizda", "Bir hata oluştu"],
    ["/en/about-us", "An error occurred"],
  ])("of %s is in its language and carries the request id", async (path, title) => {
    const finished = await loadFinished(await writeBuild());
    const { status, body, headers, policy } = failureResponse(finished, path, "ab12");
    const text = String(body);
    expect(status).toBe(500);
    expect(text).toContain(title);
    expect(text).toContain(": ab12</p>");
    expect(text).not.toMatch(/REQUEST_ID|FAILURE_MESSAGE/);
    expect(headers).toContain("no-store");
    expect(policy).toBe(finished.files.get("/500")?.encodings.get("identity")?.full.policy);
  });

  test("escapes what it fills in", async () => {
    const finished = await loadFinished(await writeBuild());
    const { body } = failureResponse(finished, "/", `<i>"&'$&`, 500, "<b>REQUEST_ID");
    expect(String(body)).toContain("<p>&lt;b&gt;REQUEST_ID</p><p>Olay kodu: &lt;i&gt;&quot;&amp;&#39;$&amp;</p>");
  });

  test("gives way to the last resort where it is missing or broken", async () => {
    const finished = await loadFinished(await writeBuild());
    const broken = new Map(finished.files).set("/500", { kind: "page", encodings: new Map() });
    for (const files of [broken, nothing.files]) {
      const { status, body, headers } = failureResponse({ ...nothing, files }, "/", "ab12", 503);
      expect([status, String(body)]).toEqual([503, fallbackErrorPage("tr", "ab12")]);
      expect(headers).toContain("no-store");
    }
  });

  test("is no page of its own", () => {
    expect(["/404", "/500", "/en/404", "/en/500"].every(isErrorPage)).toBe(true);
    expect(["/", "/en", "/hakkimizda/404"].some(isErrorPage)).toBe(false);
  });
});

describe("the last resort", () => {
  test("says what happened, the id and the way home, in English and in Turkish", () => {
    const english = fallbackErrorPage("en", "ab12");
    expect(english).toContain('<html lang="en">');
    expect(english).toContain("<h2>An error occurred while showing the error page</h2>");
    expect(english).toContain("ab12</p>");
    expect(english).toContain('<a href="/">Go back to home</a>');
    const turkish = fallbackErrorPage("tr", "<b>");
    expect(turkish).toContain("<h2>Hata sayfası gösterilirken bir hata oluştu</h2>");
    expect(turkish).toContain("&lt;b&gt;</p>");
  });
});

describe("a missing page", () => {
  test("is answered in the language of the address", async () => {
    const finished = await loadFinished(await writeBuild());
    expect(String(missingResponse(finished, "/yok", {}, 404).body)).toBe(fakeFiles["/404"]?.text);
    expect(String(missingResponse(finished, "/en/none", {}, 410).body)).toBe(fakeFiles["/en/404"]?.text);
    expect(missingResponse(finished, "/en/none", {}, 410).status).toBe(410);
  });

  test("is answered even where the page for it is missing too", () => {
    expect(missingResponse(nothing, "/yok", {}, 404)).toMatchObject({ status: 404, body: Buffer.from("Not Found") });
  });
});
