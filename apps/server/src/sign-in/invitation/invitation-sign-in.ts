import { createHash, randomBytes } from 'node:crypto';
import { builtInApplications } from '@gatehouse/contract/applications/built-in';
import { invitationPath } from '@gatehouse/contract/organization-invitations/organization-invitations';
import { oneTimeTokenSeconds } from '@gatehouse/contract/one-time-tokens/one-time-tokens';
import { userEmail } from '@gatehouse/contract/validation/email';
import { findSsoRoute } from '../../identity-providers/enterprise/sso-connectors.ts';
import { createSecret } from '../../lib/ids.ts';
import { hashToken } from '../../one-time/one-time-token-service.ts';
import { insertOneTimeToken } from '../../one-time/one-time-token-store.ts';
import { isForAnyone } from '../../organizations/invitation-link.ts';
import type { ShownInvitation } from '../../organizations/invitation-store.ts';
import type { Tenant } from '../../runtime/ctx.ts';
import type { Runtime } from '../../runtime/runtime.ts';

/**
 * The authorization request with which the invitee signs in or registers, and comes back to the page. The page needs only the session, so
 * the authorization code isn't redeemed.
 *
 * The link was sent to the invitee's email address, so it verifies the address of a new account, also where registration is closed. It never
 * signs in to an existing account: invitations are forwarded, and are valid for days (ADR 148).
 *
 * An invited administrator registers with any username, or signs in with any account (ADR 157).
 */
export async function startSignIn(
  runtime: Runtime,
  tenant: Tenant,
  { invitee, organizationId }: ShownInvitation,
  isSignedIn: boolean,
): Promise<string> {
  if (isForAnyone(runtime, tenant)) return buildRequest(tenant, isSignedIn ? { prompt: 'login' } : {});
  const token = await createRegistrationToken(runtime, tenant, invitee);
  return buildRequest(tenant, {
    login_hint: invitee,
    organization_id: organizationId,
    ...(token !== undefined && { one_time_token: token }),
    ...(token === undefined && isSignedIn && { prompt: 'login' }),
  });
}

function buildRequest({ origin, issuer }: Tenant, own: Record<string, string>): string {
  const parameters = new URLSearchParams({
    client_id: builtInApplications.invitation,
    redirect_uri: `${origin}${invitationPath}`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: createHash('sha256').update(randomBytes(32)).digest('base64url'),
    code_challenge_method: 'S256',
    ...own,
  });
  return `${issuer}/auth?${parameters.toString()}`;
}

/** A one-time token for an address that has no account, and no company whose identity provider verifies it. */
async function createRegistrationToken(
  runtime: Runtime,
  tenant: Tenant,
  invitee: string,
): Promise<string | undefined> {
  // Invitees can have longer addresses than accounts.
  const email = userEmail.safeParse(invitee).data;
  if (email === undefined || (await findSsoRoute(runtime, tenant.id, email)).length > 0) return undefined;
  return runtime.database.tenant(tenant.id, async (db) => {
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('primaryEmail', '=', email)
      .executeTakeFirst();
    if (user) return undefined;
    const [token, now] = [createSecret(), runtime.clock()];
    await insertOneTimeToken(db, {
      email,
      hash: hashToken(token),
      // The link may have been passed on without a message to the address, so it is no reason to join an organization of the address's domain.
      context: { interactionEvent: 'Register', joinsByDomain: false },
      createdAt: now,
      expiresAt: now + oneTimeTokenSeconds.usual * 1000,
    });
    return token;
  });
}
