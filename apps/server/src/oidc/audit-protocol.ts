import type { AuditLogKey } from '@gatehouse/contract/audit-logs/keys';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { describeAddress, plainText } from '../audit/plain.ts';
import { mayNote } from '../audit/refusals.ts';
import type { AuditEntry } from '../audit/write.ts';
import { deviceGrant } from './device-cookie.ts';
import { errors } from './engine.ts';
import type { OidcRequest } from './request.ts';
import { isIdle } from './work.ts';

const exchanges: Record<string, AuditLogKey> = {
  authorization_code: 'ExchangeTokenBy.AuthorizationCode',
  refresh_token: 'ExchangeTokenBy.RefreshToken',
  client_credentials: 'ExchangeTokenBy.ClientCredentials',
  [deviceGrant]: 'ExchangeTokenBy.DeviceCode',
};

/** Whether an application asked for what its settings do not hold: an address, a scope, an API, device flow. */
const goesBeyondSettings = (error: OidcRequest['error']): boolean =>
  error instanceof errors.InvalidRedirectUri ||
  error instanceof errors.UnauthorizedClient ||
  error instanceof errors.InvalidTarget ||
  error?.scope !== undefined;

function findKey({ oidc }: KoaContextWithOIDC, request: OidcRequest): AuditLogKey | undefined {
  // A device that waits for its person has failed at nothing (RFC 8628 3.5).
  if (request.error instanceof errors.AuthorizationPending || request.error instanceof errors.SlowDown)
    return undefined;
  if (oidc.route === 'token') return exchanges[String(oidc.body?.grant_type)] ?? 'ExchangeTokenBy.Unknown';
  if (oidc.route === 'revocation') return 'RevokeToken';
  if (oidc.client && goesBeyondSettings(request.error)) return 'Authorization.Refused';
  // Only when a session really ends: anybody can open the address.
  return request.pending?.sessions.size ? 'EndSession' : undefined;
}

/**
 * Whether an anonymous caller can cause this row as often as they like: a refusal without a proven client, or a revocation that found no
 * token. A request that ended something, such as a replayed code, always gets its row: that can happen only once.
 */
function isUnlimited(
  { oidc }: KoaContextWithOIDC,
  { pending, error }: OidcRequest,
  key: AuditLogKey,
  isRefused: boolean,
): boolean {
  if (key === 'Authorization.Refused') return true;
  if (pending && !isIdle(pending)) return false;
  const isProven =
    oidc.client !== undefined &&
    oidc.client.clientAuthMethod !== 'none' &&
    !(error instanceof errors.InvalidClientAuth);
  return isRefused ? !isProven : key === 'RevokeToken';
}

/** The audit row of a protocol request that issued or ended something, or was refused; never with a token in it. */
export function describeOutcome(
  ctx: KoaContextWithOIDC,
  request: OidcRequest,
  refusal: { code: string; message?: string } | undefined,
): AuditEntry[] {
  const key = findKey(ctx, request);
  // 429: only counted (`answer.ts`).
  if (key === undefined || ctx.status === 429) return [];
  const { runtime, tenant } = request;
  if (isUnlimited(ctx, request, key, refusal !== undefined) && !mayNote(runtime, tenant.id, request.ip))
    return [];
  const { oidc } = ctx;
  const { entities } = oidc;
  const token: { scope?: string; aud?: unknown } | undefined =
    entities.AccessToken ?? entities.ClientCredentials ?? entities.RefreshToken;
  const issued = ['AccessToken', 'ClientCredentials', 'RefreshToken'].filter((kind) => entities[kind]);
  const { ip, userAgent, requestId } = request;
  const facts = { ip, userAgent, requestId };
  return [
    {
      key,
      userId:
        entities.Account?.accountId ??
        entities.Grant?.accountId ??
        entities.Session?.accountId ??
        request.ended?.userId,
      applicationId: oidc.client?.clientId,
      payload:
        key === 'Authorization.Refused'
          ? { result: 'Error', ...facts, ...describeExcess(ctx, request) }
          : refusal
            ? { result: 'Error', error: refusal, ...facts }
            : {
                result: 'Success',
                ...facts,
                tokenTypes: issued,
                scope: token?.scope,
                resource: token?.aud,
                applicationSecret:
                  request.secretName === undefined ? undefined : { name: request.secretName },
                // Lost answers are rare: a repetition from another place may be a thief's (ADR 110).
                isRepetition: request.isRepetition,
              },
    },
  ];
}

/** What went beyond the settings. The application may have been told by a redirect, which looks like no refusal. */
function describeExcess({ oidc }: KoaContextWithOIDC, { error }: OidcRequest): object {
  const { redirect_uri: redirectUri } = oidc.params ?? {};
  return {
    error: { code: error?.error, message: error?.error_detail ?? error?.error_description ?? error?.message },
    ...(redirectUri !== undefined && { redirectUri: describeAddress(redirectUri) }),
    ...(error?.scope !== undefined && { scope: plainText(error.scope, 256) }),
  };
}
