import { expect, test } from "vitest";
import { openWizard } from "../../testing/quote/open-wizard.ts";
import { person } from "../../testing/samples.ts";

test("known and unknown numbers and addresses get the same answers", async () => {
  const site = await openWizard();
  const known = site.visitor("192.0.2.1");
  await known.choose();
  await known.send();
  await known.confirm(site.code());
  site.pass(10 * 60_000);

  const answersTo = async (address: string, posted: Record<string, string>) => {
    const visitor = site.visitor(address);
    await visitor.choose();
    const answers = [await visitor.send(posted), await visitor.resend(), await visitor.confirm("x")];
    const link = await visitor.mailLink(posted.email ?? "");
    const hidden = JSON.stringify([answers, link]).replaceAll(/\+90 50[12] \*\*\* \*\* \d\d/g, "number");
    return hidden.replaceAll(posted.tel as string, "number").replaceAll(posted.email as string, "address");
  };
  const one = await answersTo("192.0.2.2", { tel: person.phone, email: person.email });
  const other = await answersTo("192.0.2.3", { tel: "+905022345679", email: "kimse@hicbiryer.example" });
  expect(one).toBe(other);
  expect(one).toContain('"outcome":"code-sent"');
  expect(one).toContain('"outcome":"too-soon"');
});
