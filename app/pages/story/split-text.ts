export type StoryText = { opening: string; middle: string; closing: string };

/**
 * Cuts a story's text where its quote and its timeline belong: the first section opens, the sections up to the
 * half tell how it was done, the rest closes.
 */
export function splitText(html: string): StoryText {
  const sections = html.split(/(?=<h2\b)/).filter((part) => part.trim() !== "");
  const half = Math.ceil(sections.length / 2);
  return {
    opening: sections.slice(0, 1).join(""),
    middle: sections.slice(1, half).join(""),
    closing: sections.slice(Math.max(1, half)).join(""),
  };
}
