import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import pg from 'pg';
import { answers, createHealth } from './health.ts';
import type { HotStatement } from './hot/hot-statement.ts';
import { type PreparedStatement, runPrepared, type Scope, scopePool } from './scoped.ts';
import { defaultTimeouts, keepAlive, lifetimeSeconds, type Timeouts, watchPool } from './timeouts.ts';
import type { PlatformTables, TenantTables } from './tables.ts';

/** Statements of one tenant: row-level security limits them to the tenant's rows. */
export type TenantQueries = Kysely<TenantTables>;
/** The same in one transaction. */
export type TenantDb = Transaction<TenantTables>;
/** A transaction of the owner, for the platform: not limited to a tenant. */
export type PlatformDb = Transaction<PlatformTables>;

/** The database as requests use it: as one tenant, or through hot statements. */
export interface Database {
  /** Runs a statement of `database/hot` as the owner; its first value is always the tenant. */
  hot<Row extends object>(statement: HotStatement, tenantId: string, values?: unknown[]): Promise<Row[]>;
  /** Runs each statement on its own, in one round trip, as the tenant. */
  for(tenantId: string): TenantQueries;
  /** The same for a statement that sign-ins repeat. Rows have the names of the statement. */
  prepared<Row extends object>(
    statement: PreparedStatement,
    tenantId: string,
    values: unknown[],
  ): Promise<Row[]>;
  /**
   * One transaction of one tenant. `long` allows its statements more time than sign-in and lists have.
   */
  tenant<T>(tenantId: string, work: (db: TenantDb) => Promise<T>, limit?: 'short' | 'long'): Promise<T>;
  /** A transaction of one tenant that only reads, and whose statements all see the same snapshot. They have as much time as those of `long`. */
  snapshot<T>(tenantId: string, work: (db: TenantDb) => Promise<T>): Promise<T>;
}

/** What startup, jobs, commands and probes use in addition: the owner's statements, to which row-level security doesn't apply. */
export interface OwnerDatabase extends Database {
  pool: pg.Pool;
  /** One transaction of the platform. */
  platform<T>(work: (db: PlatformDb) => Promise<T>): Promise<T>;
  /** Runs a statement about all tenants, or none. */
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /**
   * `query` for the readiness probe. Uses an additional connection if all connections of the pool are in use and are being answered, because
   * a busy process still serves.
   */
  probe<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Opens a connection outside the pool for one job. The caller ends it. */
  connect(): Promise<pg.Client>;
  /** Whether every query of the last minute failed although a new connection works: only a restart helps then. */
  isStuck(): Promise<boolean>;
  close(): Promise<void>;
}

const timestamptz = 1184;
const bigint = 20;
/** Timestamps are read as milliseconds, as on the wire; counts fit into a double. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === timestamptz) return (value: string) => Date.parse(value);
    if (oid === bigint) return Number;
    return pg.types.getTypeParser(oid, format as 'text');
  },
} as pg.CustomTypesConfig;

export interface DatabaseOptions {
  connection: pg.ClientConfig;
  /** For jobs, which hold a lock of their session: without a pooler that changes sessions. */
  direct?: pg.ClientConfig;
  /** Whether connections keep prepared statements; not behind a pooler that loses them. */
  keepsNames?: boolean;
  tenantRole: string;
  poolSize: number;
  onError: (error: Error) => void;
  timeouts?: Timeouts;
  clock?: () => number;
}

/** Opens the only pool of the process. A lost connection is reported to `onError`, not thrown as an uncaught error. */
export function openDatabase(options: DatabaseOptions): OwnerDatabase {
  const {
    connection,
    direct = connection,
    keepsNames = true,
    tenantRole,
    poolSize,
    onError,
    timeouts = defaultTimeouts,
    clock = Date.now,
  } = options;
  const { short, long, connectMs } = timeouts;
  const common = { ...connection, ...keepAlive, types, application_name: 'gatehouse' };
  const pool = new pg.Pool({
    ...common,
    max: poolSize,
    maxLifetimeSeconds: lifetimeSeconds,
    // A request that can't get a connection is answered with 503 instead of waiting forever.
    connectionTimeoutMillis: connectMs,
    statement_timeout: short.statementMs,
    idle_in_transaction_session_timeout: 30_000,
  });
  pool.on('error', onError);
  const extendTimeout = watchPool(pool, short.answerMs);
  const health = createHealth(clock);
  const connectLong = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    extendTimeout(client, long.answerMs);
    return client;
  };
  const platform = openKysely<PlatformTables>(pool);
  const openScoped = (settings: Pick<Scope, 'statementMs'>, connect?: () => Promise<pg.PoolClient>) =>
    keepSome((tenantId) =>
      openKysely<TenantTables>(
        scopePool(pool, health, { tenantRole, tenantId, keepsNames, ...settings }, connect),
      ),
    );
  const open = {
    short: openScoped({}),
    long: openScoped({ statementMs: long.statementMs }, connectLong),
  };
  const openClient = async (given: pg.ClientConfig): Promise<pg.Client> => {
    const client = new pg.Client({ ...common, ...given });
    // The running query fails with the same error.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      void client.end();
      throw error;
    }
  };
  const { observe } = health;
  const query = <Row extends object>(text: string, values?: unknown[]): Promise<Row[]> =>
    observe(async () => (await pool.query<Row>(text, values)).rows);
  return {
    pool,
    hot: <Row extends object>(statement: HotStatement, tenantId: string, values: unknown[] = []) =>
      observe(() => runNamed<Row>(pool, statement, [tenantId, ...values], keepsNames)),
    for: open.short,
    prepared: <Row extends object>(statement: PreparedStatement, tenantId: string, values: unknown[]) =>
      observe(() => runPrepared<Row>(pool, { tenantRole, tenantId, keepsNames }, statement, values)),
    tenant: (tenantId, work, limit = 'short') => open[limit](tenantId).transaction().execute(work),
    snapshot: (tenantId, work) =>
      open
        .long(tenantId)
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(work),
    platform: (work) => observe(() => platform.transaction().execute(work)),
    query,
    probe: async <Row extends object>(text: string, values?: unknown[]) => {
      const isFull = pool.waitingCount > 0 || (pool.idleCount === 0 && pool.totalCount >= poolSize);
      if (!isFull || !health.isAnswering()) return query<Row>(text, values);
      const client = await openClient({ connectionTimeoutMillis: connectMs, query_timeout: short.answerMs });
      return client
        .query<Row>(text, values)
        .then(({ rows }) => rows)
        .finally(() => void client.end());
    },
    connect: () =>
      openClient({
        ...direct,
        application_name: 'gatehouse-job',
        connectionTimeoutMillis: connectMs,
        statement_timeout: long.statementMs,
        query_timeout: long.answerMs,
      }),
    isStuck: async () => health.hasFailedForLong() && answers(openClient),
    close: async () => {
      if (!pool.ending) await pool.end();
    },
  };
}

/** Opens a tenant's queries once: they hold no connection, but take as long to create as a statement takes to build. */
function keepSome(open: (tenantId: string) => TenantQueries): (tenantId: string) => TenantQueries {
  const opened = new Map<string, TenantQueries>();
  return (tenantId) => {
    const known = opened.get(tenantId);
    if (known) return known;
    if (opened.size >= 1000) opened.clear();
    const queries = open(tenantId);
    opened.set(tenantId, queries);
    return queries;
  };
}

/**
 * Runs a named statement. The query is the one that pg would create from a configuration, but without copying that property by property,
 * which takes six times as long, and with one promise instead of three.
 */
function runNamed<Row extends object>(
  pool: pg.Pool,
  { name, text }: HotStatement,
  values: unknown[],
  keepsNames: boolean,
): Promise<Row[]> {
  const query = new pg.Query(text, values);
  if (keepsNames) query.name = name;
  const config: pg.QueryConfig = query;
  return new Promise((resolve, reject) => {
    pool.query<Row>(config, (error: Error | undefined, result) =>
      error ? reject(error) : resolve(result.rows),
    );
  });
}

const openKysely = <Tables>(pool: PostgresPool): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
