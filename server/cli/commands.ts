import { backupCommands } from "./backup.ts";
import { checkCommand } from "./check.ts";
import type { Command } from "./command.ts";
import { consentsCommand } from "./consents.ts";
import { deliveriesCommands } from "./deliveries.ts";
import { destructionsCommand } from "./destructions.ts";
import { eraseCommand } from "./erase.ts";
import { exportCommand } from "./export.ts";
import { heldCommands } from "./held.ts";
import { jobsCommands } from "./jobs.ts";
import { listCommand } from "./list.ts";
import { purgeCommand } from "./purge.ts";
import { requestsCommands } from "./requests.ts";
import { showCommand } from "./show.ts";

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  listCommand,
  showCommand,
  exportCommand,
  eraseCommand,
  purgeCommand,
  ...deliveriesCommands,
  ...heldCommands,
  ...requestsCommands,
  consentsCommand,
  destructionsCommand,
  ...backupCommands,
  ...jobsCommands,
  checkCommand,
];
