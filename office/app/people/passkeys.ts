import { redirect } from "react-router";
import { servicesOf } from "../../services.server.ts";
import { callerOf, fieldsOf, personOf, readJson } from "../session.server.ts";
import type { Route } from "./+types/passkeys.ts";

/** One's own passkeys: what a device needs to make one, the one it made, or the end of one. */
export async function action({ request, context }: Route.ActionArgs) {
  const { passkeys, office, clock } = servicesOf(context);
  const person = personOf(context);
  const { do: wanted, token = "", answer, id = "" } = await fieldsOf(request);
  if (wanted === "offer") return Response.json(await passkeys.offerNew(person));
  const found = await office.passkeys.find(id);
  const isRemoval = wanted === "remove";
  const caller = callerOf(request, context);
  const isDone = isRemoval
    ? await office.passkeys.remove(id, person.number)
    : await passkeys.add(person, token, readJson(answer), caller);
  if (!isDone) return redirect("/you?passkey=failed");
  const newest = (await office.passkeys.list(person.number)).at(-1);
  const subject = (isRemoval ? found : newest)?.device ?? "";
  const action = isRemoval ? "passkey-removed" : "passkey-added";
  await office.log.write({ at: clock(), person: person.number, action, subject });
  return redirect("/you");
}
