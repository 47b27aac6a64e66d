import { formExtras } from "../../../domain/lead/answer.ts";
import { captchaToken } from "../../features/lead-form/captcha-token.ts";

/** Before a code is sent, which costs: the captcha's token, where there is one. */
export async function addToken(body: FormData): Promise<void> {
  const token = await captchaToken("quote");
  if (token) body.set(formExtras.captcha, token);
}
