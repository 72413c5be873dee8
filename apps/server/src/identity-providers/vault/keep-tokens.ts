import type { ProviderTokens } from '@gatehouse/connectors/kit/connector';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Ctx } from '../../runtime/ctx.ts';
import { createId } from '../../lib/ids.ts';
import type { Connected, VerifiedPerson } from '../identity-provider.ts';
import { openTokens, type TokenOwner, toColumns } from './token-sets.ts';

type Known = Pick<Ctx, 'runtime' | 'tenant'>;

/** The account at a provider that tokens are for. */
export type TokenAccount = { connectorId: string; identityId: string } & (
  | { target: string }
  | { issuer: string }
);

const providerTokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string().optional(),
  scope: z.string().optional(),
  tokenType: z.string().optional(),
  expiresIn: z.number().optional(),
});
const waiting = z.object({
  tenantId: z.string(),
  connectorId: z.string(),
  identityId: z.string(),
  receivedAt: z.number(),
  tokens: providerTokens,
});

/** Larger ones, with many groups in them, aren't stored: flows hold them, too. */
const longest = 16_384;

/**
 * The tokens of a sign-in at a provider, encrypted for the time until the user is known whom they belong to; undefined if the connector stores
 * none.
 */
export function sealWaiting(
  { runtime, tenant, log }: Known & Pick<Ctx, 'log'>,
  { id: connectorId, storesTokens }: Connected,
  { userInfo, tokens }: VerifiedPerson,
): string | undefined {
  if (!storesTokens || !tokens) return undefined;
  if (tokens.accessToken.length + (tokens.refreshToken?.length ?? 0) > longest) {
    log.warn({ connectorId }, 'the tokens of a provider are too long to be stored');
    return undefined;
  }
  const value: z.input<typeof waiting> = {
    tenantId: tenant.id,
    connectorId,
    identityId: userInfo.id,
    receivedAt: runtime.clock(),
    tokens,
  };
  return runtime.secrets.sealJson(value);
}

/**
 * Stores the tokens of a sign-in for the user whose linked account it is now. Nothing is stored if it isn't linked, or if the connector has
 * stopped storing tokens. A failure never breaks the sign-in: they are stored at the next one.
 */
export async function keepTokens(
  ctx: Known & Pick<Ctx, 'log'>,
  userId: string,
  account: TokenAccount,
  sealed: string | undefined,
): Promise<void> {
  if (sealed === undefined) return;
  const { runtime, tenant, log } = ctx;
  const { connectorId, identityId } = account;
  try {
    const given = runtime.secrets.openJson(sealed, waiting);
    const isOwn =
      given.tenantId === tenant.id && given.connectorId === connectorId && given.identityId === identityId;
    if (!isOwn) throw new Error('The tokens of a provider were sealed for another account');
    await store(ctx, { tenantId: tenant.id, userId, connectorId, identityId }, account, given);
  } catch (error) {
    log.error({ err: error, connectorId }, 'the tokens of a provider could not be stored');
  }
}

async function store(
  { runtime, tenant }: Known,
  owner: TokenOwner,
  account: TokenAccount,
  { tokens, receivedAt }: { tokens: ProviderTokens; receivedAt: number },
): Promise<void> {
  const { userId, connectorId, identityId } = owner;
  const db = runtime.database.for(tenant.id);
  const refreshToken = tokens.refreshToken ?? (await findFormer({ runtime, tenant }, owner));
  const set = toColumns(runtime.secrets, owner, { ...tokens, refreshToken }, receivedAt);
  // Locked, so that the account isn't unlinked and storing isn't turned off meanwhile; in the order of deletions, which go from users and
  // connectors to linked accounts.
  const linked =
    'target' in account
      ? sql`select ${connectorId}, ${account.target}, null, null from users u, connectors c
          where u.id = ${userId} and u.identities #>> array[${account.target}::text, 'userId'] = ${identityId}
            and c.id = ${connectorId} and c.target = ${account.target} and c.enable_token_storage for share of u, c`
      : sql`select null, null, ${connectorId}, ${account.issuer} from users u, sso_connectors c, user_sso_identities i
          where u.id = ${userId} and i.user_id = u.id and i.sso_connector_id = ${connectorId} and i.issuer = ${account.issuer}
            and i.identity_id = ${identityId} and c.id = ${connectorId} and c.enable_token_storage
          for key share of u for share of c, i`;
  const key =
    'target' in account
      ? sql`(tenant_id, user_id, target)`
      : sql`(tenant_id, user_id, sso_connector_id, issuer)`;
  await sql`
    insert into provider_tokens (id, user_id, identity_id, sealed, scope, token_type, has_refresh_token, access_expires_at, updated_at,
      connector_id, target, sso_connector_id, issuer)
    select ${createId()}, ${userId}, ${identityId}, ${set.sealed}, ${set.scope}, ${set.tokenType}, ${set.hasRefreshToken}::boolean,
      ${set.accessExpiresAt}::timestamptz, ${set.updatedAt}::timestamptz, l.* from (${linked}) l
    on conflict ${key} do update set connector_id = excluded.connector_id, identity_id = excluded.identity_id, sealed = excluded.sealed,
      scope = excluded.scope, token_type = excluded.token_type, has_refresh_token = excluded.has_refresh_token,
      access_expires_at = excluded.access_expires_at, refreshing_until = null, updated_at = excluded.updated_at`.execute(
    db,
  );
}

/** The refresh token of an earlier sign-in with the same connector and account: some providers issue one only at the first. */
async function findFormer(
  { runtime, tenant }: Known,
  { userId, connectorId, identityId }: TokenOwner,
): Promise<string | undefined> {
  const row = await runtime.database
    .for(tenant.id)
    .selectFrom('providerTokens')
    .selectAll()
    .where('userId', '=', userId)
    .where('identityId', '=', identityId)
    .where((is) => is.or([is('connectorId', '=', connectorId), is('ssoConnectorId', '=', connectorId)]))
    .executeTakeFirst();
  try {
    return row && openTokens(runtime.secrets, row).refreshToken;
  } catch {
    // Sealed for another account, or with a lost key: it is replaced.
    return undefined;
  }
}
