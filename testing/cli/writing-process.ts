import { openStorage } from "../../server/storage/open-storage.ts";
import { untilAvailable } from "../server/until-available.ts";
import { aDelivery, aLead, keyOf } from "../storage-contract/samples.ts";

/** A site under load: takes one lead after the other until it is ended, and says the id of each once it is safe. */
const [databaseUrl = "", dataDir = ""] = process.argv.slice(2);
const { leads } = await openStorage({ databaseUrl, dataDir });
for (;;) {
  const lead = aLead({ createdAt: Date.now() });
  await untilAvailable(() => leads.accept(lead, [aDelivery({ leadId: lead.id })], keyOf(lead)));
  process.stdout.write(`${lead.id}\n`);
}
