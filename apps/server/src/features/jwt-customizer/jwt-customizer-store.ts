import type {
  JwtCustomizer,
  JwtCustomizerVersion,
  TokenType,
} from '@gatehouse/contract/jwt-customizer/jwt-customizer';
import { type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import type { JwtCustomizersTable } from '../../database/tables/jwt-customizer.ts';

/** Older versions of a script are deleted. */
const keptVersions = 100;

/** A script as it is stored. */
export type StoredCustomizer = Selectable<JwtCustomizersTable>;

/** What is stored of a script, with its variables sealed. */
export type CustomizerColumns = Omit<JwtCustomizer, 'environmentVariables'> & {
  sealedEnvironment: string | null;
};

export const listCustomizers = (db: TenantDb): Promise<StoredCustomizer[]> =>
  db.selectFrom('jwtCustomizers').selectAll().orderBy('tokenType').execute();

export const findCustomizer = (db: TenantDb, type: TokenType): Promise<StoredCustomizer | undefined> =>
  db.selectFrom('jwtCustomizers').selectAll().where('tokenType', '=', type).executeTakeFirst();

/** The same, which no other transaction can change until this one ends. */
export const lockCustomizer = (db: TenantDb, type: TokenType): Promise<StoredCustomizer | undefined> =>
  db.selectFrom('jwtCustomizers').selectAll().where('tokenType', '=', type).forUpdate().executeTakeFirst();

const json = (value: object | undefined): string | null =>
  value === undefined ? null : JSON.stringify(value);

/** Writes a script with its settings. A changed script gets a new version, which is kept. */
export async function saveCustomizer(
  db: TenantDb,
  type: TokenType,
  { script, sealedEnvironment, contextSample, tokenSample, blockIssuanceOnError }: CustomizerColumns,
): Promise<StoredCustomizer> {
  const columns = {
    script,
    sealedEnvironment,
    contextSample: json(contextSample),
    tokenSample: json(tokenSample),
    blockIssuanceOnError: blockIssuanceOnError ?? null,
  };
  const saved = await db
    .insertInto('jwtCustomizers')
    .values({ tokenType: type, ...columns })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'tokenType']).doUpdateSet({
        ...columns,
        revision: sql`jwt_customizers.revision + 1`,
        version: sql`jwt_customizers.version + (jwt_customizers.script <> excluded.script)::integer`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('jwtCustomizerVersions')
    .values({ tokenType: type, version: saved.version, script })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .deleteFrom('jwtCustomizerVersions')
    .where('tokenType', '=', type)
    .where('version', '<=', saved.version - keptVersions)
    .execute();
  return saved;
}

export async function deleteCustomizer(db: TenantDb, type: TokenType): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('jwtCustomizers')
    .where('tokenType', '=', type)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const listVersions = (db: TenantDb, type: TokenType): Promise<JwtCustomizerVersion[]> =>
  db
    .selectFrom('jwtCustomizerVersions')
    .select(['version', 'script', 'createdAt'])
    .where('tokenType', '=', type)
    .orderBy('version', 'desc')
    .execute();
