import { CompiledQuery, sql } from 'kysely';
import type { Database, TenantDb } from '../database/database.ts';
import type { Runtime } from './runtime.ts';

/**
 * The runtime as one read-only transaction of a tenant sees it, for explaining what the server would do: its functions and statements run
 * unchanged, hot ones too, but in this transaction, in which row-level security applies and the database refuses every write (ADR 212).
 * Nothing is taken from or kept in the caches of the process: what is explained are the settings of now, and a failure here must not fail a
 * sign-in that waits for the same entry.
 */
export async function readOnly(runtime: Runtime, tenantId: string, db: TenantDb): Promise<Runtime> {
  await sql`set transaction read only`.execute(db);
  const of = (id: string): TenantDb => {
    if (id !== tenantId) throw new Error('A read-only runtime is of one tenant');
    return db;
  };
  const run = async <Row extends object>(text: string, id: string, values: unknown[]): Promise<Row[]> =>
    (await of(id).executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
  const database: Database = {
    for: of,
    hot: ({ text }, id, values = []) => run(text, id, [id, ...values]),
    prepared: ({ text }, id, values) => run(text, id, values),
    tenant: (id, work) => work(of(id)),
    snapshot: (id, work) => work(of(id)),
  };
  const read = new Map<string, Promise<unknown>>();
  return {
    ...runtime,
    database,
    cache: {
      get<T>(id: string, kind: string, load: () => Promise<T>): Promise<T> {
        const key = `${id}:${kind}`;
        const value = (read.get(key) as Promise<T> | undefined) ?? load();
        read.set(key, value);
        return value;
      },
      changed: () => Promise.resolve(),
      isListening: () => true,
      close: () => Promise.resolve(),
    },
  };
}
