import {
  addressFactors,
  type MfaFactor,
  spareFactor,
} from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { isMfaMandatory } from '@gatehouse/contract/sign-in-experience/policies';
import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { readSignInExperience } from './store.ts';

type Mfa = SignInExperienceSettings['mfa'];

const columns = { [addressFactors.email]: 'primaryEmail', [addressFactors.phone]: 'primaryPhone' } as const;

/** Whether a user of the row has set up one of these factors and can use it. */
const hasSetUp = (factors: readonly MfaFactor[]): RawBuilder<boolean> => sql`exists (
  select from mfa_verifications m where m.user_id = users.id and m.type = any(${factors}::text[])
    and (not m.data ? 'codes' or jsonb_path_exists(m.data, '$.codes[*] ? (@.usedAt == null)')))`;

/** Whether a code to an address of the account is a factor: where one is mandatory, or since its person has said so. */
function hasAddress(mfa: Mfa): RawBuilder<boolean> {
  const types = Object.values(addressFactors).filter((type) => mfa.factors.includes(type));
  if (types.length === 0) return sql`false`;
  const any = sql.join(
    types.map((type) => sql`${sql.ref(columns[type])} is not null`),
    sql` or `,
  );
  const enabled = isMfaMandatory(mfa) ? sql`true` : sql`settings @> '{"mfa": {"enabled": true}}'`;
  return sql`(${enabled} and (${any}))`;
}

function isAsked(mfa: Mfa): RawBuilder<boolean> {
  const mayLeaveOut = isMfaMandatory(mfa)
    ? sql`false`
    : sql`settings @> '{"mfa": {"skipMfaOnSignIn": true}}'`;
  return sql`((${hasSetUp(mfa.factors)} or ${hasAddress(mfa)}) and not ${mayLeaveOut})`;
}

function mustSetUp(mfa: Mfa): RawBuilder<boolean> {
  const factors = mfa.factors.filter((type) => type !== spareFactor);
  if (!isMfaMandatory(mfa) || factors.length === 0) return sql`false`;
  return sql`not (${hasSetUp(factors)} or ${hasAddress(mfa)})`;
}

/**
 * How many people have to set up a second factor after a change who had not to, and how many are no longer asked for one; by the rules
 * of the sign-in flow. Whose company has a sign-in of its own is asked there.
 */
export async function countTouchedByMfa(
  db: TenantDb,
  tenantId: string,
  { mfa: after }: { mfa: Mfa },
): Promise<{ toSetUp: number; noLongerAsked: number }> {
  const { mfa: before, singleSignOnEnabled } = await readSignInExperience(db, tenantId);
  const isElsewhere = singleSignOnEnabled
    ? sql<boolean>`exists (select from user_sso_identities i where i.user_id = users.id)`
    : sql<boolean>`false`;
  const count = (condition: RawBuilder<boolean>) => sql<string>`count(*) filter (where ${condition})`;
  const { toSetUp, noLongerAsked } = await db
    .selectFrom('users')
    .select([
      count(sql`${mustSetUp(after)} and not ${mustSetUp(before)}`).as('toSetUp'),
      count(sql`${isAsked(before)} and not ${isAsked(after)} and not ${mustSetUp(after)}`).as(
        'noLongerAsked',
      ),
    ])
    .where('isSuspended', '=', false)
    .where(sql<boolean>`not ${isElsewhere}`)
    .executeTakeFirstOrThrow();
  return { toSetUp: Number(toSetUp), noLongerAsked: Number(noLongerAsked) };
}
