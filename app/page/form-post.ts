import { data } from "react-router";
import type { Posted } from "../../domain/lead/read-form.ts";

/** The fields of a form, one text each. */
export function readFormData(body: FormData): Posted {
  return Object.fromEntries([...body].map(([name, value]) => [name, String(value)]));
}

type ClientActionArgs<Result> = { request: Request; serverAction: () => Promise<Result> };

/**
 * The result of the server's action. Where none comes in time, or none that makes sense, the form says that it failed
 * and keeps what was typed. Every form may be sent again, so nobody has to wait for a connection that is dead.
 */
export async function callServerAction<Result extends { form: string }>(
  { request, serverAction }: ClientActionArgs<Result>,
  timeoutMs = 30_000,
) {
  const values = readFormData(await request.clone().formData());
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs));
  const result = await Promise.race([serverAction(), late]).catch((error: unknown) => {
    // A redirect is the router's to follow.
    if (error instanceof Response) throw error;
    return undefined;
  });
  if (isResult(result)) return result;
  const failed = { form: values.form as Result["form"], status: "failed" as const, values };
  return data(failed, { status: 503 });
}

function isResult<Result>(result: Result | undefined): result is Result {
  return typeof result === "object" && result !== null && "form" in result && "status" in result;
}
