import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Check, ok, problem } from './check.ts';

/** Hold sessions while another client asks which one it has. More than the sessions that other checks use meanwhile. */
const holders = 4;
const rounds = 5;

/** As the server connects. */
const startup = {
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
  connectionTimeoutMillis: 5_000,
  query_timeout: 5_000,
  application_name: 'gatehouse-doctor',
};

/**
 * Whether a pooler such as PgBouncer gives a connection another session of the database after each transaction. Then statements that were
 * prepared, locks and notifications get lost.
 */
export const pooler: Check = {
  name: 'pooler',
  needs: 'database',
  async run({ database, settings }) {
    if (!database) return [];
    const { DATABASE_DIRECT_URL: direct, DATABASE_NAMED_STATEMENTS: named } = settings;
    const one = new pg.Client({ ...database.connection, ...startup });
    const others = Array.from(
      { length: holders },
      () => new pg.Client({ ...database.connection, ...startup }),
    );
    const clients = [one, ...others];
    for (const client of clients) client.on('error', () => undefined);
    try {
      await Promise.all(clients.map((client) => client.connect()));
      if (!(await sharesSessions(one, others)))
        return [ok('Connections to the database keep their session.')];
      const isKept = await keepsStatements(one, others);
      const missing = [
        ...(direct === undefined ? ['DATABASE_DIRECT_URL (the address of PostgreSQL itself)'] : []),
        ...(isKept || named === 'off' ? [] : ['DATABASE_NAMED_STATEMENTS=off']),
      ];
      if (missing.length === 0)
        return [ok('A pooler changes the session after each transaction, as these settings allow for.')];
      return [
        problem(
          isKept
            ? 'A pooler between the server and the database changes the session after each transaction. It keeps prepared statements, but not notifications and locks: changes reach other processes late, and work that only one process may do is done twice.'
            : 'A pooler between the server and the database changes the session after each transaction: prepared statements, notifications and locks get lost, and requests fail at random.',
          `Set ${missing.join(' and ')}, or pool_mode = session for this database in PgBouncer. Or let DATABASE_URL lead to PostgreSQL itself: the server has a pool of its own (DATABASE_POOL_SIZE).`,
        ),
      ];
    } catch (error) {
      if (!(error instanceof Error) || !/unsupported startup parameter/.test(error.message)) throw error;
      return [
        problem(
          `A pooler refuses the server’s connections: ${error.message}.`,
          'Set ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout in PgBouncer, or let DATABASE_URL lead to PostgreSQL itself.',
        ),
      ];
    } finally {
      for (const client of clients) void client.end().catch(() => undefined);
    }
  },
};

const whichSession = 'select pg_backend_pid() as pid';
const sessionOf = async (client: pg.Client, name?: string): Promise<number> => {
  const { rows } = await client.query<{ pid: number }>({
    text: whichSession,
    ...(name !== undefined && { name }),
  });
  return rows[0]?.pid ?? 0;
};

/** Lets other clients hold sessions, up to this one, and does the work meanwhile. */
async function whileHeld<T>(
  session: number,
  others: readonly pg.Client[],
  work: (isHeld: boolean) => Promise<T>,
): Promise<T> {
  const holding: pg.Client[] = [];
  try {
    let isHeld = false;
    for (const other of others) {
      if (isHeld) break;
      await other.query('begin');
      holding.push(other);
      isHeld = (await sessionOf(other)) === session;
    }
    return await work(isHeld);
  } finally {
    await Promise.all(holding.map((other) => other.query('rollback')));
  }
}

/** Whether a client's statements run in different sessions, or two clients' in the same one. Other checks use sessions meanwhile, so one look isn't enough. */
async function sharesSessions(one: pg.Client, others: readonly pg.Client[]): Promise<boolean> {
  for (let round = 0; round < rounds; round += 1) {
    const first = await sessionOf(one);
    const isShared = await whileHeld(
      first,
      others,
      async (isHeld) => isHeld || (await sessionOf(one)) !== first,
    );
    if (isShared) return true;
  }
  return false;
}

/** Whether a statement that was prepared once also runs in other sessions, as PgBouncer since 1.21 can have it. */
async function keepsStatements(one: pg.Client, others: readonly pg.Client[]): Promise<boolean> {
  // Sessions keep the statements of an earlier run.
  const name = `gatehouse-doctor-${randomUUID()}`;
  for (let round = 0; round < rounds; round += 1) {
    const first = await sessionOf(one, name).catch(() => undefined);
    if (first === undefined) return false;
    const second = await whileHeld(first, others, () => sessionOf(one, name).catch(() => undefined));
    if (second !== first) return second !== undefined;
  }
  return false;
}
