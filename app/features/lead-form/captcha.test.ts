import { expect, test } from "vitest";
import { createRecaptcha, type Grecaptcha, type ScriptLoader } from "./captcha.ts";

const settings = { siteKey: "the key", version: 3 };

/** A document whose script loads as told, try by try, and answers with the given token. */
function loader({ loads = [true], execute }: { loads?: boolean[]; execute?: Grecaptcha["execute"] } = {}) {
  const asked: string[] = [];
  const grecaptcha: Grecaptcha = {
    ready: (listener) => listener(),
    execute: execute ?? (async (key, { action }) => `token of ${key} for ${action}`),
  };
  const here: ScriptLoader = {
    load: async (address) => {
      asked.push(address);
      if (!loads[asked.length - 1]) throw new Error("blocked");
    },
    grecaptcha: () => grecaptcha,
  };
  return { here, asked };
}

test("the script is loaded once, and gives a token for each action", async () => {
  const { here, asked } = loader();
  const recaptcha = createRecaptcha(settings, here);
  await recaptcha.init();
  expect(await recaptcha.execute("contact")).toBe("token of the key for contact");
  expect(await recaptcha.execute("report")).toBe("token of the key for report");
  expect(asked).toEqual(["https://www.recaptcha.net/recaptcha/api.js?render=the%20key"]);
});

test("set-up without a key or a version is refused", () => {
  expect(() => createRecaptcha({ siteKey: "", version: 3 })).toThrow("ReCaptcha error: No key provided");
  expect(() => createRecaptcha({ siteKey: "k", version: 0 })).toThrow("ReCaptcha error: No version provided");
});

test("a script that does not load can be tried again", async () => {
  const { here, asked } = loader({ loads: [false, true] });
  const recaptcha = createRecaptcha(settings, here);
  await expect(recaptcha.execute("contact")).rejects.toThrow("ReCaptcha error: Failed to load script");
  expect(await recaptcha.execute("contact")).toContain("token");
  expect(asked).toHaveLength(2);
});

test("a script that sets up nothing counts as not loaded", async () => {
  const here = { load: async () => {}, grecaptcha: () => undefined };
  await expect(createRecaptcha(settings, here).init()).rejects.toThrow("ReCaptcha error: Failed to load script");
});

test("a refusal and an empty result have their own words", async () => {
  const refusing = loader({ execute: () => Promise.reject(new Error("Invalid site key")) });
  await expect(createRecaptcha(settings, refusing.here).execute("contact")).rejects.toThrow(
    "ReCaptcha error: Failed to execute",
  );
  const empty = loader({ execute: async () => "" });
  await expect(createRecaptcha(settings, empty.here).execute("contact")).rejects.toThrow(/^Failed to execute$/);
});
