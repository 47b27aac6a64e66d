import { expect, test } from "vitest";
import { emptyStorage } from "../../testing/outbox/samples.ts";
import { privacyRequest, sunday } from "../../testing/samples.ts";
import { createPrivacyRequestWork } from "./privacy-request-work.ts";
import { linkLifetime } from "./privacy-requests.ts";

async function openRoom() {
  const storage = await emptyStorage(() => sunday);
  const keep = async (changes: Parameters<typeof privacyRequest>[0], reference?: string) => {
    const request = privacyRequest(changes);
    await storage.privacyRequests.accept(request, request.id, [], { key: request.id, digest: "" });
    const confirmed = { reference: reference ?? "", at: sunday, dueOn: "2026-12-15" };
    if (reference) await storage.privacyRequests.confirm(request.id, sunday, () => ({ confirmed, deliveries: [] }));
    return request;
  };
  return { ...createPrivacyRequestWork({ storage: () => storage, clock: () => sunday }), storage, keep };
}

test("a request is named by its number as people type it, by its id, or a held one by the beginning of that", async () => {
  const { find, keep } = await openRoom();
  const open = await keep({}, "7F3K-2M9Q");
  const held = await keep({ id: "aaaa1111", held: "speed" });
  const twin = await keep({ id: "aaaa2222", held: "speed" });
  const idsOf = async (name: string) => (await find(name)).map(({ id }) => id).toSorted();
  expect(await idsOf("7f3k2m9q")).toEqual([open.id]);
  expect(await idsOf(open.id)).toEqual([open.id]);
  expect(await idsOf("AAAA1")).toEqual([held.id]);
  expect(await idsOf("aaaa")).toEqual([held.id, twin.id]);
  expect(await idsOf(open.id.slice(0, 8))).toEqual([]);
});

test("of two who close one at once, one does", async () => {
  const { find, close, keep } = await openRoom();
  const { id } = await keep({}, "7F3K-2M9Q");
  expect(await Promise.all([close(id, "answered"), close(id, "refused")])).toEqual([true, false]);
  expect(await find(id)).toMatchObject([{ closed: { at: sunday, outcome: "answered" } }]);
});

test("a held one is released once, and its mail waits", async () => {
  const { release, deliveries, find, keep } = await openRoom();
  const { id } = await keep({ held: "honeypot" });
  expect([await release(id), await release(id)]).toEqual([true, false]);
  expect(await deliveries(id)).toMatchObject([{ kind: "confirm-mail", requestId: id, state: "waiting" }]);
  expect(await find(id)).toMatchObject([{ linkEndsAt: sunday + linkLifetime }]);
});
