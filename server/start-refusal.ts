/** Why the server does not start: one sentence for each thing that is wrong. */
export class StartRefusal extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join("\n"));
    this.name = "StartRefusal";
    this.sentences = sentences;
  }
}
