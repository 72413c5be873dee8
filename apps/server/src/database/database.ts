import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { answers, createHealth } from './health.ts';
import type { HotStatement } from './hot.ts';
import { defaultPatience, keepAlive, lifetimeSeconds, type Patience, watchPool } from './patience.ts';
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
   * One transaction of one tenant, under row-level security. A statement of it may take as long as people wait for one, or, where
   * `wait` says so, longer.
   */
  tenant<T>(tenantId: string, work: (db: TenantDb) => Promise<T>, wait?: 'short' | 'long'): Promise<T>;
  /** One transaction of the platform. */
  platform<T>(work: (db: PlatformDb) => Promise<T>): Promise<T>;
  /** Runs a statement of the platform's, as the owner. */
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** A connection outside the pool for one job, which closes it. */
  connect(): Promise<pg.Client>;
  /** Whether every query of the last minute failed although a new connection works: only a new process helps then. */
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
  patience?: Patience;
  clock?: () => number;
}

/** Opens the one pool of the process. A lost connection is reported to `onError`, never thrown out of the blue. */
export function openDatabase(options: DatabaseOptions): Database {
  const { connection, tenantRole, poolSize, onError, patience = defaultPatience, clock = Date.now } = options;
  const { short, long, connectMs } = patience;
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
  const allow = watchPool(pool, short.answerMs);
  const patient = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    allow(client, long.answerMs);
    return client;
  };
  const kysely = {
    short: openKysely(pool),
    long: openKysely({ connect: patient, end: () => pool.end(), options: pool.options }),
  };
  const limits = {
    short: sql``,
    // In the statement that is needed anyway: it lasts as long as the transaction.
    long: sql`, set_config('statement_timeout', ${String(long.statementMs)}, true)`,
  };
  const openClient = async (given: pg.ClientConfig): Promise<pg.Client> => {
    const client = new pg.Client({ ...common, ...given });
    // The query under way is told as well.
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
    tenant: (tenantId, work, wait = 'short') =>
      observe(() =>
        kysely[wait].transaction().execute(async (db) => {
          await sql`select set_config('role', ${tenantRole}, true), set_config('gatehouse.tenant_id', ${tenantId}, true)${limits[wait]}`.execute(
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
