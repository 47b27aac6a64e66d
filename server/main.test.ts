import { expect, test } from "vitest";
import { writeBuild } from "../testing/server/finished-build.ts";
import { spawnServer } from "../testing/server/server-process.ts";

test("bad settings end the start with a sentence each and exit code 1", async () => {
  const { exited, output } = spawnServer(await writeBuild(), { PORT: "x", LOG_LEVEL: "loud" });
  expect(await exited).toBe(1);
  expect(output.err).toBe(
    'PORT must be a whole number from 0 to 65535, but is "x".\n' +
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but is "loud".\n',
  );
});

test("a missing build ends the start with a sentence and exit code 1", async () => {
  const { exited, output } = spawnServer("/nowhere");
  expect(await exited).toBe(1);
  expect(output.err).toBe('There is no finished build in /nowhere: make one with "npm start".\n');
});
