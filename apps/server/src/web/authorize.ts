import type { Endpoint, Permission } from '@gatehouse/contract/endpoint';
import { edgeErrors, entityErrors } from '@gatehouse/contract/errors';
import type { Actor } from '../runtime/ctx.ts';
import { fail } from '../lib/fail.ts';
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
  if (permission === 'public' || permission === 'flow') return;
  requireScope(actor, needed[permission] ?? permission);
}

/** Throws 403 unless the caller's token has the scope. */
export function requireScope(actor: Actor, scope: string): void {
  const scopes = 'scopes' in actor ? actor.scopes : [];
  if (!scopes.includes(scope)) fail(edgeErrors.forbidden, { data: { permission: scope } });
}
