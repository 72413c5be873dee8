import { edgeErrors } from '@gatehouse/contract/errors';
import type { FastifyRequest } from 'fastify';
import { readLinkCookie } from '../connection-links/link-cookie.ts';
import { findLinkBySecret, type LinkRow } from '../connection-links/links-store.ts';
import { fail } from '../lib/fail.ts';
import { callerAt } from '../limits/networks.ts';
import { countOrRefuse, uncountEvent } from '../limits/rate-limit.ts';
import type { Actor, Tenant } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';

const attempts = { name: 'connection-link', limit: 30, windowMs: 600_000 };

/**
 * The link of a secret. An attempt counts by IP address before the secret is looked up, so a caller who has guessed too often learns nothing
 * more; one with a genuine secret doesn't count.
 */
export async function findLinkCounted(
  runtime: Runtime,
  { id }: Tenant,
  { secret, ip }: { secret: string; ip: string },
): Promise<LinkRow | undefined> {
  await countOrRefuse(runtime, id, attempts, callerAt(ip));
  const link = await findLinkBySecret(runtime.database.for(id), secret);
  if (link) await uncountEvent(runtime, id, attempts, callerAt(ip));
  return link;
}

/** The link whose secret the cookie has, whatever its state: its handlers check that. */
export async function authenticateLink(
  runtime: Runtime,
  tenant: Tenant,
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
): Promise<Extract<Actor, { kind: 'connection-link' }>> {
  const secret = readLinkCookie(tenant, headers.cookie);
  const link = secret === undefined ? undefined : await findLinkCounted(runtime, tenant, { secret, ip });
  if (!link) return fail(edgeErrors.unauthorized, { internal: 'no connection link is open' });
  const { id: linkId, ssoConnectorId, organizationId } = link;
  return { kind: 'connection-link', linkId, ssoConnectorId, organizationId };
}
