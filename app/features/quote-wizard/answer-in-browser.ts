import { data } from "react-router";
import { postedIn } from "../../page/posted-in.ts";
import { extras, type WizardAnswer, type WizardForm } from "./answer.ts";

type Call = { request: Request; serverAction: () => Promise<unknown> };

/** Every form may be sent again, so nobody has to watch a line that is dead. */
const patience = 30_000;

/** The server's answer; where there is none, or one that makes no sense, the step stays as it is and says so. */
export async function answerInBrowser({ request, serverAction }: Call, giveUp = patience) {
  const values = postedIn(await request.clone().formData());
  const failed: WizardAnswer = { form: values[extras.form] as WizardForm, status: "failed", values };
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, giveUp));
  const answer = await Promise.race([serverAction(), late]).catch((error: unknown) => {
    // The way on to another step.
    if (error instanceof Response) throw error;
  });
  return isAnswer(answer) ? answer : data(failed, { status: 503 });
}

function isAnswer(answer: unknown): answer is WizardAnswer {
  return typeof answer === "object" && answer !== null && "form" in answer && "status" in answer;
}
