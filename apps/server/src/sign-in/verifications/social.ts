import { verificationErrors } from '@gatehouse/contract/account/errors';
import type { beginOwnSocial, verifyOwnSocial } from '@gatehouse/contract/account/verification-endpoints';
import { connectorErrors } from '@gatehouse/contract/connectors/errors';
import type { BodyOf } from '@gatehouse/contract/endpoint';
import { edgeErrors } from '@gatehouse/contract/errors';
import { sql } from 'kysely';
import { z } from 'zod';
import { askProvider } from '../../identity-providers/ask-provider.ts';
import { finishSignIn } from '../../identity-providers/returns/finish-sign-in.ts';
import { requireOwnReturn } from '../../identity-providers/returns/own-return.ts';
import { findSocialConnector } from '../../identity-providers/social/social-connectors.ts';
import { fail, found } from '../../lib/fail.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { takeRecord } from '../../sessions/verifications.ts';
import { refuseSsoAddress } from '../flow/sso-address.ts';
import { callerOf } from '../../users/own-user.ts';
import { countVerification, openRecord } from './records.ts';

/** A started verification, sealed because it contains the PKCE verifier. */
const departure = z.object({
  connectorId: z.string(),
  state: z.string(),
  redirectUri: z.string(),
  kept: z.record(z.string(), z.string()),
});
const started = z.object({ sealed: z.string() });

/** Sends the user to a provider, from which they come back to a page of ours or of the application. */
export async function beginSocial(
  ctx: Ctx,
  { connectorId, state, redirectUri }: BodyOf<typeof beginOwnSocial>,
) {
  const { runtime, tenant } = ctx;
  await countVerification(ctx);
  await requireOwnPage(ctx, redirectUri);
  const connector = found(await findSocialConnector(runtime, tenant, connectorId), connectorErrors.notFound);
  const { authorizationUri, kept } = await askProvider(() =>
    connector.provider.start({ state, redirectUri }),
  );
  const record = await openRecord(ctx, {
    type: 'Social',
    purpose: 'NewIdentifier',
    verified: false,
    data: { sealed: runtime.secrets.sealJson({ connectorId, state, redirectUri, kept }) },
  });
  return { ...record, authorizationUri };
}

/** The account that the user comes back with. The verification is taken before the provider is asked, so a response can't be tried again. */
export async function verifySocial(
  ctx: Ctx,
  { verificationRecordId: id, connectorData: data }: BodyOf<typeof verifyOwnSocial>,
): Promise<{ verificationRecordId: string }> {
  const { runtime, tenant, now } = ctx;
  const asked = { userId: callerOf(ctx).userId, id, now, verified: false };
  const taken = found(
    await takeRecord(runtime.database.for(tenant.id), asked, {
      types: ['Social'],
      purposes: ['NewIdentifier'],
    }),
    verificationErrors.notFound,
  );
  const { connectorId, ...departed } = runtime.secrets.openJson(started.parse(taken.data).sealed, departure);
  const connector = found(await findSocialConnector(runtime, tenant, connectorId), connectorErrors.notFound);
  requireOwnReturn(ctx, connectorId, data, departed);
  const { userInfo, sealedTokens } = await finishSignIn(ctx, connector, { data, ...departed });
  // Its owner could sign in with it without their company's provider, to this account.
  await refuseSsoAddress(ctx, userInfo.email);
  await openRecord(ctx, {
    id,
    type: 'Social',
    purpose: 'NewIdentifier',
    verified: true,
    expiresAt: taken.expiresAt,
    data: {
      target: connector.target,
      identity: { userId: userInfo.id, details: { ...userInfo } },
      connectorId,
      ...(sealedTokens !== undefined && { sealedTokens }),
    },
  });
  return { verificationRecordId: id };
}

/** The ID of a verification that the caller has started with this state, for clients that don't keep the ID. */
export async function findStartedSocial(
  ctx: Ctx,
  { connectorId, state }: { connectorId: string; state: unknown },
): Promise<string | undefined> {
  const { runtime, tenant, now } = ctx;
  const rows = await runtime.database
    .for(tenant.id)
    .selectFrom('verificationRecords')
    .select(['id', 'data'])
    .where('userId', '=', callerOf(ctx).userId)
    .where('type', '=', 'Social')
    .where('purpose', '=', 'NewIdentifier')
    .where('verified', '=', false)
    .where('expiresAt', '>', sql<number>`${new Date(now)}`)
    .orderBy('expiresAt', 'desc')
    .limit(mostStarted)
    .execute();
  return rows.find(({ data }) => {
    const departed = runtime.secrets.openJson(started.parse(data).sealed, departure);
    return departed.connectorId === connectorId && departed.state === state;
  })?.id;
}

/** How many of a user's verifications are searched, the newest first. */
const mostStarted = 20;

/** Throws unless the page that the provider returns to is on our own origin, or that of a redirect URI of the application. */
async function requireOwnPage({ runtime, tenant, actor }: Ctx, redirectUri: string): Promise<void> {
  const { clientId } = callerOf({ actor });
  const row = await runtime.database
    .for(tenant.id)
    .selectFrom('applications')
    .select('oidcClientMetadata')
    .where('id', '=', clientId)
    .executeTakeFirst();
  const { redirectUris } = redirectUrisOf.parse(row?.oidcClientMetadata ?? {});
  const isAt = (page: string): boolean => {
    if (!URL.canParse(page) || !URL.canParse(redirectUri)) return false;
    const [one, other] = [new URL(page), new URL(redirectUri)];
    return one.protocol === other.protocol && one.host === other.host;
  };
  if (![tenant.origin, ...redirectUris].some(isAt))
    fail(edgeErrors.invalidInput, {
      data: { fields: { 'body.redirectUri': 'must be on the origin of a redirect URI of the application' } },
    });
}

const redirectUrisOf = z.object({ redirectUris: z.array(z.string()).catch([]) });
