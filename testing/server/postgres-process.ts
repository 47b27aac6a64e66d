import { startPostgres } from "./postgres-server.ts";

/**
 * A PostgreSQL that lives as long as the process that forked this one: even when that one is killed, the channel
 * between the two closes, and nothing stays behind.
 */
const starting = startPostgres();
process.on("disconnect", async () => {
  const postgres = await starting;
  await postgres.remove();
  process.exit();
});
const { url } = await starting;
process.send?.(url);
