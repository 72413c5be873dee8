import pg from 'pg';
import { type Check, ok, problem } from './check.ts';

/** Some poolers take turns, so that two clients don't get the same connection at once. */
const tries = 5;

const startup = {
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
  connectionTimeoutMillis: 5_000,
  query_timeout: 5_000,
};

/**
 * Whether a pooler such as PgBouncer gives a connection another one of the database after each transaction. Then statements that were prepared,
 * locks and notifications get lost.
 */
export const pooler: Check = {
  name: 'pooler',
  needs: 'database',
  async run({ database }) {
    if (!database) return [];
    const clients = [1, 2].map(
      () => new pg.Client({ ...database.connection, ...startup, application_name: 'gatehouse-doctor' }),
    );
    for (const client of clients) client.on('error', () => undefined);
    try {
      for (const client of clients) await client.connect();
      const [one, other] = clients;
      if (!one || !other || !(await sharesConnections(one, other)))
        return [ok('Connections to the database keep their session.')];
      const keepsNames = await keepsNamedStatements(one, other);
      return [
        problem(
          keepsNames
            ? 'A pooler between the server and the database changes the session after each transaction. It keeps prepared statements, but not notifications and locks: changes reach other processes late, and work that only one process may do is done twice.'
            : 'A pooler between the server and the database changes the session after each transaction, and doesn’t keep prepared statements: sign-ins fail at random.',
          'Set pool_mode = session for this database in PgBouncer, or let DATABASE_URL lead to PostgreSQL itself: the server has a pool of its own (DATABASE_POOL_SIZE).',
        ),
      ];
    } catch (error) {
      if (error instanceof Error && /unsupported startup parameter/.test(error.message))
        return [
          problem(
            `A pooler refuses the server’s connections: ${error.message}.`,
            'Set ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout and pool_mode = session in PgBouncer, or let DATABASE_URL lead to PostgreSQL itself.',
          ),
        ];
      throw error;
    } finally {
      for (const client of clients) void client.end().catch(() => undefined);
    }
  },
};

const pidOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;

/** Whether a client's statements run in different sessions, or two clients' in the same one. */
async function sharesConnections(one: pg.Client, other: pg.Client): Promise<boolean> {
  const first = await pidOf(one);
  for (let tried = 0; tried < tries; tried += 1) {
    await other.query('begin');
    const [others, own] = [await pidOf(other), await pidOf(one)];
    await other.query('rollback');
    if (own !== first || others === first) return true;
  }
  return false;
}

/** Whether a statement that was prepared once runs while another client has the session that it was prepared in. */
async function keepsNamedStatements(one: pg.Client, other: pg.Client): Promise<boolean> {
  const statement = { name: 'gatehouse-doctor', text: 'select 1' };
  await one.query(statement);
  await other.query('begin');
  try {
    await pidOf(other);
    await one.query(statement);
    return true;
  } catch {
    return false;
  } finally {
    await other.query('rollback');
  }
}
