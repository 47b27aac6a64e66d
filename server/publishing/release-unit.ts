import { createConnection, type Socket } from "node:net";
import { minute } from "../../domain/time.ts";
import { PublishingFailed, type SiteMaker } from "../ports/publishing.ts";

/** A build on a busy machine takes minutes; the unit itself gives up before that. */
const longestSilence = 20 * minute;
const failures = ["build", "try", "switch", "unit-refused"] as const;

/**
 * The unit that makes releases of the site (deployment/publish-words), as a user and with a memory of its own. It is
 * asked through a socket: "build COMMIT" or "switch COMMIT" in a line. It answers in lines: "known COMMIT" says what to
 * leave out of the pack that it wants then, "trying" and "done" how far it is, "failed CODE" why not, in what follows.
 */
export function releaseUnit(path: string): SiteMaker {
  return {
    async build(words, commit, { trying, signal }) {
      await ask(path, `build ${commit}`, signal, {
        async known(have, socket) {
          const pack = await words.pack(commit, have === "-" ? undefined : have);
          socket.write(`pack ${pack.length}\n`);
          socket.write(pack);
        },
        trying,
      });
    },

    async show(commit, signal) {
      await ask(path, `switch ${commit}`, signal).catch((error) => {
        // By now the words are published.
        throw error instanceof PublishingFailed ? new PublishingFailed("switch", error.message) : error;
      });
      return true;
    },

    // It keeps the releases that it needs.
    tidy: async () => {},
  };
}

type Answers = Record<string, (argument: string, socket: Socket) => Promise<void>>;

/** Resolves once the unit is done. The end of the connection ends what it does. */
async function ask(path: string, request: string, signal: AbortSignal, answers: Answers = {}): Promise<void> {
  const socket = createConnection({ path, signal });
  socket.setTimeout(longestSilence, () => socket.destroy(new Error("It said nothing for too long.")));
  let broken: Error | undefined;
  socket.on("error", (error) => {
    broken = error;
  });
  let said = "";
  try {
    socket.write(`${request}\n`);
    for await (const chunk of socket.setEncoding("utf8")) {
      said += chunk;
      while (!said.startsWith("failed ") && said.includes("\n")) {
        const [line = ""] = said.split("\n", 1);
        said = said.slice(line.length + 1);
        if (line === "done") return;
        const [word = "", argument = ""] = line.split(" ");
        await answers[word]?.(argument, socket);
      }
    }
  } catch (error) {
    if (signal.aborted || error !== broken) throw error;
    throw new PublishingFailed("unit-away", `${path}: ${broken?.message}`);
  } finally {
    socket.destroy();
  }
  const [, code, detail = ""] = /^failed (\S+)\n?([\s\S]*)$/.exec(said) ?? [];
  if (code === undefined) throw new PublishingFailed("unit-away", `${path}: it ended without an answer.`);
  throw new PublishingFailed(failures.find((failure) => failure === code) ?? "other", detail.trim());
}
