import type { Permission } from '@gatehouse/contract/endpoint';
import { edgeErrors } from '@gatehouse/contract/errors';
import type { Actor } from '../runtime/ctx.ts';
import { fail } from '../lib/fail.ts';

/** Throws 403 unless the caller's token has the permission of the endpoint. Called only by `api.ts`, before the handler. */
export function authorize(permission: Permission, actor: Actor): void {
  if (permission === 'public' || permission === 'flow' || permission === 'account') return;
  requireScope(actor, permission === 'me' ? 'all' : permission);
}

/** Throws 403 unless the caller's token has the scope. */
export function requireScope(actor: Actor, scope: string): void {
  const scopes = 'scopes' in actor ? actor.scopes : [];
  if (!scopes.includes(scope)) fail(edgeErrors.forbidden, { data: { permission: scope } });
}
