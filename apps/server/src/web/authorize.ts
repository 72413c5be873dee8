import { type Endpoint, isOfTenant, type Permission } from '@gatehouse/contract/endpoint';
import { edgeErrors, entityErrors } from '@gatehouse/contract/errors';
import { z } from 'zod';
import type { Actor, Tenant } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { fail } from '../lib/fail.ts';
import { getTenant } from '../tenancy/tenant.ts';
import type { Settings } from '../runtime/settings.ts';

/** The scopes that aren't named like the permission. A token of the account API is one for user data (OpenID Connect Core 3.1.2.1). */
const needed: Partial<Record<Permission, string>> = { me: 'all', account: 'openid' };

/** Throws 403 unless the caller's token has the permission of the endpoint, and 404 in the edition that doesn't have it. Called only by `api.ts`, before the handler. */
export function authorize(
  { permission, onlyIn }: Endpoint,
  actor: Actor,
  edition: Settings['EDITION'],
): void {
  if (onlyIn !== undefined && onlyIn !== edition) fail(entityErrors.notFound);
  if (permission === 'public' || permission === 'flow' || permission === 'connection-link') return;
  requireScope(actor, needed[permission] ?? permission);
}

/**
 * Throws 403 if the operation changes a suspended tenant, or is part of a sign-in there. The tenant is that of the host, or the one in the path of
 * an operation at the administrators' origin.
 */
export async function requireUnsuspended(
  runtime: Runtime,
  { method, permission, worksWhileSuspended }: Endpoint,
  tenant: Tenant,
  params: unknown,
): Promise<void> {
  if (worksWhileSuspended || (method === 'GET' && permission !== 'flow')) return;
  const { tenantId } = isOfTenant(permission) ? pathOfTenant.parse(params) : { tenantId: undefined };
  const affected = tenantId === undefined ? tenant : await getTenant(runtime, tenantId);
  if (affected?.isSuspended) fail(edgeErrors.tenantSuspended);
}

/** The parameters of an operation on a tenant. */
export const pathOfTenant = z.object({ tenantId: z.string() });

/** Throws 403 unless the caller's token has the scope. */
export function requireScope(actor: Actor, scope: string): void {
  const scopes = 'scopes' in actor ? actor.scopes : [];
  if (!scopes.includes(scope)) fail(edgeErrors.forbidden, { data: { permission: scope } });
}
