import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import type { Health } from './health.ts';

declare module 'pg' {
  // Members of pg's Query that its types leave out. `scoped.test.ts` fails when an upgrade changes what they do.
  interface Query {
    requiresPreparation(): boolean;
    prepare(connection: pg.Connection): void;
    handleDataRow(message: unknown): void;
    handleCommandComplete(message: unknown, connection: pg.Connection): void;
  }
}

/** The role and settings that a tenant's statements run under, until the end of their transaction. */
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
 * A pool for Kysely whose every statement runs under row-level security as one tenant. A transaction begins, and a statement outside a
 * transaction runs, in one round trip with the statement that sets the scope (ADR 118).
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
      // A statement that is queued behind the end, by work that nothing waits for, needs a scope of its own.
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
    // Kysely does not roll back what failed to begin, so such a connection is closed.
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
 * Sends two statements in one round trip and answers the second. Until the one Sync after both they are a single transaction, and the
 * server skips the second when the first fails (PostgreSQL manual, 55.2.4 Pipelining).
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
