import { type FormName, type FormResult, formExtras } from "../../../domain/lead/form-result.ts";
import type { Posted } from "../../../domain/lead/read-form.ts";
import { postedIn, postForAnswer } from "../../page/posted.ts";

type Call = { request: Request; serverAction: () => Promise<unknown> };

/** The key of the form makes a second try safe, so nobody has to watch a line that is dead. */
const patience = 30_000;

/** The server's answer; where there is none, or one that makes no sense, the form stays as it is and says so. */
export async function answerInBrowser(call: Call, giveUp = patience): Promise<FormResult> {
  const values = postedIn(await call.request.clone().formData());
  const failed: FormResult = { form: values[formExtras.form] as FormName, status: "failed", values };
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, giveUp));
  const answer = await Promise.race([post(call, values), late]).catch(() => undefined);
  return isAnswer(answer) ? answer : failed;
}

/** The development server is the framework's own, and knows its own way alone. */
const post = import.meta.env.DEV ? ({ serverAction }: Call) => serverAction() : readAnswer;

async function readAnswer({ request }: Call, values: Posted): Promise<unknown> {
  return (await postForAnswer(request, values)).json();
}

function isAnswer(answer: unknown): answer is FormResult {
  return typeof answer === "object" && answer !== null && "form" in answer && "status" in answer;
}
