import type { KoaContextWithOIDC } from 'oidc-provider';
import { describeAddress, plainText } from '../audit/plain.ts';
import { mayNote } from '../audit/refusals.ts';
import type { AuditEntry } from '../audit/write.ts';
import { accessRefusal } from './access.ts';
import { errors } from './engine.ts';
import { exchangeKey, type ProtocolKey } from './protocol-events.ts';
import { traceOf } from './flow-trace.ts';
import { namedOrganization } from './organization.ts';
import type { OidcRequest } from './request.ts';
import { isIdle } from './work.ts';

/** Whether an application requested something its settings don't allow: a redirect URI, scope, resource or device flow. */
const goesBeyondSettings = (error: OidcRequest['error']): boolean =>
  error instanceof errors.InvalidRedirectUri ||
  error instanceof errors.UnauthorizedClient ||
  error instanceof errors.InvalidTarget ||
  error?.scope !== undefined;

function findKey({ oidc }: KoaContextWithOIDC, request: OidcRequest): ProtocolKey | undefined {
  // A device that polls before its user has decided hasn't failed (RFC 8628 3.5).
  if (request.error instanceof errors.AuthorizationPending || request.error instanceof errors.SlowDown)
    return undefined;
  if (oidc.route === 'token') return exchangeKey(String(oidc.body?.grant_type));
  if (oidc.route === 'revocation') return 'RevokeToken';
  if (oidc.client && (goesBeyondSettings(request.error) || request.keptOut !== undefined))
    return 'Authorization.Refused';
  // Only if a session really ends: anyone can open this URL.
  return request.pending?.sessions.size ? 'EndSession' : undefined;
}

/**
 * Whether an anonymous caller can cause this row any number of times: an error without an authenticated client, or a revocation that
 * found no token. A request that revoked something, such as a replayed code, always gets a row: that can happen only once.
 */
function isUnlimited(
  { oidc }: KoaContextWithOIDC,
  { pending, error, keptOut }: OidcRequest,
  key: ProtocolKey,
  isRejected: boolean,
): boolean {
  // A page for a user who may not use the application starts a flow, and these are limited.
  if (key === 'Authorization.Refused') return error !== undefined;
  if (pending && !isIdle(pending)) return false;
  const isAuthenticated =
    oidc.client !== undefined &&
    oidc.client.clientAuthMethod !== 'none' &&
    !(error instanceof errors.InvalidClientAuth);
  // With a refresh token or code that is valid, the caller isn't anonymous either.
  const isAnonymous = !isAuthenticated && !oidc.entities.Account && keptOut === undefined;
  return isRejected ? isAnonymous : key === 'RevokeToken';
}

/** The audit entry of a protocol request that issued or revoked something or was rejected. It never contains a token. */
export function buildAuditEntries(
  ctx: KoaContextWithOIDC,
  request: OidcRequest,
  rejection: { code: string; message?: string } | undefined,
): AuditEntry[] {
  const key = findKey(ctx, request);
  // 429: only counted (`answer.ts`).
  if (key === undefined || ctx.status === 429) return [];
  const { runtime, tenant } = request;
  if (isUnlimited(ctx, request, key, rejection !== undefined) && !mayNote(runtime, tenant.id, request.ip))
    return [];
  const { oidc } = ctx;
  const { entities } = oidc;
  const token: { scope?: string; aud?: unknown } | undefined =
    entities.AccessToken ?? entities.ClientCredentials ?? entities.RefreshToken;
  const issued = ['AccessToken', 'ClientCredentials', 'RefreshToken'].filter((kind) => entities[kind]);
  const { ip, userAgent, requestId } = request;
  const named = namedOrganization(ctx);
  const traceId = traceOf(request);
  const facts = {
    ip,
    userAgent,
    requestId,
    ...request.exchange?.facts,
    ...(traceId !== undefined && { traceId }),
    ...(named !== undefined && { organizationId: plainText(String(named), 64) }),
  };
  return [
    {
      key,
      userId:
        entities.Account?.accountId ??
        entities.Grant?.accountId ??
        entities.Session?.accountId ??
        request.ended?.userId ??
        request.keptOut,
      applicationId: oidc.client?.clientId,
      payload:
        key === 'Authorization.Refused'
          ? { result: 'Error', ...facts, ...excessDetails(ctx, request) }
          : rejection
            ? { result: 'Error', error: rejection, ...facts }
            : {
                result: 'Success',
                ...facts,
                tokenTypes: issued,
                scope: token?.scope,
                resource: token?.aud,
                applicationSecret:
                  request.secretName === undefined ? undefined : { name: request.secretName },
                applicationKey: request.keyId === undefined ? undefined : { id: request.keyId },
                // Lost responses are rare: a retry from another IP address may be an attacker's (ADR 110).
                isRepetition: request.isRetry,
              },
    },
  ];
}

/** What the application requested beyond its settings, or that its user may not use it. The error may have been sent in a redirect, so the status doesn't show it. */
function excessDetails({ oidc }: KoaContextWithOIDC, { error, keptOut }: OidcRequest): object {
  if (keptOut !== undefined) return { error: { code: 'access_denied', message: accessRefusal } };
  const { redirect_uri: redirectUri } = oidc.params ?? {};
  return {
    error: { code: error?.error, message: error?.error_detail ?? error?.error_description ?? error?.message },
    ...(redirectUri !== undefined && { redirectUri: describeAddress(redirectUri) }),
    ...(error?.scope !== undefined && { scope: plainText(error.scope, 256) }),
  };
}
