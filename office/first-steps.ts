type Start = {
  /** Nobody may come in yet. */
  isEmpty: boolean;
  /** A person reads what is printed, and nobody keeps it. */
  isTerminal: boolean;
  newLink: () => Promise<string>;
};

/** What a start says about how the first admin comes in. A link in a log would be a key in a log. */
export async function firstSteps({ isEmpty, isTerminal, newLink }: Start): Promise<string[]> {
  if (!isEmpty) return [];
  if (!isTerminal) {
    return ["Nobody may come in yet. Make the first admin with: npm run office -- invite --first mail@example.com"];
  }
  return [
    "Nobody may come in yet. This link makes you the first admin; it works once, for 10 minutes:",
    `  ${await newLink()}`,
  ];
}
