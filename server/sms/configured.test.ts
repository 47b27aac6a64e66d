import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { readEnvironment } from "../env.ts";
import { startReport } from "../start-report.ts";
import { configuredSms } from "./configured.ts";

const netgsm = { NETGSM_USER: "850", NETGSM_PASSWORD: "p", NETGSM_HEADER: "YAKAMOZ" };
const twilio = { TWILIO_ACCOUNT_SID: "AC1", TWILIO_AUTH_TOKEN: "t", TWILIO_FROM: "+15005550006" };

function open(settings: Record<string, string>) {
  const said: string[] = [];
  return { sender: configuredSms(readEnvironment(settings), (line) => void said.push(line)), said };
}

test("without a provider the console warns at the start, and shows each code", async () => {
  const settings = { DATA_DIR: temporaryFolder() };
  const { sender, said } = open(settings);
  await sender.send({ to: "+905012345678", text: "Kod: 123456" });
  expect(said).toEqual([expect.stringMatching(/^SMS to \*+78: Kod: 123456$/)]);
  const report = startReport(readEnvironment(settings), 3000, "test");
  expect(report).toMatch(
    /\n\*\*\* WARNING: no SMS provider is configured\. [\s\S]+ Set a provider before the site goes public\.$/,
  );
});

test.each([
  ["netgsm", netgsm],
  ["twilio", twilio],
])("%s is asked where it is set, without a warning", (provider, settings) => {
  const env = { SMS_PROVIDER: provider, ...settings };
  expect(open(env).sender.provider).toBe(provider);
  expect(startReport(readEnvironment(env), 3000, "test")).not.toContain("WARNING");
});
