import { adminTenantId } from '@gatehouse/contract/common';
import type { Permission } from '@gatehouse/contract/endpoint';
import { edgeErrors } from '@gatehouse/contract/errors';
import { withImplied } from '@gatehouse/contract/resources/management-scopes';
import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import type { Actor, Tenant } from '../runtime/ctx.ts';
import { findAdministrator, findMachine } from '../database/hot/callers.ts';
import { fail } from '../lib/fail.ts';
import { getTenantKeys } from '../keys/signing-keys-store.ts';
import { readFlows, selectFlow } from '../sessions/flow-cookie.ts';
import { findUserToken } from '../sessions/user-token.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { meIndicator } from '../tenancy/tenant.ts';
import { verifyToken } from './verify-token.ts';

/** Who calls, from the Authorization header or, in a sign-in, the cookie of open flows. Throws 401 unless the token is valid here, now, and its holder still is. */
export async function authenticate(
  runtime: Runtime,
  tenant: Tenant,
  permission: Permission,
  request: FastifyRequest,
): Promise<Actor> {
  if (permission === 'public') return { kind: 'anonymous' };
  if (permission === 'flow') return authenticateFlow(runtime, tenant, request);
  const token = readBearer(request.headers.authorization);
  if (permission === 'account')
    return (await findUserToken(runtime, tenant, token)) ?? fail(edgeErrors.unauthorized);
  const audience = permission === 'me' ? meIndicator(runtime.settings) : tenant.indicator;
  const { issuer, claims } = await verifyToken(runtime, tenant, token, audience);
  if (issuer.id === adminTenantId && claims.sub !== claims.client_id)
    return authenticateAdministrator(runtime, claims);
  // Of its own tokens a tenant's management API takes those of machines alone (ADR 5).
  if (permission !== 'me' && issuer.id === tenant.id && claims.sub === claims.client_id)
    return authenticateMachine(runtime, tenant, claims);
  return fail(edgeErrors.unauthorized, { internal: 'the token is of no caller this API takes' });
}

/** Our pages name their flow by its id, custom pages by application, and who names none means the newest (ADR 7). */
async function authenticateFlow(runtime: Runtime, tenant: Tenant, request: FastifyRequest): Promise<Actor> {
  const { cookies } = await getTenantKeys(runtime, tenant.id);
  const { app_id: queriedApp } = request.query as { app_id?: unknown };
  const appId = request.headers['logto-app-id'] ?? queriedApp;
  const flow = selectFlow(readFlows(tenant.id, cookies, request.headers.cookie), {
    flowId: request.headers['gatehouse-flow']?.toString(),
    appId: typeof appId === 'string' ? appId : undefined,
  });
  return flow ? { kind: 'flow', flowId: flow.id, clientId: flow.clientId } : fail(sessionErrors.notFound);
}

function readBearer(authorization: string | undefined): string {
  if (!authorization) return fail(edgeErrors.authorizationHeaderMissing);
  const match = /^Bearer +([^\s]+)$/i.exec(authorization);
  return match?.[1] ?? fail(edgeErrors.tokenTypeNotSupported);
}

const grantedScopes = ({ scope }: JWTPayload): readonly string[] =>
  withImplied(typeof scope === 'string' ? scope.split(' ').filter(Boolean) : []);

async function authenticateAdministrator(runtime: Runtime, claims: JWTPayload): Promise<Actor> {
  const {
    sub: userId = '',
    client_id: clientId,
    gid: grantId,
  } = claims as JWTPayload & { client_id: string; gid?: string };
  // A token outlives a suspension, our own APIs do not: user, client and grant are read on each request (ADR 7).
  const rows = await runtime.database.hot(findAdministrator, adminTenantId, [
    userId,
    clientId,
    grantId ?? '',
    runtime.clock(),
  ]);
  if (rows.length === 0) return fail(edgeErrors.unauthorized, { internal: 'user, client or grant is gone' });
  return { kind: 'administrator', userId, clientId, scopes: grantedScopes(claims), grantId };
}

async function authenticateMachine(runtime: Runtime, tenant: Tenant, claims: JWTPayload): Promise<Actor> {
  const clientId = String(claims.client_id);
  const [machine] = await runtime.database.hot<{ scopes: string[] }>(findMachine, tenant.id, [
    clientId,
    tenant.indicator,
  ]);
  if (!machine) return fail(edgeErrors.unauthorized, { internal: 'the application is gone' });
  // A token outlives the role it came from; with it a machine could give the role back to itself (ADR 7).
  const held = withImplied(machine.scopes);
  return { kind: 'machine', clientId, scopes: grantedScopes(claims).filter((scope) => held.includes(scope)) };
}
