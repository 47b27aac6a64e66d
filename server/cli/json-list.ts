/** One JSON document with one list, a line for each of its items. */
export async function* jsonList(name: string, items: AsyncIterable<object>): AsyncGenerator<string> {
  let before = `{"${name}":[\n`;
  for await (const item of items) {
    yield before + JSON.stringify(item);
    before = ",\n";
  }
  yield before === ",\n" ? "\n]}\n" : `${before}]}\n`;
}
