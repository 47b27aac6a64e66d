import { expect, onTestFinished, test } from "vitest";
import { movedAddresses } from "../../copy/moved.ts";
import { startSite } from "../../testing/server/running-site.ts";

test("the log names the path and never the query, the visitor or what they send", async () => {
  const { get, lines } = await startSite();
  await get("/hakkimizda?q=ayse@ornek.example", { Cookie: "a=ayse", "User-Agent": "ayse", Referer: "http://x/?ayse" });
  await get("/yok?ayse");
  await expect.poll(() => lines).toHaveLength(2);
  expect(lines.map((line) => JSON.parse(line).path)).toEqual(["/hakkimizda", "/yok"]);
  expect(lines.join("")).not.toMatch(/ayse|127\.0\.0\.1/);
});

test("a removed address answers 410 with the page for what is missing", async () => {
  const moved = movedAddresses();
  Object.assign(moved, { "/eski": "gone" });
  onTestFinished(() => void Reflect.deleteProperty(moved, "/eski"));
  const { get } = await startSite();
  const response = await get("/eski");
  expect(response.status).toBe(410);
  expect(response.headers.get("content-type")).toMatch(/^text\/html/);
});
