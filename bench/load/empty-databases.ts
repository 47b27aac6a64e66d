import { randomUUID } from "node:crypto";
import pg from "pg";

/** Makes an empty database on a PostgreSQL each time. */
export function emptyDatabases(url: string): () => Promise<string> {
  return async () => {
    const name = `load_${randomUUID().replaceAll("-", "")}`;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return url.replace(/[^/]+$/, name);
  };
}
