import type { ProviderTokens } from '@gatehouse/connectors/kit/connector';
import type { TokenSecret } from '@gatehouse/contract/secrets/secrets';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { TenantQueries } from '../../database/database.ts';
import type { ProviderTokensTable } from '../../database/tables/connectors.ts';
import { openFor, sealFor } from '../../keys/sealed-for.ts';
import type { Secrets } from '../../keys/secrets.ts';

export type TokenSet = Selectable<ProviderTokensTable>;

/** Whose tokens they are: what they are sealed for, so a row can't be moved to another tenant, user, connector or account (ADR 170). */
export interface TokenOwner {
  tenantId: string;
  userId: string;
  connectorId: string;
  identityId: string;
}

const contents = z.object({ accessToken: z.string(), refreshToken: z.string().optional() });
type Contents = z.infer<typeof contents>;

const toOwner = ({ tenantId, userId, connectorId, identityId }: TokenOwner): string[] => [
  'provider-tokens',
  tenantId,
  userId,
  connectorId,
  identityId,
];

/** The columns that change with the tokens of a set. */
export const toColumns = (secrets: Secrets, owner: TokenOwner, tokens: ProviderTokens, now: number) => ({
  sealed: sealFor(
    secrets,
    toOwner(owner),
    JSON.stringify({
      accessToken: tokens.accessToken,
      refreshToken: tokens.refreshToken,
    } satisfies z.input<typeof contents>),
  ),
  scope: tokens.scope?.slice(0, 4096) ?? null,
  tokenType: tokens.tokenType?.slice(0, 64) ?? null,
  hasRefreshToken: tokens.refreshToken !== undefined,
  accessExpiresAt: tokens.expiresIn === undefined ? null : new Date(now + tokens.expiresIn * 1000),
  refreshingUntil: null,
  updatedAt: new Date(now),
});

export const ownerOf = ({
  tenantId,
  userId,
  connectorId,
  ssoConnectorId,
  identityId,
}: TokenSet): TokenOwner => ({
  tenantId,
  userId,
  connectorId: connectorId ?? ssoConnectorId ?? '',
  identityId,
});

/** The tokens of a set. Throws if they were sealed for another tenant, user, connector or account. */
export const openTokens = (secrets: Secrets, row: TokenSet): Contents =>
  contents.parse(JSON.parse(openFor(secrets, toOwner(ownerOf(row)), row.sealed)));

/** What the API shows of a set: never the tokens. */
export function toTokenSecret(row: TokenSet): TokenSecret {
  const { tenantId, id, userId, connectorId, target, ssoConnectorId, issuer, identityId } = row;
  return {
    tenantId,
    id,
    userId,
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

/** Deletes a set, if `sealed` is given only as it was read. Returns whose it was; undefined if there was none. */
export const deleteTokenSet = (
  db: TenantQueries,
  { id, sealed }: { id: string; sealed?: string },
): Promise<{ userId: string } | undefined> =>
  db
    .deleteFrom('providerTokens')
    .where('id', '=', id)
    .$if(sealed !== undefined, (query) => query.where('sealed', '=', sealed ?? ''))
    .returning('userId')
    .executeTakeFirst();

/** Deletes the sets of a connector that stores none any more. */
export async function deleteTokensOf(
  db: TenantQueries,
  column: 'connectorId' | 'ssoConnectorId',
  id: string,
): Promise<void> {
  await db.deleteFrom('providerTokens').where(column, '=', id).execute();
}
