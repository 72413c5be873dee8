import { setTimeout as wait } from 'node:timers/promises';
import { providerErrors } from '@gatehouse/contract/connectors/errors';
import { type ProviderAccessToken, tokenSetErrors } from '@gatehouse/contract/secrets/secrets';
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

/** Longer than the two requests to a provider that a refresh takes, of at most ten seconds each. */
const leaseMs = 30_000;
/** How long a request waits for another one that refreshes the same tokens. */
const patienceMs = 25_000;
const pollMs = { first: 50, most: 1000 };
/** An access token that is about to expire is refreshed. */
const marginMs = 5000;

/**
 * The provider's access token of a user; an expired one is refreshed first. Throws 404 if there is none, and 401 if it has expired and can't be
 * refreshed, which also deletes it. Of several requests at once, in all processes, one refreshes: providers that rotate refresh tokens take a
 * second use for theft.
 */
export async function readAccessToken(ctx: Known, wanted: Wanted): Promise<ProviderAccessToken> {
  const giveUpAt = performance.now() + patienceMs;
  for (let pause = pollMs.first; ; pause = Math.min(pause * 2, pollMs.most)) {
    const row = await findSet(ctx, wanted);
    if (!row) return fail(tokenSetErrors.notFound);
    if (!isExpired(ctx, row)) return toAnswer(ctx, row);
    if (!row.hasRefreshToken) return giveUp(ctx, row);
    if (await takeLease(ctx, row)) {
      const refreshed = await refresh(ctx, row);
      if (refreshed) return toAnswer(ctx, refreshed);
      // A new sign-in was faster, or the account was unlinked.
      continue;
    }
    if (performance.now() > giveUpAt) return fail(providerErrors.general);
    await wait(pause);
  }
}

/** Tokens that are of no use any more are deleted. */
async function giveUp({ runtime, tenant }: Known, row: TokenSet, cause?: unknown): Promise<never> {
  await deleteTokenSet(runtime.database.for(tenant.id), row);
  return fail(tokenSetErrors.expired, {
    ...(cause !== undefined && { internal: toProviderFailure(cause).reason }),
  });
}

/** Only of an account that is linked with the user, which the foreign keys and a trigger ensure. */
function findSet({ runtime, tenant }: Known, wanted: Wanted): Promise<TokenSet | undefined> {
  const sets = runtime.database
    .for(tenant.id)
    .selectFrom('providerTokens')
    .selectAll()
    .where('userId', '=', wanted.userId);
  return (
    'target' in wanted
      ? sets.where('target', '=', wanted.target)
      : sets.where('ssoConnectorId', '=', wanted.ssoConnectorId).orderBy('updatedAt', 'desc')
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

/** The set with new tokens; undefined if it was replaced or deleted meanwhile. */
async function refresh(ctx: Known, row: TokenSet): Promise<TokenSet | undefined> {
  const { runtime, tenant } = ctx;
  const db = runtime.database.for(tenant.id);
  const provider = await findProvider(ctx, row);
  if (!provider?.refresh) return giveUp(ctx, row);
  const { refreshToken = '' } = openTokens(runtime.secrets, row);
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
    return await db
      .updateTable('providerTokens')
      .set(values)
      .where('id', '=', row.id)
      .where('sealed', '=', row.sealed)
      .returningAll()
      .executeTakeFirst();
  } catch (error) {
    if (toProviderFailure(error).code === 'social_auth_code_invalid') return giveUp(ctx, row, error);
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
