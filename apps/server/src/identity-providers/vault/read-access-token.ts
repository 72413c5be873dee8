import { setTimeout as wait } from 'node:timers/promises';
import { ConnectorError } from '@gatehouse/connectors/kit/error';
import type { ProviderAccessToken } from '@gatehouse/contract/secrets/secrets';
import { tokenSetErrors } from '@gatehouse/contract/secrets/secrets';
import { sql, type SqlBool } from 'kysely';
import type { Ctx } from '../../runtime/ctx.ts';
import { fail } from '../../lib/fail.ts';
import { askProvider, toProviderFailure } from '../ask-provider.ts';
import { findSsoConnector } from '../enterprise/sso-connectors.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import { findSocialConnector } from '../social/social-connectors.ts';
import { deleteTokenSet, openTokens, ownerOf, type TokenSet, toColumns } from './token-sets.ts';

type Known = Pick<Ctx, 'runtime' | 'tenant'>;

/** Whose tokens: of a user at a social provider, or at an enterprise SSO connector. */
export type Wanted = { userId: string } & ({ target: string } | { ssoConnectorId: string });

/** A request to a provider takes at most ten seconds. */
const leaseMs = 15_000;
const pollMs = 100;
/** An access token that is about to expire is refreshed. */
const marginMs = 5000;

/**
 * The provider's access token of a user; an expired one is refreshed first. Throws 404 if there is none, and 401 if it has expired and can't be
 * refreshed, which also deletes it. Of several concurrent requests, in all processes, one refreshes: providers that rotate refresh tokens take a
 * second use for theft.
 */
export async function readAccessToken(ctx: Known, wanted: Wanted): Promise<ProviderAccessToken> {
  const giveUp = Date.now() + leaseMs;
  for (;;) {
    const row = await findSet(ctx, wanted);
    if (!row) return fail(tokenSetErrors.notFound);
    if (!isExpired(ctx, row)) return toAnswer(ctx, row);
    if (!row.hasRefreshToken) {
      await deleteTokenSet(ctx.runtime.database.for(ctx.tenant.id), row.id);
      return fail(tokenSetErrors.expired);
    }
    if (await takeLease(ctx, row)) return toAnswer(ctx, await refresh(ctx, row));
    if (Date.now() > giveUp) return fail(tokenSetErrors.expired);
    await wait(pollMs);
  }
}

function findSet({ runtime, tenant }: Known, wanted: Wanted): Promise<TokenSet | undefined> {
  const sets = runtime.database
    .for(tenant.id)
    .selectFrom('providerTokens')
    .selectAll()
    .where('userId', '=', wanted.userId);
  return (
    'target' in wanted
      ? sets.where('target', '=', wanted.target)
      : sets.where('ssoConnectorId', '=', wanted.ssoConnectorId)
  ).executeTakeFirst();
}

const isExpired = ({ runtime }: Known, { accessExpiresAt }: TokenSet): boolean =>
  accessExpiresAt !== null && accessExpiresAt - marginMs <= runtime.clock();

/** Whether this request refreshes the set as it was read. */
async function takeLease({ runtime, tenant }: Known, { id, sealed }: TokenSet): Promise<boolean> {
  const now = runtime.clock();
  const { numUpdatedRows } = await runtime.database
    .for(tenant.id)
    .updateTable('providerTokens')
    .set({ refreshingUntil: new Date(now + leaseMs) })
    .where('id', '=', id)
    .where('sealed', '=', sealed)
    .where(sql<SqlBool>`(refreshing_until is null or refreshing_until <= ${new Date(now)})`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function refresh(ctx: Known, row: TokenSet): Promise<TokenSet> {
  const { runtime, tenant } = ctx;
  const db = runtime.database.for(tenant.id);
  const { refreshToken = '' } = openTokens(runtime.secrets, row);
  const provider = await findProvider(ctx, row);
  if (!provider?.refresh) return fail(tokenSetErrors.expired);
  try {
    const tokens = await provider.refresh(refreshToken);
    const values = toColumns(
      runtime.secrets,
      ownerOf(row),
      // What is not in the response hasn't changed (RFC 6749 5.1 and 6).
      {
        ...tokens,
        refreshToken: tokens.refreshToken ?? refreshToken,
        scope: tokens.scope ?? row.scope ?? undefined,
      },
      runtime.clock(),
    );
    const stored = await db
      .updateTable('providerTokens')
      .set({ ...values, refreshingUntil: null })
      .where('id', '=', row.id)
      .where('sealed', '=', row.sealed)
      .returningAll()
      .executeTakeFirst();
    // A new sign-in was faster, or the account was unlinked.
    return stored ?? fail(tokenSetErrors.notFound);
  } catch (error) {
    const failure = toProviderFailure(error);
    if (failure instanceof ConnectorError && failure.code === 'social_auth_code_invalid') {
      await db
        .deleteFrom('providerTokens')
        .where('id', '=', row.id)
        .where('sealed', '=', row.sealed)
        .execute();
      return fail(tokenSetErrors.expired, { internal: failure.reason, cause: error });
    }
    await db.updateTable('providerTokens').set({ refreshingUntil: null }).where('id', '=', row.id).execute();
    return askProvider(() => Promise.reject(error));
  }
}

async function findProvider(
  { runtime, tenant }: Known,
  { connectorId, ssoConnectorId }: TokenSet,
): Promise<IdentityProvider | undefined> {
  const connector =
    connectorId === null
      ? await findSsoConnector(runtime, tenant, ssoConnectorId ?? '')
      : await findSocialConnector(runtime, tenant, connectorId);
  return connector?.provider;
}

function toAnswer({ runtime }: Known, row: TokenSet): ProviderAccessToken {
  const { accessToken } = openTokens(runtime.secrets, row);
  const { scope, tokenType, accessExpiresAt } = row;
  return {
    access_token: accessToken,
    ...(scope !== null && { scope }),
    ...(tokenType !== null && { token_type: tokenType }),
    ...(accessExpiresAt !== null && { expires_in: Math.floor((accessExpiresAt - runtime.clock()) / 1000) }),
  };
}
