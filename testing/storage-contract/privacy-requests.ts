import { expect, test } from "vitest";
import type { PrivacyRequest } from "../../domain/privacy-request/privacy-request.ts";
import type { Storage } from "../../server/ports/storage.ts";
import { aDelivery, aRequest, times } from "./samples.ts";

type Taken = ReturnType<typeof aRequest>;

export function requestsContract(current: () => Storage): void {
  const mailOf = ({ id }: PrivacyRequest) => aDelivery({ kind: "confirm-mail", requestId: id, target: "" });
  const keyOf = ({ id }: PrivacyRequest) => ({ key: `key ${id}`, digest: `digest ${id}` });
  const tokenOf = ({ id }: PrivacyRequest) => `token ${id}`;

  async function given(...all: Taken[]): Promise<void> {
    for (const request of all) {
      const deliveries = request.held ? [] : [mailOf(request)];
      await current().privacyRequests.accept(request, tokenOf(request), deliveries, keyOf(request));
    }
  }

  function confirm(request: PrivacyRequest, { reference = request.id, at = 1_500, dueOn = "2026-12-15" } = {}) {
    const deliveries = [aDelivery({ requestId: request.id })];
    return current().privacyRequests.confirm(tokenOf(request), at, () => ({
      confirmed: { reference, at, dueOn },
      deliveries,
    }));
  }

  test("a request comes back exactly as it was, and its mail waits", async () => {
    const { privacyRequests, outbox } = current();
    const details = "Ğüşİıöç '; drop table requests; -- \u0000 \n 🌊 \ud800";
    const request = aRequest({ kind: "correction", locale: "en" }, { details });
    const mail = mailOf(request);
    expect(await privacyRequests.accept(request, "t", [mail], keyOf(request))).toBe("accepted");
    expect(await privacyRequests.find(request.id)).toStrictEqual(request);
    expect(await privacyRequests.find("nobody")).toBeUndefined();
    expect(await outbox.list({ requestId: request.id })).toMatchObject([{ ...mail, createdAt: request.createdAt }]);
    expect(await privacyRequests.list({ state: "open" })).toEqual([]);
  });

  test("of twenty equal submissions at once one is taken; another body under the key is told apart", async () => {
    const { privacyRequests, outbox } = current();
    const key = { key: "key", digest: "digest" };
    expect(await privacyRequests.findByKey(key)).toBeUndefined();
    const outcomes = await Promise.all(
      times(20, () => {
        const request = aRequest();
        return privacyRequests.accept(request, tokenOf(request), [mailOf(request)], key);
      }),
    );
    expect(outcomes.filter((outcome) => outcome === "accepted")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "repeated")).toHaveLength(19);
    expect(await outbox.list()).toHaveLength(1);
    expect(await privacyRequests.findByKey(key)).toBe("repeated");
    expect(await privacyRequests.findByKey({ ...key, digest: "other" })).toBe("changed");
  });

  test("a link leads to its request until it ends; opening it uses nothing", async () => {
    const { privacyRequests } = current();
    const request = aRequest({ linkEndsAt: 2_000 });
    await given(request);
    for (const now of [1_000, 1_999]) {
      expect(await privacyRequests.linked(tokenOf(request), now)).toStrictEqual(request);
    }
    expect(await privacyRequests.linked(tokenOf(request), 2_000)).toBeUndefined();
    expect(await privacyRequests.linked("another", 1_000)).toBeUndefined();
  });

  test("of twenty who use a link at once one confirms; all get the same request, until the link ends", async () => {
    const { privacyRequests, outbox } = current();
    const request = aRequest({ linkEndsAt: 2_000 });
    await given(request);
    const answers = await Promise.all(times(20, (index) => confirm(request, { reference: `R${index}` })));
    expect(new Set(answers.map((answer) => answer?.confirmed.reference)).size).toBe(1);
    const [first] = answers;
    expect(first).toStrictEqual({ ...request, confirmed: first?.confirmed });
    expect(await privacyRequests.find(first?.confirmed.reference ?? "")).toStrictEqual(first);
    expect(await outbox.list({ requestId: request.id, kind: "team-mail" })).toHaveLength(1);
    expect(await privacyRequests.linked(tokenOf(request), 1_500)).toBeUndefined();
    expect(await confirm(request, { at: 1_999 })).toStrictEqual(first);
    expect(await confirm(request, { at: 2_000 })).toBeUndefined();
    expect(await privacyRequests.list({ state: "open" })).toStrictEqual([first]);
  });

  test("a link that ended, an unknown one and a held request confirm nothing", async () => {
    const { outbox } = current();
    const [late, held] = [aRequest({ linkEndsAt: 1_500 }), aRequest({ held: "speed" })];
    await given(late, held);
    for (const request of [late, held, aRequest()]) expect(await confirm(request)).toBeUndefined();
    expect(await outbox.list({ kind: "team-mail" })).toEqual([]);
  });

  test("a held one waits apart; released once, its link begins", async () => {
    const { privacyRequests, outbox } = current();
    const { held, ...request } = aRequest({ held: "honeypot" });
    await given({ ...request, held: "honeypot" });
    expect(await privacyRequests.list({ state: "held" })).toStrictEqual([{ ...request, held }]);
    const answers = await Promise.all(times(5, () => privacyRequests.release(request.id, 9_000, [mailOf(request)])));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await outbox.list()).toMatchObject([{ requestId: request.id, createdAt: 1_000_000 }]);
    expect(await privacyRequests.linked(tokenOf(request), 8_999)).toStrictEqual({ ...request, linkEndsAt: 9_000 });
    expect(await privacyRequests.list({ state: "held" })).toEqual([]);
  });

  test("open ones are listed by the day they are due, and closed once", async () => {
    const { privacyRequests } = current();
    const [a, b, c] = [aRequest(), aRequest(), aRequest()] as const;
    await given(a, b, c);
    await confirm(a, { dueOn: "2027-01-02" });
    await confirm(b, { dueOn: "2026-12-30" });
    expect((await privacyRequests.list({ state: "open" })).map(({ id }) => id)).toEqual([b.id, a.id]);
    expect(await privacyRequests.close(b.id, { at: 5_000, outcome: "refused" })).toBe(true);
    expect(await privacyRequests.close(b.id, { at: 6_000, outcome: "answered" })).toBe(false);
    expect(await privacyRequests.close(c.id, { at: 6_000, outcome: "answered" })).toBe(false);
    expect(await privacyRequests.find(b.id)).toMatchObject({ closed: { at: 5_000, outcome: "refused" } });
    expect((await privacyRequests.list({ state: "open" })).map(({ id }) => id)).toEqual([a.id]);
  });

  test("closed ones are listed since a moment, the last first", async () => {
    const { privacyRequests } = current();
    const [old, early, late, open] = times(4, () => aRequest()) as [Taken, Taken, Taken, Taken];
    await given(old, early, late, open);
    for (const request of [old, early, late, open]) await confirm(request);
    const closed: [Taken, number][] = [
      [old, 4_999],
      [early, 5_000],
      [late, 5_001],
    ];
    for (const [{ id }, at] of closed) await privacyRequests.close(id, { at, outcome: "answered" });
    const listed = await privacyRequests.list({ state: "closed", since: 5_000 });
    expect(listed.map(({ id }) => id)).toEqual([late.id, early.id]);
  });

  test("each that is nearly due is given to one caller, once", async () => {
    const { privacyRequests } = current();
    const [a, b, c, closed] = times(4, () => aRequest()) as [Taken, Taken, Taken, Taken];
    await given(a, b, c, closed);
    await confirm(a, { dueOn: "2026-12-15" });
    await confirm(b, { dueOn: "2026-12-14" });
    await confirm(c, { dueOn: "2026-12-16" });
    await confirm(closed, { dueOn: "2026-12-01" });
    await privacyRequests.close(closed.id, { at: 5_000, outcome: "answered" });
    const claims = await Promise.all(times(4, () => privacyRequests.claimDue("2026-12-15", 9)));
    expect(claims.filter(({ length }) => length > 0).flat()).toMatchObject([{ id: b.id }, { id: a.id }]);
    expect(await privacyRequests.claimDue("2026-12-15", 10)).toEqual([]);
    expect(await privacyRequests.claimDue("2026-12-16", 10)).toMatchObject([{ id: c.id }]);
  });

  test("unconfirmed ones vanish with their mails when their link ends, held ones later, others never", async () => {
    const { privacyRequests, outbox, destructions } = current();
    const [ended, lives, confirmed] = [aRequest({ linkEndsAt: 2_000 }), aRequest({ linkEndsAt: 2_001 }), aRequest()];
    const [heldOld, heldYoung] = [aRequest({ held: "speed", createdAt: 4 }), aRequest({ held: "speed", createdAt: 5 })];
    await given(ended as Taken, lives as Taken, confirmed as Taken, heldOld as Taken, heldYoung as Taken);
    await confirm(confirmed as Taken);
    await privacyRequests.forget({ by: 2_000, heldBefore: 5 });
    const left = await Promise.all(
      [ended, lives, confirmed, heldOld, heldYoung].map((one) => privacyRequests.find(one.id)),
    );
    expect(left.map((one) => one !== undefined)).toEqual([false, true, true, false, true]);
    expect(await outbox.list({ requestId: ended.id })).toEqual([]);
    expect(await outbox.list({ requestId: lives.id })).toHaveLength(1);
    expect(await destructions.list()).toMatchObject([{ kind: "unverified-request", reason: "retention", count: 2 }]);
    expect(await privacyRequests.accept(ended, "t", [], keyOf(ended))).toBe("accepted");
  });

  test("what is personal leaves those that were closed long ago, and only those", async () => {
    const { privacyRequests, destructions } = current();
    const [old, young, open] = [aRequest(), aRequest(), aRequest()] as const;
    await given(old, young, open);
    for (const request of [old, young, open]) await confirm(request);
    await privacyRequests.close(old.id, { at: 5_000, outcome: "answered" });
    await privacyRequests.close(young.id, { at: 5_001, outcome: "answered" });
    expect(await privacyRequests.forgetApplicants(5_001)).toBe(1);
    expect(await privacyRequests.forgetApplicants(5_001)).toBe(0);
    const { applicant: _, ...proof } = old;
    const confirmed = { reference: old.id, at: 1_500, dueOn: "2026-12-15" };
    expect(await privacyRequests.find(old.id)).toStrictEqual({
      ...proof,
      confirmed,
      closed: { at: 5_000, outcome: "answered" },
    });
    expect(await privacyRequests.find(young.id)).toHaveProperty("applicant");
    expect(await privacyRequests.find(open.id)).toHaveProperty("applicant");
    expect(await destructions.list()).toMatchObject([{ kind: "request-contact", reason: "retention", count: 1 }]);
  });

  test("an erased person's unconfirmed ones vanish; of the others number, kind, dates and outcome stay", async () => {
    const { privacyRequests, outbox } = current();
    const person = { email: "Zeynep@Example.com", phone: "+905329998877" };
    const [waiting, confirmed, other] = [aRequest({}, person), aRequest({}, person), aRequest({}, { phone: "" })];
    const held = aRequest({ held: "speed" }, person);
    await given(waiting, confirmed, other, held);
    await confirm(confirmed);
    expect((await privacyRequests.of({ email: " zeynep@EXAMPLE.com" })).map(({ id }) => id).sort()).toEqual(
      [waiting.id, confirmed.id, held.id].sort(),
    );
    expect(await privacyRequests.of({ phone: person.phone })).toHaveLength(3);
    expect(await privacyRequests.of({ phone: "" })).toEqual([]);
    expect(await privacyRequests.erase({ email: "zeynep@example.com" })).toBe(3);
    expect(await privacyRequests.erase({ phone: person.phone })).toBe(0);
    expect(await privacyRequests.erase({ phone: "" })).toBe(0);
    expect(await privacyRequests.of({ email: person.email })).toEqual([]);
    for (const { id } of [waiting, held]) expect(await privacyRequests.find(id)).toBeUndefined();
    expect(await privacyRequests.find(confirmed.id)).toMatchObject({
      kind: "access",
      confirmed: { dueOn: "2026-12-15" },
    });
    expect(await privacyRequests.find(confirmed.id)).not.toHaveProperty("applicant");
    expect(await privacyRequests.findByKey(keyOf(confirmed))).toBeUndefined();
    expect(await confirm(confirmed)).toBeUndefined();
    expect(await outbox.list({ requestId: waiting.id })).toEqual([]);
    expect(await privacyRequests.find(other.id)).toStrictEqual(other);
  });
}
