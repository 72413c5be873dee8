import { createHash } from 'node:crypto';
import { hotStatement } from '../database/hot/hot-statement.ts';
import type { Runtime } from '../runtime.ts';

const use = hotStatement(
  'use-token',
  `insert into used_tokens (tenant_id, connector_id, digest, expires_at)
   values ($1, $2, $3, to_timestamp($4::float8 / 1000)) on conflict do nothing returning 1`,
);

/**
 * Uses up a JWT of a provider that is good once, and whose signature has been verified. False when it was used before, in any process and
 * however its signature is spelt: base64 lets one be written in several ways.
 */
export async function useToken(
  { database }: Runtime,
  tenantId: string,
  connectorId: string,
  { token, expiresAt }: { token: string; expiresAt: number },
): Promise<boolean> {
  const signed = token.slice(0, token.lastIndexOf('.'));
  const digest = createHash('sha256').update(signed).digest('base64url');
  return (await database.hot(use, tenantId, [connectorId, digest, expiresAt])).length > 0;
}
