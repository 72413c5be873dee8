import { adminTenantId } from '@gatehouse/contract/common';
import { completePasswordPolicy } from '@gatehouse/contract/passwords/complete-policy';
import {
  defaultSignInExperience,
  type SignInExperience,
  type SignInExperienceSettings,
} from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { hotStatement } from '../../database/hot/hot-statement.ts';
import type { Runtime } from '../../runtime.ts';

const findSettings = hotStatement(
  'find-sign-in-experience',
  'select settings from sign_in_experiences where tenant_id = $1',
);

const cacheKind = 'sign-in-experience';

/** What was saved, over what a new tenant has: a field that came with a later version has its default. */
function complete(saved: Partial<SignInExperienceSettings> | undefined): SignInExperienceSettings {
  const settings = { ...defaultSignInExperience, ...saved };
  return { ...settings, passwordPolicy: completePasswordPolicy(settings.passwordPolicy) };
}

const toSignInExperience = (tenantId: string, settings: SignInExperienceSettings): SignInExperience => ({
  tenantId,
  id: 'default',
  ...settings,
});

/** The sign-in experience as flows and pages follow it; at most ten seconds old, and dropped when it changes. */
export function getSignInExperience(runtime: Runtime, tenantId: string): Promise<SignInExperience> {
  return runtime.cache.get(tenantId, cacheKind, async () => {
    const [row] = await runtime.database.hot<{ settings: Partial<SignInExperienceSettings> }>(
      findSettings,
      tenantId,
    );
    const settings = complete(row?.settings);
    // Anybody may have an account at the cloud's own tenant; it gives no right on any other (ADR 5).
    if (tenantId === adminTenantId && runtime.settings.EDITION === 'cloud')
      settings.signInMode = 'SignInAndRegister';
    return toSignInExperience(tenantId, settings);
  });
}

/** Tells every process that the sign-in experience has changed; after the change is committed. */
export const dropSignInExperience = (runtime: Runtime, tenantId: string): Promise<void> =>
  runtime.cache.changed(tenantId, cacheKind);

/** As it is saved now, for who administers it. */
export async function readSignInExperience(db: TenantDb, tenantId: string): Promise<SignInExperience> {
  const row = await db.selectFrom('signInExperiences').select('settings').executeTakeFirst();
  return toSignInExperience(tenantId, complete(row?.settings));
}

/** The same, locked until the transaction ends: two changes at once are checked one after the other. */
export async function lockSignInExperience(db: TenantDb): Promise<SignInExperienceSettings> {
  const row = await db.selectFrom('signInExperiences').select('settings').forUpdate().executeTakeFirst();
  return complete(row?.settings);
}

/** Replaces the given fields. */
export async function saveSignInExperience(
  db: TenantDb,
  change: Partial<SignInExperienceSettings>,
): Promise<void> {
  await db
    .updateTable('signInExperiences')
    .set({ settings: sql`settings || ${JSON.stringify(change)}::jsonb` })
    .execute();
}

/** Whether the tenant has words of its own in a language. */
export async function hasOwnTexts(db: TenantDb, languageTag: string): Promise<boolean> {
  const row = await db
    .selectFrom('customPhrases')
    .select('id')
    .where('languageTag', '=', languageTag)
    .executeTakeFirst();
  return row !== undefined;
}
