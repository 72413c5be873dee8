import {
  addressFactors,
  type MfaFactor,
  spareFactor,
} from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { enforcesOrganizationMfa, isMfaMandatory } from '@gatehouse/contract/sign-in-experience/policies';
import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { readSignInExperience } from '../../experience/sign-in-experience-store.ts';

type Mfa = SignInExperienceSettings['mfa'];

const columns = { [addressFactors.email]: 'primaryEmail', [addressFactors.phone]: 'primaryPhone' } as const;

/** For each user with second factors, or in an organization that requires them: whether one of each set is set up and usable. */
const listKept = (sets: Record<string, readonly MfaFactor[]>): RawBuilder<unknown> => sql`
  select user_id, bool_or(is_member) as is_member, ${sql.join(
    Object.entries(sets).map(
      ([name, factors]) => sql`bool_or(type = any(${factors}::text[])) as ${sql.ref(name)}`,
    ),
  )}
  from (
    select user_id, type, false as is_member from mfa_verifications
    where not data ? 'codes' or jsonb_path_exists(data, '$.codes[*] ? (@.usedAt == null)')
    union all
    select g.user_id, null, true from organization_users g
      join organizations o on o.tenant_id = g.tenant_id and o.id = g.organization_id and o.is_mfa_required) f
  group by user_id`;

/** Whether the user of the row has a factor of this set of `listKept`. */
const hasSetUp = (set: string): RawBuilder<boolean> => sql`coalesce(kept.${sql.ref(set)}, false)`;

/** Whether MFA is mandatory for the user of the row: for all, or as a member of an organization that requires it (ADR 146). */
function isRequired(mfa: Mfa): RawBuilder<boolean> {
  if (isMfaMandatory(mfa)) return sql`true`;
  return enforcesOrganizationMfa(mfa) ? sql`coalesce(kept.is_member, false)` : sql`false`;
}

/** Whether codes to the account's email address or phone number count as a factor: if MFA is mandatory, or if the user turned it on. */
function hasAddress(mfa: Mfa): RawBuilder<boolean> {
  const types = Object.values(addressFactors).filter((type) => mfa.factors.includes(type));
  if (types.length === 0) return sql`false`;
  const any = sql.join(
    types.map((type) => sql`${sql.ref(columns[type])} is not null`),
    sql` or `,
  );
  return sql`((${isRequired(mfa)} or settings @> '{"mfa": {"enabled": true}}') and (${any}))`;
}

function isAsked(mfa: Mfa, set: string): RawBuilder<boolean> {
  const mayLeaveOut = sql`(settings @> '{"mfa": {"skipMfaOnSignIn": true}}' and not ${isRequired(mfa)})`;
  return sql`((${hasSetUp(set)} or ${hasAddress(mfa)}) and not ${mayLeaveOut})`;
}

function mustSetUp(mfa: Mfa, set: string): RawBuilder<boolean> {
  if (withoutSpare(mfa).length === 0) return sql`false`;
  return sql`(${isRequired(mfa)} and not (${hasSetUp(set)} or ${hasAddress(mfa)}))`;
}

const withoutSpare = ({ factors }: Mfa): MfaFactor[] => factors.filter((type) => type !== spareFactor);

/**
 * The number of users who will have to set up a second factor because of a change, and of those who will no longer be asked for one, by the
 * rules of the sign-in flow. Users who sign in with enterprise SSO aren't counted: their identity provider asks for factors.
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
  // Materialized, so that factors are read once: looking them up for each of a million users took four seconds.
  const { rows } = await sql<{ toSetUp: number; noLongerAsked: number }>`
    with kept as materialized (${kept})
    select ${count(sql`${hasTo} and not ${hadTo}`)} as to_set_up,
      ${count(sql`${isAsked(before, 'asked_before')} and not ${isAsked(after, 'asked_after')} and not ${hasTo}`)} as no_longer_asked
    from users left join kept on kept.user_id = users.id
    where not is_suspended and not ${isElsewhere}`.execute(db);
  return rows[0] ?? { toSetUp: 0, noLongerAsked: 0 };
}
