import { openStorage } from "../../server/storage/open-storage.ts";
import { aDelivery, aLead, keyOf } from "../storage-contract/samples.ts";
import { untilAvailable } from "./until-available.ts";

/** A second process on a SQLite storage: opens it, takes as many leads as it is told, and closes it. */
const [dataDir = "", count = "0"] = process.argv.slice(2);
const { leads, close } = await untilAvailable(() => openStorage({ databaseUrl: "", dataDir }));
for (let index = 0; index < Number(count); index++) {
  const lead = aLead({ createdAt: Date.now() });
  await untilAvailable(() => leads.accept(lead, [aDelivery({ leadId: lead.id })], keyOf(lead)));
}
await close();
