import { jwtCustomizerErrors } from '@gatehouse/contract/jwt-customizer/errors';
import { edgeErrors } from '@gatehouse/contract/errors';
import type { TokenType } from '@gatehouse/contract/jwt-customizer/jwt-customizer';
import type { AccessToken, ClientCredentials, KoaContextWithOIDC } from 'oidc-provider';
import type { AuditEntry } from '../audit/write.ts';
import { readClaimsContext } from '../custom-claims/claims-context.ts';
import { type CustomClaims, runCustomizer } from '../custom-claims/run-customizer.ts';
import { ApiError } from '../lib/fail.ts';
import { QueueFullError } from '../lib/queue-full.ts';
import { openEnvironment } from '../saved-scripts/environment.ts';
import { getSavedScript, refreshSavedScript, type SavedScript } from '../saved-scripts/saved-scripts.ts';
import type { ScriptFailure } from '../scripts/script-messages.ts';
import { retryAfter } from '../web/unavailable-page.ts';
import { exchangeGrant } from './exchange-parameters.ts';
import { denied } from './organization.ts';
import { type OidcRequest, requestOf } from './request.ts';

type Token = AccessToken | ClientCredentials;

const typeOf = ({ kind }: Token): TokenType =>
  kind === 'ClientCredentials' ? 'client-credentials' : 'access-token';

const auditKeys = {
  'access-token': 'JwtCustomizer.AccessToken',
  'client-credentials': 'JwtCustomizer.ClientCredentials',
} as const;

/** The fields of the engine's tokens that scripts are given (wire). */
const tokenFields = [
  'aud',
  'scope',
  'clientId',
  'accountId',
  'expiresWithSession',
  'grantId',
  'gty',
  'sessionUid',
  'sid',
  'kind',
] as const;

function describeToken(token: Token): Record<string, unknown> {
  const values: Record<string, unknown> = Object.fromEntries(
    tokenFields.map((name) => [name, Reflect.get(token, name)]),
  );
  // The ID of an opaque token is the token itself.
  if (token.resourceServer?.accessTokenFormat === 'jwt') values.jti = token.jti;
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/**
 * The claims that the tenant's script adds to a token, at every way it is issued; none without a script. The engine asks for them before
 * anything is written, and a rejected request writes nothing (ADR 3): its code or refresh token can be used again. Throws 503 if a limit of
 * ours ended the script, whatever the script's settings say.
 */
export async function customClaims(ctx: KoaContextWithOIDC, token: Token): Promise<Record<string, unknown>> {
  const request = requestOf(ctx);
  const { runtime, tenant } = request;
  const type = typeOf(token);
  const known = await getSavedScript(runtime, tenant.id, type);
  if (!known) return {};
  const accountId = 'accountId' in token ? token.accountId : undefined;
  const { clientId } = token;
  const { organizationId } = request;
  const sessionUid = 'sessionUid' in token ? token.sessionUid : undefined;
  const subject = { kind: type, clientId, accountId, organizationId, sessionUid };
  const { revision, context } = await readClaimsContext(runtime, tenant.id, subject);
  const customizer = await refreshSavedScript(runtime, tenant.id, { kind: type, known, revision });
  if (!customizer) return {};
  const result = await run(request, customizer, {
    type,
    token: describeToken(token),
    context: { ...context, ...describeGrant(request) },
  });
  if (result.kind === 'claims') return result.claims;
  if (result.kind === 'denied') throw denied(result.message);
  request.failedScripts = [
    ...(request.failedScripts ?? []),
    { type, failure: result.failure, accountId, clientId },
  ];
  if (customizer.settings['blockIssuanceOnError'] === true) throw new ApiError(jwtCustomizerErrors.general);
  return {};
}

/** What the script is told about a token exchange (wire). */
const describeGrant = ({ exchange }: OidcRequest) =>
  exchange && {
    grant: {
      type: exchangeGrant,
      ...(exchange.context !== undefined && { subjectTokenContext: exchange.context }),
    },
  };

async function run(
  { runtime, tenant }: OidcRequest,
  { script, sealedEnvironment }: SavedScript,
  about: { type: TokenType; token: object; context: object },
): Promise<CustomClaims> {
  const environment = openEnvironment(runtime, sealedEnvironment);
  try {
    return await runCustomizer(runtime, { ...about, tenantId: tenant.id, script, environment });
  } catch (error) {
    if (error instanceof QueueFullError)
      throw new ApiError(edgeErrors.busy, { headers: retryAfter, cause: error });
    throw error;
  }
}

/** A script that failed for a token of this request. */
export interface FailedScript {
  type: TokenType;
  failure: ScriptFailure;
  accountId: string | undefined;
  clientId: string | undefined;
}

/** The audit entries of scripts that failed: what they threw, never the script or its variables. */
export const buildScriptEntries = ({
  failedScripts = [],
  ip,
  userAgent,
  requestId,
}: OidcRequest): AuditEntry[] =>
  failedScripts.map(({ type, failure: { name, message, line }, accountId, clientId }) => ({
    key: auditKeys[type],
    userId: accountId,
    applicationId: clientId,
    payload: {
      result: 'Error',
      error: { code: jwtCustomizerErrors.general.code, message: `${name}: ${message}` },
      ...(line !== undefined && { line }),
      ip,
      userAgent,
      requestId,
    },
  }));
