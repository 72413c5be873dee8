import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { answers, createHealth } from './health.ts';
import type { HotStatement } from './hot.ts';
import { defaultTimeouts, keepAlive, lifetimeSeconds, type Timeouts, watchPool } from './timeouts.ts';
import type { PlatformTables, TenantTables } from './tables.ts';

/** A tenant's transaction: row-level security shows and takes rows of that tenant alone. */
export type TenantDb = Transaction<TenantTables>;
/** The owner's transaction, for the platform: bound to no tenant. */
export type PlatformDb = Transaction<PlatformTables>;

export interface Database {
  pool: pg.Pool;
  /** Runs a hand-written statement of the list in `hot.ts` as the owner; its first value is always the tenant. */
  hot<Row extends object>(statement: HotStatement, tenantId: string, values?: unknown[]): Promise<Row[]>;
  /**
   * One transaction of one tenant, under row-level security. `long` allows its statements more time than sign-in and lists have.
   */
  tenant<T>(tenantId: string, work: (db: TenantDb) => Promise<T>, limit?: 'short' | 'long'): Promise<T>;
  /** One transaction of the platform. */
  platform<T>(work: (db: PlatformDb) => Promise<T>): Promise<T>;
  /** Runs a statement about all tenants, or none, as the owner. */
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Opens a connection outside the pool for one job. The caller ends it. */
  connect(): Promise<pg.Client>;
  /** Whether every query of the last minute failed although a new connection works: only a restart helps then. */
  isStuck(): Promise<boolean>;
  close(): Promise<void>;
}

const timestamptz = 1184;
const bigint = 20;
/** Times reach the code as the wire has them, in milliseconds; counts fit a double. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === timestamptz) return (value: string) => Date.parse(value);
    if (oid === bigint) return Number;
    return pg.types.getTypeParser(oid, format as 'text');
  },
} as pg.CustomTypesConfig;

export interface DatabaseOptions {
  connection: pg.ClientConfig;
  tenantRole: string;
  poolSize: number;
  onError: (error: Error) => void;
  timeouts?: Timeouts;
  clock?: () => number;
}

/** Opens the one pool of the process. A lost connection is reported to `onError`, never thrown out of the blue. */
export function openDatabase(options: DatabaseOptions): Database {
  const { connection, tenantRole, poolSize, onError, timeouts = defaultTimeouts, clock = Date.now } = options;
  const { short, long, connectMs } = timeouts;
  const common = { ...connection, ...keepAlive, types, application_name: 'gatehouse' };
  const pool = new pg.Pool({
    ...common,
    max: poolSize,
    maxLifetimeSeconds: lifetimeSeconds,
    // A request that cannot get a connection answers 503 instead of waiting for ever.
    connectionTimeoutMillis: connectMs,
    statement_timeout: short.statementMs,
    idle_in_transaction_session_timeout: 30_000,
  });
  pool.on('error', onError);
  const extendTimeout = watchPool(pool, short.answerMs);
  const connectLong = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    extendTimeout(client, long.answerMs);
    return client;
  };
  const kysely = {
    short: openKysely(pool),
    long: openKysely({ connect: connectLong, end: () => pool.end(), options: pool.options }),
  };
  const extra = {
    short: sql``,
    // Part of a statement that runs anyway, and valid for the transaction.
    long: sql`, set_config('statement_timeout', ${String(long.statementMs)}, true)`,
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
  const { observe, hasFailedForLong } = createHealth(clock);
  return {
    pool,
    hot: <Row extends object>({ name, text }: HotStatement, tenantId: string, values: unknown[] = []) =>
      observe(async () => (await pool.query<Row>({ name, text, values: [tenantId, ...values] })).rows),
    tenant: (tenantId, work, limit = 'short') =>
      observe(() =>
        kysely[limit].transaction().execute(async (db) => {
          await sql`select set_config('role', ${tenantRole}, true), set_config('gatehouse.tenant_id', ${tenantId}, true)${extra[limit]}`.execute(
            db,
          );
          return work(db as unknown as TenantDb);
        }),
      ),
    platform: (work) => observe(() => kysely.short.transaction().execute(work)),
    query: <Row extends object>(text: string, values?: unknown[]) =>
      observe(async () => (await pool.query<Row>(text, values)).rows),
    connect: () =>
      openClient({
        application_name: 'gatehouse-job',
        connectionTimeoutMillis: connectMs,
        statement_timeout: long.statementMs,
        query_timeout: long.answerMs,
      }),
    isStuck: async () => hasFailedForLong() && answers(openClient),
    close: () => kysely.short.destroy(),
  };
}

const openKysely = (pool: PostgresPool): Kysely<PlatformTables> =>
  new Kysely<PlatformTables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
