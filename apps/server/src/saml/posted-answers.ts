import { createHash, randomBytes } from 'node:crypto';
import { providerErrors } from '@gatehouse/contract/connectors/errors';
import type { Ctx } from '../ctx.ts';
import { hotStatement } from '../database/hot/hot-statement.ts';
import { found } from '../fail.ts';
import type { Runtime } from '../runtime.ts';

const keep = hotStatement(
  'keep-posted-answer',
  `insert into posted_answers (tenant_id, connector_id, digest, reference, answer, expires_at)
   values ($1, $2, $3, $4, $5, to_timestamp($6::float8 / 1000))
   on conflict (tenant_id, connector_id, digest) do nothing returning reference`,
);

const take = hotStatement(
  'take-posted-answer',
  `update posted_answers set used_at = to_timestamp($4::float8 / 1000)
   where tenant_id = $1 and connector_id = $2 and reference = $3 and used_at is null
     and expires_at > to_timestamp($4::float8 / 1000) returning answer`,
);

/**
 * Keeps an answer that was found to be good, until the person's own browser asks for it by the reference that this answers. None for
 * one that has come before, to any process (attacks: replayed assertion id).
 */
export async function keepAnswer(
  { database }: Runtime,
  tenantId: string,
  connectorId: string,
  { id, answer, expiresAt }: { id: string; answer: string; expiresAt: number },
): Promise<string | undefined> {
  const digest = createHash('sha256').update(id).digest('base64url');
  const reference = randomBytes(32).toString('base64url');
  const values = [connectorId, digest, reference, answer, expiresAt];
  const [row] = await database.hot<{ reference: string }>(keep, tenantId, values);
  return row?.reference;
}

/** The answer, to whoever asks first. */
async function takeAnswer(
  { database, clock }: Runtime,
  tenantId: string,
  connectorId: string,
  reference: string,
): Promise<string | undefined> {
  const [row] = await database.hot<{ answer: string }>(take, tenantId, [connectorId, reference, clock()]);
  return row?.answer;
}

/**
 * What the provider posted, by what the page brought back: its reference alone, for an answer that the page brings itself was never counted.
 * Throws when there is none, or somebody has taken it.
 */
export async function readPosted(
  { runtime, tenant }: Pick<Ctx, 'runtime' | 'tenant'>,
  connectorId: string,
  { answer: reference }: Record<string, unknown>,
): Promise<{ SAMLResponse: string }> {
  const answer =
    typeof reference === 'string' ? await takeAnswer(runtime, tenant.id, connectorId, reference) : undefined;
  return { SAMLResponse: found(answer, providerErrors.authorization_failed) };
}
