import type { Tenant } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { listOtherHosts } from '../tenancy/hosts.ts';
import type { StoredCredential } from './web-authn-credentials.ts';

/**
 * The tenant's other hosts whose passkeys can be used here, as related origins (WebAuthn Level 3, section 5.11). They are looked up only if one of
 * the passkeys belongs to another host.
 */
export async function listPasskeyHosts(
  runtime: Runtime,
  tenant: Tenant,
  known: readonly Pick<StoredCredential, 'rpId'>[],
): Promise<string[]> {
  const own = new URL(tenant.origin).hostname;
  if (known.every(({ rpId }) => rpId === own)) return [];
  return (await listOtherHosts(runtime, tenant)).map(({ origin }) => new URL(origin).hostname);
}
