import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { quoteLead } from "../../testing/samples.ts";
import { cachedRecords } from "./record-cache.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lead = quoteLead();

test("a record is made once for a request and language, and forgotten after a while", async () => {
  const make = vi.fn(async (_: unknown, locale: string) => Buffer.from(locale));
  const record = cachedRecords(make);
  const asked = [record(lead, "tr"), record(lead, "tr"), record(lead, "en")];
  expect(String(await Promise.all(asked))).toBe("tr,tr,en");
  await record(lead, "tr");
  expect(make).toHaveBeenCalledTimes(2);
  await record(quoteLead({ id: "another" }), "tr");
  expect(make).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(11 * 60_000);
  await record(lead, "tr");
  expect(make).toHaveBeenCalledTimes(4);
});

test("one that failed is made again", async () => {
  const make = vi.fn().mockRejectedValueOnce(new Error("no font")).mockResolvedValue(Buffer.from("pdf"));
  const record = cachedRecords(make);
  await expect(record(lead, "tr")).rejects.toThrow("no font");
  expect(String(await record(lead, "tr"))).toBe("pdf");
});
