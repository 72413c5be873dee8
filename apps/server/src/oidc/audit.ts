import type { AuditLogKey } from '@gatehouse/contract/audit-logs/keys';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { AuditEntry } from '../audit/write.ts';
import type { OidcRequest } from './request.ts';

const exchanges: Record<string, AuditLogKey> = {
  authorization_code: 'ExchangeTokenBy.AuthorizationCode',
  refresh_token: 'ExchangeTokenBy.RefreshToken',
  client_credentials: 'ExchangeTokenBy.ClientCredentials',
};

function findKey({ oidc }: KoaContextWithOIDC, request: OidcRequest): AuditLogKey | undefined {
  if (oidc.route === 'token') return exchanges[String(oidc.body?.grant_type)] ?? 'ExchangeTokenBy.Unknown';
  if (oidc.route === 'revocation') return 'RevokeToken';
  // Only when a session really ends: anybody can open the address.
  return request.pending?.sessions.size ? 'EndSession' : undefined;
}

/** The audit row of a protocol request that issued or ended something, or was refused; never with a token in it. */
export function describeOutcome(
  ctx: KoaContextWithOIDC,
  request: OidcRequest,
  refusal: { code: string; message?: string } | undefined,
): AuditEntry[] {
  const key = findKey(ctx, request);
  if (key === undefined) return [];
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
      userId: entities.Account?.accountId ?? entities.Grant?.accountId ?? entities.Session?.accountId,
      applicationId: oidc.client?.clientId,
      payload: refusal
        ? { result: 'Error', error: refusal, ...facts }
        : { result: 'Success', ...facts, tokenTypes: issued, scope: token?.scope, resource: token?.aud },
    },
  ];
}
