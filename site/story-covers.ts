/**
 * The cover of a story is drawn from its first figure and the service it is about. Both stand in the picture's name, in
 * letters that every server takes for a file.
 */
const signs = { "%": "pct", "+": "plus", "×": "times", ",": "comma", ".": "dot", " ": "-" } as const;

function figureName(figure: string): string {
  const plain = figure.toLowerCase().replaceAll("ü", "u");
  return plain.replace(/[%+×,. ]/g, (sign) => signs[sign as keyof typeof signs]).replace(/[^a-z0-9-]/g, "");
}

/** The figure that a name stands for, without the dots of a letter that has some. */
export function figureOf(name: string): string {
  return Object.entries(signs).reduce((text, [sign, word]) => text.replaceAll(word, sign), name);
}

type Told = { slug: string; seed?: string; tags: readonly string[]; figures: readonly { value: string }[] };

/** The address of a story's cover; with a seed of its own that of another drawing, without the figure. */
export function storyCover({ slug, seed, tags: [pattern], figures: [first] }: Told): string {
  if (seed) return newsCover({ slug, seed });
  return `/art/story/${pattern}--${figureName(first?.value ?? "")}--${slug}.svg`;
}

/** The address of a news item's cover. */
export function newsCover({ slug, seed }: Pick<Told, "slug" | "seed">): string {
  return `/art/cover/${seed ?? slug}.svg`;
}
