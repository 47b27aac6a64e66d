import { data, redirect } from "react-router";
import type { Posted } from "../../../domain/lead/read-form.ts";
import { postedIn, postForAnswer } from "../../page/posted.ts";
import { extras, type WayOn, type WizardForm, type WizardResult } from "./wizard-result.ts";

type Call = { request: Request; serverAction: () => Promise<unknown> };

/** Every form may be sent again, so nobody has to watch a line that is dead. */
const patience = 30_000;

/** The server's answer; where there is none, or one that makes no sense, the step stays as it is and says so. */
export async function answerInBrowser(call: Call, giveUp = patience) {
  const values = postedIn(await call.request.clone().formData());
  const failed: WizardResult = { form: values[extras.form] as WizardForm, status: "failed", values };
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, giveUp));
  const answered = await Promise.race([post(call, values), late]).catch((error: unknown) => {
    // The way on to another step.
    if (error instanceof Response) throw error;
  });
  return answered ?? data(failed, { status: 503 });
}

/** The development server is the framework's own, and knows its own way alone. */
const post = import.meta.env.DEV ? readFrameworksAnswer : readAnswer;

async function readFrameworksAnswer({ serverAction }: Call) {
  const answer = await serverAction();
  return isAnswer(answer) ? answer : undefined;
}

export async function readAnswer({ request }: Pick<Call, "request">, values: Posted) {
  const response = await postForAnswer(request, values);
  const answer: unknown = await response.json();
  if (isWayOn(answer)) throw redirect(answer.to);
  // The status tells the router whether there is something new to show.
  return isAnswer(answer) ? data(answer, { status: response.status }) : undefined;
}

function isWayOn(answer: unknown): answer is WayOn {
  return typeof answer === "object" && answer !== null && "to" in answer;
}

function isAnswer(answer: unknown): answer is WizardResult {
  return typeof answer === "object" && answer !== null && "form" in answer && "status" in answer;
}
