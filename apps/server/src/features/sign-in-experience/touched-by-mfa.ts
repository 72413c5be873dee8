import {
  addressFactors,
  type MfaFactor,
  spareFactor,
} from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { isMfaMandatory } from '@gatehouse/contract/sign-in-experience/policies';
import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { readSignInExperience } from '../../experience/sign-in-experience-store.ts';

type Mfa = SignInExperienceSettings['mfa'];

const columns = { [addressFactors.email]: 'primaryEmail', [addressFactors.phone]: 'primaryPhone' } as const;

/** Who has set up which of these second factors and can use it, a row each. */
const listKept = (sets: Record<string, readonly MfaFactor[]>): RawBuilder<unknown> => sql`
  select user_id, ${sql.join(
    Object.entries(sets).map(
      ([name, factors]) => sql`bool_or(type = any(${factors}::text[])) as ${sql.ref(name)}`,
    ),
  )}
  from mfa_verifications m
  where not data ? 'codes' or jsonb_path_exists(data, '$.codes[*] ? (@.usedAt == null)')
  group by user_id`;

/** Whether a user of the row has one of a set of `listKept`. */
const hasSetUp = (set: string): RawBuilder<boolean> => sql`coalesce(kept.${sql.ref(set)}, false)`;

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

function isAsked(mfa: Mfa, set: string): RawBuilder<boolean> {
  const mayLeaveOut = isMfaMandatory(mfa)
    ? sql`false`
    : sql`settings @> '{"mfa": {"skipMfaOnSignIn": true}}'`;
  return sql`((${hasSetUp(set)} or ${hasAddress(mfa)}) and not ${mayLeaveOut})`;
}

function mustSetUp(mfa: Mfa, set: string): RawBuilder<boolean> {
  if (!isMfaMandatory(mfa) || withoutSpare(mfa).length === 0) return sql`false`;
  return sql`not (${hasSetUp(set)} or ${hasAddress(mfa)})`;
}

const withoutSpare = ({ factors }: Mfa): MfaFactor[] => factors.filter((type) => type !== spareFactor);

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
  const kept = listKept({
    asked_before: before.factors,
    asked_after: after.factors,
    own_before: withoutSpare(before),
    own_after: withoutSpare(after),
  });
  const hadTo = mustSetUp(before, 'own_before');
  const hasTo = mustSetUp(after, 'own_after');
  const count = (condition: RawBuilder<boolean>) => sql<number>`count(*) filter (where ${condition})`;
  // Read once, before and by itself: a look-up for each of a million users took four seconds.
  const { rows } = await sql<{ toSetUp: number; noLongerAsked: number }>`
    with kept as materialized (${kept})
    select ${count(sql`${hasTo} and not ${hadTo}`)} as to_set_up,
      ${count(sql`${isAsked(before, 'asked_before')} and not ${isAsked(after, 'asked_after')} and not ${hasTo}`)} as no_longer_asked
    from users left join kept on kept.user_id = users.id
    where not is_suspended and not ${isElsewhere}`.execute(db);
  return rows[0] ?? { toSetUp: 0, noLongerAsked: 0 };
}
