import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import type { Health } from './health.ts';

declare module 'pg' {
  // Members of pg's Query that are missing in its types. `scoped.test.ts` fails if an upgrade changes them.
  interface Query {
    requiresPreparation(): boolean;
    prepare(connection: pg.Connection): void;
    handleDataRow(message: unknown): void;
    handleCommandComplete(message: unknown, connection: pg.Connection): void;
  }
}

/** Sets the role and settings for a tenant's statements, until the end of their transaction. */
export interface Scope {
  tenantRole: string;
  tenantId: string;
  /** Replaces the pool's `statement_timeout`. */
  statementMs?: number;
}

interface Statement {
  text: string;
  values: readonly unknown[];
}

interface Preamble {
  text: string;
  values: readonly string[];
}

/**
 * A pool for Kysely that runs every statement under row-level security as one tenant. The statement that sets the scope is sent in one round
 * trip with the `begin` of a transaction, or with a statement outside of transactions (ADR 118).
 */
export function scopePool(
  pool: pg.Pool,
  health: Health,
  scope: Scope,
  connect = () => pool.connect(),
): PostgresPool {
  return {
    options: pool.options,
    connect: async () => scopeClient(await connect().catch(health.fail), health, setScope(scope)),
    end: async () => undefined,
  };
}

function setScope({ tenantRole, tenantId, statementMs }: Scope): Preamble {
  const text = `select set_config('role', $1, true), set_config('gatehouse.tenant_id', $2, true)`;
  const values = [tenantRole, tenantId];
  return statementMs === undefined
    ? { text, values }
    : {
        text: `${text}, set_config('statement_timeout', $3, true)`,
        values: [...values, String(statementMs)],
      };
}

function scopeClient(client: pg.PoolClient, { observe }: Health, scope: Preamble): PostgresPoolClient {
  let state: 'idle' | 'started' | 'failed to start' = 'idle';
  async function send(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (state === 'started') {
      // A statement that is queued after the end of the transaction needs its own scope.
      if (/^(commit|rollback)$/.test(text)) state = 'idle';
      return client.query(text, [...values]);
    }
    if (!/^(begin|start transaction)\b/.test(text)) return runPair(client, scope, { text, values });
    state = 'failed to start';
    const result = await runPair(client, { text, values: [] }, scope);
    state = 'started';
    return result;
  }
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Cursors are not supported.');
    return observe(() => send(text, values));
  }
  return {
    query,
    // Kysely doesn't roll back a transaction that failed to begin, so its connection is closed.
    release: (isBroken) => client.release(isBroken === true || state === 'failed to start'),
  };
}

const runPair = (client: pg.PoolClient, first: Preamble, second: Statement): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    client.query(
      new StatementPair(first, second, (error, result) => (error ? reject(error) : resolve(result))),
    );
  });

/**
 * Sends two statements in one round trip and returns the result of the second. Until the Sync after both they are a single transaction, and
 * the server skips the second if the first fails (PostgreSQL manual, 55.2.4 Pipelining).
 */
export class StatementPair extends pg.Query {
  readonly first: Preamble;
  #isFirstDone = false;

  constructor(
    first: Preamble,
    second: Statement,
    settle: (error: Error | undefined, result: pg.QueryResult) => void,
  ) {
    super(second.text, [...second.values], settle);
    this.first = first;
  }

  override requiresPreparation(): boolean {
    return true;
  }

  override prepare(connection: pg.Connection): void {
    connection.parse({ name: '', text: this.first.text, types: [] }, true);
    connection.bind({ values: [...this.first.values] }, true);
    connection.execute({}, true);
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#isFirstDone) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#isFirstDone) super.handleCommandComplete(message, connection);
    this.#isFirstDone = true;
  }
}
