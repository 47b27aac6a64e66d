import { dirname, join } from "node:path";

/**
 * The publication that this program was started from: its folder `server` is a link to the code build. Sources take what
 * `npm run build` made.
 */
export const ownPublication = import.meta.filename.endsWith(".js")
  ? join(dirname(process.argv[1] ?? ""), "..")
  : join(import.meta.dirname, "../build");
