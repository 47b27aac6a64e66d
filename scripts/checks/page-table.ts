import { unknownInTable } from "../../app/page/page-middleware.ts";
import { report } from "./sources.ts";

/** Names in the table of pages that nothing stands behind. */
report(unknownInTable());
