import { expect, test } from "vitest";
import { arrivalOf } from "./arrival.ts";

const site = "https://www.yakamoz.example";

test("a visit from another site is known by its host, its campaign and the page it came to", () => {
  const address = `${site}/en/contact?utm_source=newsletter&utm_medium=e-mail&utm_campaign=%C4%9F&utm_term=a+b&utm_content=top#write`;
  expect(arrivalOf(address, "https://user:word@search.example:8443/path?q=private")).toEqual({
    utmSource: "newsletter",
    utmMedium: "e-mail",
    utmCampaign: "ğ",
    utmTerm: "a b",
    utmContent: "top",
    referringHost: "search.example",
    landingPage: "/en/contact",
  });
});

test("nothing else of the address is taken, click ids least of all", () => {
  const address = `${site}/?gclid=1&fbclid=2&msclkid=3&utm_id=4&UTM_SOURCE=5&utm_source=&about=rpa`;
  expect(arrivalOf(address, "")).toEqual({ landingPage: "/" });
});

test("a field brings no more than a hundred characters", () => {
  expect(arrivalOf(`${site}/?utm_term=${encodeURIComponent("🌊".repeat(5_000))}`, "").utmTerm).toBe("🌊".repeat(100));
});

test("an app that sends its visitors here is known by its name", () => {
  expect(arrivalOf(`${site}/`, "android-app://com.example.mail/").referringHost).toBe("com.example.mail");
});

test.each([
  ["inside the site", `${site}/iletisim`, "navigate"],
  ["again", "https://search.example/", "reload"],
  ["by going back", "https://search.example/", "back_forward"],
] as const)("of a page that was loaded %s nothing is known, whatever its address says", (_, referrer, load) => {
  expect(arrivalOf(`${site}/iletisim?utm_source=newsletter`, referrer, load)).toEqual({});
});

test("a referrer that cannot be read is none", () => {
  for (const referrer of ["about:blank", "::", "search.example"]) {
    expect(arrivalOf(`${site}/arge`, referrer)).toEqual({ landingPage: "/arge" });
  }
});
