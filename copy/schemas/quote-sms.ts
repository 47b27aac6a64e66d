import { z } from "zod";
import { list, sentence } from "./fields.ts";

export const quoteSms = z.strictObject({
  sentences: list(
    sentence(
      ["code"],
      "Doğrulama kodunu taşıyan SMS; uzundan kısaya, sığan ilki gönderilir.",
      "SMS with the verification code; from long to short, the first that fits is sent.",
      { max: 140, sms: true },
    ),
  ),
});
