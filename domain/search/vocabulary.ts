import { forgivenErrors, lacksMoreThan, lettersOf, typingErrors } from "./typing-errors.ts";

/** A word of the texts that a typed word may stand for; 1 is the word itself. */
export type WordMatch = { word: string; quality: number };

/** What a typed word was taken for. `instead` is set where the texts hold nothing that is written so. */
export type Reading = { matches: WordMatch[]; instead?: string };

export type Vocabulary = {
  /** Whether a word of the texts is this, or begins with it. */
  has(beginning: string): boolean;
  read(typed: string, beginnings: boolean): Reading;
};

/** All words of the texts, each with the number of texts it stands in. */
export function createVocabulary(frequencies: ReadonlyMap<string, number>): Vocabulary {
  const sorted = [...frequencies.keys()].sort();
  const letters = Int32Array.from(sorted, lettersOf);

  function read(typed: string, beginnings: boolean): Reading {
    if (!beginnings) return { matches: frequencies.has(typed) ? [{ word: typed, quality: 1 }] : [] };
    const matches = written(typed);
    if (matches.length > 0) return { matches };
    const instead = nearWord(typed, 1) ?? nearBeginning(typed) ?? withoutSuffix(typed) ?? nearWord(typed, 2);
    return instead === undefined ? { matches: [] } : { matches: written(instead), instead };
  }

  /** Turkish adds its suffixes at the end, so a word is found in all its forms by its beginning. */
  function written(typed: string): WordMatch[] {
    const begun = startingWith(typed);
    const forms = begun.length > 0 ? [...begun, ...softened(typed)] : [];
    return [
      ...forms.map((word) => ({ word, quality: word === typed ? 1 : 0.4 + (0.5 * typed.length) / word.length })),
      ...endingWith(typed).map((word) => ({ word, quality: 0.5 })),
    ];
  }

  /** English joins words: security, cybersecurity. Short ones stand in others by chance. */
  function endingWith(typed: string): string[] {
    return typed.length < 6 ? [] : sorted.filter((word) => word !== typed && word.endsWith(typed));
  }

  /** A final k, p or t grows soft before a vowel: yedek, yedeği. (ç and c are folded into one already.) */
  function softened(typed: string): string[] {
    const soft = { k: "g", p: "b", t: "d" }[typed.at(-1) as string];
    if (!soft || typed.length < 4) return [];
    const stem = typed.slice(0, -1) + soft;
    return startingWith(stem).filter((word) => "aeiou".includes(word[stem.length] ?? "-"));
  }

  function startingWith(beginning: string): string[] {
    const found: string[] = [];
    for (let at = firstNotBefore(sorted, beginning); sorted[at]?.startsWith(beginning); at++) {
      found.push(sorted[at] as string);
    }
    return found;
  }

  /** With two errors the first letter must be right: few people miss it, and many words are two letters apart. */
  function nearWord(typed: string, errors: number): string | undefined {
    const fits = (word: string) => errors < 2 || word[0] === typed[0];
    return mostFrequent(near(typed, errors, "word").filter(fits));
  }

  function nearBeginning(typed: string): string | undefined {
    return mostFrequent(near(typed, 1, "beginning"));
  }

  function near(typed: string, errors: number, compare: "word" | "beginning"): string[] {
    if (forgivenErrors(typed) < errors) return [];
    const wanted = lettersOf(typed);
    return sorted.filter(
      (word, at) =>
        !lacksMoreThan(errors, wanted, letters[at] as number) && typingErrors(typed, word, errors, compare) <= errors,
    );
  }

  function mostFrequent(words: string[]): string | undefined {
    const often = (word: string) => frequencies.get(word) ?? 0;
    return words.sort((a, b) => often(b) - often(a))[0];
  }

  /** The longest word of the texts that the typed one continues. */
  function withoutSuffix(typed: string): string | undefined {
    const shortest = Math.max(4, Math.ceil(typed.length * 0.4));
    for (let length = typed.length - 1; length >= shortest; length--) {
      if (frequencies.has(typed.slice(0, length))) return typed.slice(0, length);
    }
    return undefined;
  }

  return { has: (beginning) => sorted[firstNotBefore(sorted, beginning)]?.startsWith(beginning) ?? false, read };
}

function firstNotBefore(sorted: readonly string[], wanted: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
