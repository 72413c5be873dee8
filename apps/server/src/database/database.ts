import { CamelCasePlugin, Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { HotStatement } from './hot.ts';
import type { PlatformTables, TenantTables } from './tables.ts';

/** A tenant's transaction: row-level security shows and takes rows of that tenant alone. */
export type TenantDb = Transaction<TenantTables>;
/** The owner's transaction, for the platform: bound to no tenant. */
export type PlatformDb = Transaction<PlatformTables>;

export interface Database {
  pool: pg.Pool;
  /** Runs a hand-written statement of the list in `hot.ts` as the owner; its first value is always the tenant. */
  hot<Row extends object>(statement: HotStatement, tenantId: string, values?: unknown[]): Promise<Row[]>;
  /** One transaction of one tenant, under row-level security. */
  tenant<T>(tenantId: string, work: (db: TenantDb) => Promise<T>): Promise<T>;
  /** One transaction of the platform. */
  platform<T>(work: (db: PlatformDb) => Promise<T>): Promise<T>;
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
  connection: pg.PoolConfig;
  tenantRole: string;
  poolSize: number;
  onError: (error: Error) => void;
}

/** Opens the one pool of the process. A lost connection is reported to `onError`, never thrown out of the blue. */
export function openDatabase({ connection, tenantRole, poolSize, onError }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    ...connection,
    max: poolSize,
    types,
    // A request that cannot get a connection answers 503 instead of waiting for ever.
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'gatehouse',
  });
  pool.on('error', onError);
  const kysely = new Kysely<PlatformTables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return {
    pool,
    async hot<Row extends object>(statement: HotStatement, tenantId: string, values: unknown[] = []) {
      const { rows } = await pool.query<Row>({
        name: statement.name,
        text: statement.text,
        values: [tenantId, ...values],
      });
      return rows;
    },
    tenant: (tenantId, work) =>
      kysely.transaction().execute(async (db) => {
        await sql`select set_config('role', ${tenantRole}, true), set_config('gatehouse.tenant_id', ${tenantId}, true)`.execute(
          db,
        );
        return work(db as unknown as TenantDb);
      }),
    platform: (work) => kysely.transaction().execute(work),
    close: () => kysely.destroy(),
  };
}
