import SearchableMap from "minisearch/SearchableMap";

/** The words of the texts that a typed word matches. */
export type WordMatch = {
  /** As typed, or the nearest word of the texts where they have no match. */
  word: string;
  /** Prefixes to search for: the word and its stem. Turkish adds its suffixes at the end, so they find all forms. */
  prefixes: readonly string[];
  /** Words to search for as they are. */
  exact: readonly string[];
  /** All words of the texts that fit, to be marked. */
  words: readonly string[];
  isGuessed: boolean;
};

const letters = "abcdefghijklmnopqrstuvwxyz0123456789";

/** All words of the texts, each with the number of texts it stands in, and how the language cuts off endings. */
export function createVocabulary(frequencies: ReadonlyMap<string, number>, stemsOf: (word: string) => string[]) {
  const words = SearchableMap.from([...frequencies]);

  function match(typed: string, asPrefix: boolean): WordMatch {
    if (!asPrefix) {
      const exact = frequencies.has(typed) ? [typed] : [];
      return { word: typed, prefixes: [], exact, words: exact, isGuessed: false };
    }
    const found = formsOf(typed);
    if (found.words.length > 0) return { ...found, isGuessed: false };
    const near = oneTypoAway(typed) ?? withoutSuffix(typed) ?? twoTyposAway(typed);
    return near === undefined ? { ...found, isGuessed: false } : { ...formsOf(near), isGuessed: true };
  }

  function formsOf(word: string) {
    // The stem of a word of the texts is often another word: "veri" (data) of "verim" (yield).
    const stems = frequencies.has(word)
      ? []
      : stemsOf(word)
          .filter((stem) => frequencies.has(stem))
          .slice(0, 1);
    const prefixes = [word, ...softened(word), ...stems].filter(hasPrefix);
    const exact = endingWith(word);
    return { word, prefixes, exact, words: [...prefixes.flatMap(startingWith), ...exact] };
  }

  /** Whether a word of the texts is this, or begins with it. */
  function hasPrefix(prefix: string): boolean {
    return !words.atPrefix(prefix).keys().next().done;
  }

  function startingWith(prefix: string): string[] {
    return [...words.atPrefix(prefix).keys()];
  }

  /** English joins words: security, cybersecurity. Short ones stand in others by chance. */
  function endingWith(typed: string): string[] {
    return typed.length < 6 ? [] : [...frequencies.keys()].filter((word) => word !== typed && word.endsWith(typed));
  }

  /** A word, or else the prefix of one, with a letter wrong, missing, too many, or two swapped. */
  function oneTypoAway(typed: string): string | undefined {
    if (typed.length < 4) return undefined;
    const near = correctionsOf(typed);
    return mostFrequent(near.filter((word) => frequencies.has(word))) ?? mostFrequent(near.flatMap(startingWith));
  }

  /** With two typos the first letter must be right: few people miss it, and many words are two letters apart. */
  function twoTyposAway(typed: string): string | undefined {
    if (typed.length < 8) return undefined;
    return mostFrequent([...words.fuzzyGet(typed, 2).keys()].filter((word) => word[0] === typed[0]));
  }

  /** Everything one typo away that a word of the texts begins with. */
  function correctionsOf(typed: string): string[] {
    let known = 0;
    while (known < typed.length && hasPrefix(typed.slice(0, known + 1))) known++;
    const corrections = Array.from({ length: known + 1 }, (_, at) => correctionsAt(typed, at)).flat();
    return [...new Set(corrections)].filter((correction) => correction !== typed && hasPrefix(correction));
  }

  /** The longest word of the texts that the typed one continues. */
  function withoutSuffix(typed: string): string | undefined {
    const shortest = Math.max(4, Math.ceil(typed.length * 0.4));
    for (let length = typed.length - 1; length >= shortest; length--) {
      if (frequencies.has(typed.slice(0, length))) return typed.slice(0, length);
    }
    return undefined;
  }

  function mostFrequent(candidates: string[]): string | undefined {
    const often = (word: string) => frequencies.get(word) ?? 0;
    return candidates.sort((a, b) => often(b) - often(a))[0];
  }

  return { hasPrefix, match };
}

/** A final k, p or t grows soft before a vowel: yedek, yedeği. (ç and c are folded into one already.) */
function softened(typed: string): string[] {
  const soft = { k: "g", p: "b", t: "d" }[typed.at(-1) as string];
  return soft && typed.length > 3 ? [..."aeiou"].map((vowel) => typed.slice(0, -1) + soft + vowel) : [];
}

/** The words that could be meant if the typo is at this letter or before it. */
function correctionsAt(typed: string, at: number): string[] {
  const [before, letter, next, after] = [typed.slice(0, at), typed[at] ?? "", typed[at + 1] ?? "", typed.slice(at + 2)];
  return [
    before + next + after,
    before + next + letter + after,
    ...[...letters].flatMap((other) => [before + other + next + after, before + other + letter + next + after]),
  ];
}
