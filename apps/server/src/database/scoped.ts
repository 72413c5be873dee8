import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import type { Health } from './health.ts';

declare module 'pg' {
  // Members that are missing in pg's types. `scoped.test.ts` fails if an upgrade changes them.
  interface Query {
    text: string;
    name: string | undefined;
    requiresPreparation(): boolean;
    prepare(connection: pg.Connection): void;
    handleDataRow(message: unknown): void;
    handleCommandComplete(message: unknown, connection: pg.Connection): void;
    handleError(error: Error, connection: pg.Connection): void;
  }
  interface Connection {
    /** Texts of the statements that were prepared on this connection, by name. */
    parsedStatements: Record<string, string | undefined>;
  }
}

/** Sets the role and settings for a tenant's statements, until the end of their transaction. */
export interface Scope {
  tenantRole: string;
  tenantId: string;
  /** Whether the connections keep prepared statements. */
  keepsNames: boolean;
  /** Replaces the pool's `statement_timeout`. */
  statementMs?: number;
}

/** A statement that each connection keeps prepared, with its plan: only for texts that find their rows by a key or an index. */
export interface PreparedStatement {
  name: string;
  text: string;
}

/** Its parameters are numbered from `$1`; row-level security adds the tenant. */
export const prepared = (text: string): PreparedStatement => ({
  name: createHash('sha256').update(text).digest('base64url'),
  text,
});

interface Statement {
  /** The name it stays prepared under. */
  name?: string | undefined;
  text: string;
  values: readonly unknown[];
}

interface Preamble extends Statement {
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
  const first = setScope(scope);
  return {
    options: pool.options,
    connect: async () => scopeClient(await connect().catch(health.fail), health, first),
    end: async () => undefined,
  };
}

function setScope({ tenantRole, tenantId, keepsNames, statementMs }: Scope): Preamble {
  const text = `select set_config('role', $1, true), set_config('gatehouse.tenant_id', $2, true)`;
  const values = [tenantRole, tenantId];
  return statementMs === undefined
    ? { name: keepsNames ? 'scope' : undefined, text, values }
    : {
        name: keepsNames ? 'scope-and-timeout' : undefined,
        text: `${text}, set_config('statement_timeout', $3, true)`,
        values: [...values, String(statementMs)],
      };
}

/**
 * Runs a prepared statement as one tenant, without the work of a query builder. Its plan is kept even if another one for these values looks
 * slightly better, because planning each time takes as long as such a statement.
 */
export function runPrepared<Row extends object>(
  pool: pg.Pool,
  scope: Omit<Scope, 'statementMs'>,
  statement: PreparedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  const { text, values: scopeValues } = setScope(scope);
  const first = {
    name: scope.keepsNames ? 'scope-and-plan' : undefined,
    text: `${text}, set_config('plan_cache_mode', 'force_generic_plan', true)`,
    values: scopeValues,
  };
  return new Promise((resolve, reject) => {
    pool.connect((failure, client, release) => {
      if (failure || !client) return reject(failure);
      const pair = new StatementPair(
        first,
        { name: scope.keepsNames ? statement.name : undefined, text: statement.text, values },
        (error, result) => {
          release();
          if (error) reject(error);
          else resolve(result.rows);
        },
      );
      try {
        client.query(pair);
      } catch (error) {
        release(true);
        reject(error);
      }
    });
  });
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
    this.name = second.name;
  }

  override requiresPreparation(): boolean {
    return true;
  }

  override prepare(connection: pg.Connection): void {
    const { name = '', text, values } = this.first;
    if (connection.parsedStatements[name] === undefined) {
      closeStatement(connection, name);
      connection.parse({ name, text, types: [] }, true);
      if (name !== '') connection.parsedStatements[name] = text;
    }
    connection.bind({ statement: name, values: [...values] }, true);
    connection.execute({}, true);
    if (this.name !== undefined && connection.parsedStatements[this.name] === undefined)
      closeStatement(connection, this.name);
    super.prepare(connection);
  }

  /** Which of the two failed isn't known, nor whether they were prepared before that, so both are prepared again. */
  override handleError(error: Error, connection: pg.Connection): void {
    for (const name of [this.first.name, this.name])
      if (name !== undefined) delete connection.parsedStatements[name];
    super.handleError(error, connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#isFirstDone) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#isFirstDone) super.handleCommandComplete(message, connection);
    this.#isFirstDone = true;
  }
}

/** Not an error if there is none. */
function closeStatement(connection: pg.Connection, name: string): void {
  if (name !== '') connection.close({ type: 'S', name }, true);
}
