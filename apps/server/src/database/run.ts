import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { PlatformDb } from './database.ts';

/** Runs a statement of a transaction: of the server, or of an operator's command. */
export type Run = <Row>(text: string, values: readonly unknown[]) => Promise<Row[]>;

/** Runs a statement of the owner, over any connection. */
export type Query = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

export const queryOf =
  (client: pg.ClientBase): Query =>
  async <Row extends object>(text: string, values?: unknown[]) =>
    (await client.query<Row>(text, values)).rows;

export const runIn =
  (db: Pick<PlatformDb, 'executeQuery'>): Run =>
  async <Row>(text: string, values: readonly unknown[]) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;

/** A transaction of a command. It is rolled back if `work` throws. */
export async function transact<T>(client: pg.Client, work: (run: Run) => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work(
      async <Row>(text: string, values: readonly unknown[]): Promise<Row[]> =>
        (await client.query(text, [...values])).rows,
    );
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
