import type {
  SigningKey,
  SigningKeyAlgorithm,
  SigningKeyStatus,
  SigningKeyType,
} from '@gatehouse/contract/signing-keys/signing-keys';
import { sql } from 'kysely';
import type { TenantQueries } from '../../database/database.ts';
import type { SigningKeysTable } from '../../database/tables/protocol.ts';
import { lifetimes } from '../../sessions/lifetimes.ts';

export const purposeOf: Record<SigningKeyType, SigningKeysTable['purpose']> = {
  'private-keys': 'token',
  'cookie-keys': 'cookie',
};

const statusOf: Record<SigningKeysTable['state'], SigningKeyStatus> = {
  next: 'Next',
  current: 'Current',
  previous: 'Previous',
};

const kindOf = (algorithm: string): SigningKeyAlgorithm => (algorithm.startsWith('RS') ? 'RSA' : 'EC');

/** The keys of a type: next, current, previous. */
export async function listKeys(db: TenantQueries, keyType: SigningKeyType): Promise<SigningKey[]> {
  const rows = await db
    .selectFrom('signingKeys')
    .select(['id', 'algorithm', 'state', 'createdAt', 'effectiveAt', 'retiredAt'])
    .where('purpose', '=', purposeOf[keyType])
    .orderBy(sql`array_position(array['next', 'current', 'previous'], state::text)`)
    .orderBy('createdAt', 'desc')
    .execute();
  const hasSigned = keyType === 'private-keys' && rows.some(({ retiredAt }) => retiredAt !== null);
  const longestMs = hasSigned ? 1000 * (await longestTokenSeconds(db)) : 0;
  return rows.map(({ id, algorithm, state, createdAt, effectiveAt, retiredAt }) => ({
    id,
    createdAt,
    ...(algorithm !== null && { signingKeyAlgorithm: kindOf(algorithm) }),
    status: statusOf[state],
    ...(effectiveAt !== null && { effectiveAt }),
    ...(hasSigned && retiredAt !== null && { tokensValidUntil: retiredAt + longestMs }),
  }));
}

/** The longest time that a token of this tenant can be valid: access tokens by API resource, ID tokens by application. */
async function longestTokenSeconds(db: TenantQueries): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select greatest(${Math.max(lifetimes.accessToken, lifetimes.idToken)}::bigint,
      (select max(access_token_ttl) from resources),
      (select max((custom_client_metadata ->> 'idTokenTtl')::bigint) from applications)) as seconds`.execute(
    db,
  );
  return rows[0]?.seconds ?? lifetimes.accessToken;
}
