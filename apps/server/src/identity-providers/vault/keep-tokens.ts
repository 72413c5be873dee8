import type { ProviderTokens } from '@gatehouse/connectors/kit/connector';
import { sql } from 'kysely';
import type { Ctx } from '../../runtime/ctx.ts';
import { createId } from '../../lib/ids.ts';
import type { Connected, VerifiedPerson } from '../identity-provider.ts';
import { openTokens, toColumns } from './token-sets.ts';

/** How long tokens wait for the user to finish the sign-in that links their account. */
const waitMs = 60 * 60 * 1000;

type Known = Pick<Ctx, 'runtime' | 'tenant' | 'log'>;

/** Stores the tokens of a sign-in, if its connector stores them. A failure never breaks the sign-in: they are stored at the next one. */
export async function keepTokens<P extends VerifiedPerson & { issuer?: string }>(
  ctx: Known,
  { id, storesTokens }: Connected<P>,
  { userInfo, tokens, issuer }: P,
): Promise<void> {
  if (!storesTokens || !tokens) return;
  try {
    const about =
      storesTokens === 'sso'
        ? { ssoConnectorId: id, issuer: issuer ?? '' }
        : { connectorId: id, target: storesTokens.target };
    await storeTokens(ctx, { identityId: userInfo.id, ...about }, tokens);
  } catch (error) {
    ctx.log.error({ err: error, connectorId: id }, 'the tokens of a provider could not be stored');
  }
}

type About = { identityId: string } & (
  | { connectorId: string; target: string }
  | { ssoConnectorId: string; issuer: string }
);

async function storeTokens({ runtime, tenant }: Known, about: About, tokens: ProviderTokens): Promise<void> {
  const { secrets, clock } = runtime;
  const now = clock();
  const db = runtime.database.for(tenant.id);
  const { identityId } = about;
  const owner = {
    tenantId: tenant.id,
    connectorId: 'connectorId' in about ? about.connectorId : about.ssoConnectorId,
    identityId,
  };
  const key =
    'target' in about
      ? (['tenantId', 'target', 'identityId'] as const)
      : (['tenantId', 'ssoConnectorId', 'issuer', 'identityId'] as const);
  const existing = db.selectFrom('providerTokens').selectAll().where('identityId', '=', identityId);
  const former =
    'target' in about
      ? await existing.where('target', '=', about.target).executeTakeFirst()
      : await existing
          .where('ssoConnectorId', '=', about.ssoConnectorId)
          .where('issuer', '=', about.issuer)
          .executeTakeFirst();
  // Some providers issue a refresh token only at the first sign-in.
  const isSameClient = former && (former.connectorId ?? former.ssoConnectorId) === owner.connectorId;
  const refreshToken =
    tokens.refreshToken ?? (isSameClient ? openTokens(secrets, former).refreshToken : undefined);
  const columns = toColumns(secrets, owner, { ...tokens, refreshToken }, now);
  const holder =
    'target' in about
      ? sql<
          string | null
        >`(select user_id from user_identities where target = ${about.target} and identity_id = ${identityId})`
      : sql<
          string | null
        >`(select user_id from user_sso_identities where sso_connector_id = ${about.ssoConnectorId}
          and issuer = ${about.issuer} and identity_id = ${identityId})`;
  const changes = {
    ...columns,
    ...('connectorId' in about && { connectorId: about.connectorId }),
    refreshingUntil: null,
  };
  await db
    .insertInto('providerTokens')
    .values({
      id: createId(),
      ...about,
      ...columns,
      userId: holder,
      expiresAt: sql<Date | null>`case when ${holder} is null then ${new Date(now + waitMs)}::timestamptz end`,
    })
    .onConflict((conflict) => conflict.columns(key).doUpdateSet(changes))
    .execute();
}
