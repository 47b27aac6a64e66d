import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { callContext, type OfficeServices, StorageUnavailable, servicesContext } from "../../services.server.ts";
import type { Route } from "./+types/sign-in.ts";
import { action } from "./sign-in.tsx";

test("a full disk is answered with 503, a sentence and the address that was typed", async () => {
  const full = new StorageUnavailable("the disk is full");
  const reportFailure = vi.fn();
  const services = { settings: { origin: "http://x" }, signIn: { ask: () => Promise.reject(full) }, reportFailure };
  const context = new RouterContextProvider();
  context.set(servicesContext, services as unknown as OfficeServices);
  context.set(callContext, { id: "a1", clientAddress: "192.0.2.1" });
  const request = new Request("http://x/sign-in", {
    method: "POST",
    body: new URLSearchParams({ mail: " elif@yakamoz.example" }),
  });
  const answer = await action({ request, context } as unknown as Route.ActionArgs);
  expect(answer).toMatchObject({
    data: { mail: " elif@yakamoz.example", problem: "unavailable" },
    init: { status: 503 },
  });
  expect(reportFailure).toHaveBeenCalledWith(full, "a1");
});
