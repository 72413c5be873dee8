import { authorizeHasura } from '@gatehouse/contract/authn/endpoints';
import { hasuraErrors } from '@gatehouse/contract/authn/errors';
import { edgeErrors } from '@gatehouse/contract/errors';
import type { JWTPayload } from 'jose';
import { ApiError, fail } from '../../lib/fail.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { readBearer } from '../../web/authenticate.ts';
import { implement } from '../../web/implement.ts';
import { boundKey } from '../../web/possession.ts';
import { readAudience, verifyToken } from '../../web/verify-token.ts';
import { listUserRoleNames } from './user-role-names.ts';

export const routes = [
  implement(authorizeHasura, async (ctx, { query: { resource, unauthorizedRole } }) => {
    try {
      const { sub } = await verifyOwn(ctx, resource);
      const role = ctx.header('expected-role') ?? '';
      const held = await listUserRoleNames(ctx.runtime.database, ctx.tenant.id, sub ?? '');
      // Names of roles differ in letter case, too.
      if (!held.includes(role)) fail(hasuraErrors.expectedRoleNotFound);
      return { 'X-Hasura-User-Id': sub, 'X-Hasura-Role': role };
    } catch (error) {
      if (!(error instanceof ApiError) || unauthorizedRole === undefined) throw error;
      return { 'X-Hasura-User-Id': await findSubject(ctx), 'X-Hasura-Role': unauthorizedRole };
    }
  }),
];

/** The claims of a token of this tenant for a resource. One that is limited to an organization has no roles of the tenant. */
async function verifyOwn(ctx: Ctx, resource: string): Promise<JWTPayload> {
  const token = readBearer(ctx.header('authorization'));
  const { issuer, claims } = await verifyToken(ctx.runtime, ctx.tenant, token, () => resource);
  // Hasura passes the token on as a Bearer token, without a proof that it has the key.
  if (boundKey(claims) !== undefined) return fail(edgeErrors.unauthorized);
  const isUsers = claims.sub !== claims.client_id && claims.organization_id === undefined;
  return issuer.id === ctx.tenant.id && isUsers ? claims : fail(edgeErrors.unauthorized);
}

/** The user of a valid token for any resource. */
async function findSubject(ctx: Ctx): Promise<string | undefined> {
  try {
    return (await verifyOwn(ctx, readAudience(readBearer(ctx.header('authorization'))))).sub;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
