import type { Plugin } from "vite";

/**
 * Writes the server's programs in ASCII. The engine keeps their whole text, and one letter beyond Latin-1 anywhere
 * doubles the memory it takes.
 */
export function asciiCode(): Plugin {
  return {
    name: "ascii-code",
    applyToEnvironment: ({ name }) => name === "ssr",
    // Earlier, Vite would write the letters out again.
    generateBundle(_, files) {
      for (const file of Object.values(files)) if (file.type === "chunk") file.code = inAscii(file.code);
    },
  };
}

/** In texts, patterns and names alike an escape means the letter itself. */
export function inAscii(code: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII is meant
  return code.replace(/[^\x00-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
