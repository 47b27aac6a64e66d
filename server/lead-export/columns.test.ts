import { expect, test } from "vitest";
import { defaultLocale, localeCodes } from "../../site/locales.ts";
import { contactLead } from "../../testing/samples.ts";
import { answerNames, labelledColumns } from "./columns.ts";

async function* leadsOf(answers: Record<string, string>) {
  yield contactLead({ answers });
}

test("what names or reaches somebody or was written freely is personal, and so is what no form asks for today", async () => {
  const answers = await answerNames(leadsOf({ nickname: "Deniz" }));
  const columns = labelledColumns(answers, defaultLocale);
  const personal = columns.filter(({ isPersonal }) => isPersonal).map(({ name }) => name);
  expect(personal).toEqual([
    "email",
    "phone",
    "name",
    "surname",
    "jobTitle",
    "subject",
    "message",
    "fullname",
    "note",
    "nickname",
  ]);
});

test.each(localeCodes)("every column has a header and a name of its own in %s", async (locale) => {
  const columns = labelledColumns(await answerNames(leadsOf({})), locale);
  for (const key of ["head", "name"] as const)
    expect(new Set(columns.map((one) => one[key])).size).toBe(columns.length);
});
