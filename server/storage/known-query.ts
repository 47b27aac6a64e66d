import type { Compilable, CompiledQuery, Kysely, QueryResult, RootOperationNode } from "kysely";

type Known = Pick<CompiledQuery, "sql" | "query" | "queryId">;

/** By what tells databases apart, and by name. */
const known = new WeakMap<object, Map<string, Known>>();

/**
 * Runs a query whose text is always the same under its name, with these values for its parameters, in their order.
 * Building and compiling one anew takes as long as SQLite needs to run it, so that is done once.
 */
export async function runKnown<Row = unknown>(
  db: Pick<Kysely<never>, "getExecutor" | "executeQuery">,
  name: string,
  values: readonly unknown[],
  build: () => Compilable<Row>,
): Promise<QueryResult<Row>> {
  const { adapter } = db.getExecutor();
  const queries = known.get(adapter) ?? new Map<string, Known>();
  known.set(adapter, queries);
  const query = queries.get(name) ?? compiled(name, values, build());
  queries.set(name, query);
  return db.executeQuery<Row>({ ...query, parameters: values });
}

function compiled(name: string, values: readonly unknown[], built: Compilable): Known {
  const { parameters, query, ...rest } = built.compile();
  const fits = parameters.length === values.length && parameters.every((value, i) => value === values[i]);
  if (!fits) throw new Error(`The values of the query "${name}" are not its parameters.`);
  // Drivers look at the kind alone; the rest holds the values of the first time, which may be somebody's.
  return { ...rest, query: { kind: query.kind } as RootOperationNode };
}
