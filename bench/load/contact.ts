import { randomUUID } from "node:crypto";
import { postedContact } from "../../testing/samples.ts";
import type { Journey } from "./drive.ts";
import { nextVisitor, post, someAddress, type Way } from "./requests.ts";

/** What a person fills in, under an address of their own. */
function fields(way: Way): Record<string, string> {
  // Script adds a key, and a time of opening that no bot would have.
  const marks: Record<string, string> =
    way === "script" ? { key: randomUUID(), opened: String(Date.now() - 60_000) } : {};
  return postedContact({ email: someAddress(), website: "", ...marks });
}

/** Posts contact forms whose bytes were made beforehand. */
export function contactJourney(port: number, way: Way, count: number): Journey {
  const wanted = way === "script" ? "payload" : "document";
  const make = () => post(port, { wanted, path: "/iletisim", visitor: nextVisitor() }, fields(way));
  const made = Array.from({ length: count }, make);
  return async (connection) => {
    const request = made.pop() ?? make();
    const began = performance.now();
    const { status, body } = await connection.send(request);
    const took = performance.now() - began;
    if (status !== 200 || !/[2-9B-Z]{4}-[2-9B-Z]{4}/.test(body.toString("latin1"))) {
      throw new Error(`A contact form was answered ${status}: ${body.toString().slice(0, 300)}`);
    }
    return took;
  };
}
