import type { TokenSecret } from '@gatehouse/contract/secrets/secrets';
import type { ProviderTokens } from '@gatehouse/connectors/kit/connector';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { TenantDb, TenantQueries } from '../../database/database.ts';
import type { ProviderTokensTable } from '../../database/tables/connectors.ts';
import type { Secrets } from '../../keys/secrets.ts';

export type TokenSet = Selectable<ProviderTokensTable>;

/** Whose tokens they are. It is sealed with the tokens, so a row can't be moved to another tenant, connector or account (ADR 170). */
export interface TokenOwner {
  tenantId: string;
  connectorId: string;
  identityId: string;
}

const contents = z.object({
  owner: z.object({ tenantId: z.string(), connectorId: z.string(), identityId: z.string() }),
  accessToken: z.string(),
  refreshToken: z.string().optional(),
});

/** The columns that change with the tokens of a set. */
export const toColumns = (secrets: Secrets, owner: TokenOwner, tokens: ProviderTokens, now: number) => ({
  sealed: secrets.sealJson({
    owner,
    accessToken: tokens.accessToken,
    refreshToken: tokens.refreshToken,
  } satisfies z.input<typeof contents>),
  scope: tokens.scope ?? null,
  tokenType: tokens.tokenType?.slice(0, 64) ?? null,
  hasRefreshToken: tokens.refreshToken !== undefined,
  accessExpiresAt: tokens.expiresIn === undefined ? null : new Date(now + tokens.expiresIn * 1000),
  updatedAt: new Date(now),
});

export const ownerOf = ({ tenantId, connectorId, ssoConnectorId, identityId }: TokenSet): TokenOwner => ({
  tenantId,
  connectorId: connectorId ?? ssoConnectorId ?? '',
  identityId,
});

/** The tokens of a set. Throws if they were sealed for another tenant, connector or account. */
export function openTokens(
  secrets: Secrets,
  row: TokenSet,
): { accessToken: string; refreshToken?: string | undefined } {
  const { owner, accessToken, refreshToken } = secrets.openJson(row.sealed, contents);
  const expected = ownerOf(row);
  if (
    owner.tenantId !== expected.tenantId ||
    owner.connectorId !== expected.connectorId ||
    owner.identityId !== expected.identityId
  )
    throw new Error('The tokens of a provider were sealed for another account');
  return { accessToken, refreshToken };
}

/** What the API shows of a set: never the tokens. */
export function toTokenSecret(row: TokenSet): TokenSecret {
  const { tenantId, id, userId, connectorId, target, ssoConnectorId, issuer, identityId } = row;
  return {
    tenantId,
    id,
    userId: userId ?? '',
    type: 'federated_token_set',
    metadata: {
      ...(row.scope !== null && { scope: row.scope }),
      // Seconds since 1970, as in tokens.
      ...(row.accessExpiresAt !== null && { expiresAt: Math.floor(row.accessExpiresAt / 1000) }),
      ...(row.tokenType !== null && { tokenType: row.tokenType }),
      hasRefreshToken: row.hasRefreshToken,
    },
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    identityId,
    ...(connectorId !== null && target !== null && { connectorId, target }),
    ...(ssoConnectorId !== null && issuer !== null && { ssoConnectorId, issuer }),
  };
}

/** The sets of a user. */
export const listTokenSets = (db: TenantQueries, userId: string): Promise<TokenSet[]> =>
  db.selectFrom('providerTokens').selectAll().where('userId', '=', userId).execute();

/** Deletes a set. Returns whose it was; undefined if there was none. */
export const deleteTokenSet = (
  db: TenantQueries,
  id: string,
): Promise<{ userId: string | null } | undefined> =>
  db.deleteFrom('providerTokens').where('id', '=', id).returning('userId').executeTakeFirst();

/** Deletes the sets of a connector. */
export async function deleteTokensOf(
  db: TenantDb,
  owner: { connectorId: string } | { ssoConnectorId: string },
): Promise<void> {
  const [[column, id] = []] = Object.entries(owner);
  if (column !== undefined)
    await db
      .deleteFrom('providerTokens')
      .where(sql<boolean>`${sql.ref(column)} = ${id}`)
      .execute();
}
