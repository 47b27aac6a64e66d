import { createContext } from "react";

/** The encoded loader data of the page, drained from the framework's stream before rendering. */
export const HandoffContext = createContext("");
