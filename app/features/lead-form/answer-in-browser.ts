import { type FormAnswer, formExtras } from "../../../domain/lead/answer.ts";
import type { LeadForm } from "../../../domain/lead/lead.ts";
import { postedIn } from "../../page/posted-in.ts";

type Call = { request: Request; serverAction: () => Promise<unknown> };

/** The key of the form makes a second try safe, so nobody has to watch a line that is dead. */
const patience = 30_000;

/** The server's answer; where there is none, or one that makes no sense, the form stays as it is and says so. */
export async function answerInBrowser({ request, serverAction }: Call, giveUp = patience): Promise<FormAnswer> {
  const values = postedIn(await request.clone().formData());
  const failed: FormAnswer = { form: values[formExtras.form] as LeadForm, status: "failed", values };
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, giveUp));
  const answer = await Promise.race([serverAction(), late]).catch(() => undefined);
  return isAnswer(answer) ? answer : failed;
}

function isAnswer(answer: unknown): answer is FormAnswer {
  return typeof answer === "object" && answer !== null && "form" in answer && "status" in answer;
}
