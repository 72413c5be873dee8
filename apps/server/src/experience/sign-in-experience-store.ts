import { adminTenantId } from '@gatehouse/contract/common';
import { completePasswordPolicy } from '@gatehouse/contract/passwords/complete-policy';
import { addressFactors } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { findRecoveryChannels, type Senders } from '@gatehouse/contract/sign-in-experience/rules';
import {
  defaultSignInExperience,
  type SignInExperience,
  type SignInExperienceSettings,
} from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { sql } from 'kysely';
import type { TenantDb, TenantQueries } from '../database/database.ts';
import { findSenders, listSenders } from '../connectors/senders.ts';
import type { Runtime } from '../runtime/runtime.ts';

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

/**
 * The sign-in experience as flows and pages follow it, with its recovery resolved; at most ten seconds old, and dropped when it or a
 * connector changes.
 */
export async function getSignInExperience(runtime: Runtime, tenantId: string): Promise<SignInExperience> {
  const saved = await runtime.cache.get<SignInExperience>(tenantId, cacheKind, async () => {
    const experience = await readSignInExperience(runtime.database.for(tenantId), tenantId);
    // Anybody may have an account at the cloud's own tenant; it gives no right on any other (ADR 5).
    const isOpen = tenantId === adminTenantId && runtime.settings.EDITION === 'cloud';
    return isOpen ? { ...experience, signInMode: 'SignInAndRegister' } : experience;
  });
  return resolveRecovery(runtime, saved);
}

/** With the methods in `forgotPasswordMethods` that work now: of those chosen, or of all where it is null, the ones that can send. */
export async function resolveRecovery<T extends SignInExperience>(
  runtime: Runtime,
  experience: T,
): Promise<T> {
  const { tenantId, forgotPasswordMethods } = experience;
  if (forgotPasswordMethods?.length === 0) return experience;
  const channels = findRecoveryChannels(experience, await findRecoverySenders(runtime, tenantId));
  return { ...experience, forgotPasswordMethods: channels.map((channel) => addressFactors[channel]) };
}

/** Administrators cannot read a development inbox of their own, so a code that is sent there does not help with a forgotten password. */
async function findRecoverySenders(runtime: Runtime, tenantId: string): Promise<Senders> {
  if (tenantId !== adminTenantId) return findSenders(runtime, tenantId);
  const connected = await listSenders(runtime, tenantId);
  return { email: connected.includes('Email'), phone: connected.includes('Sms') };
}

/** Tells every process that the sign-in experience has changed; after the change is committed. */
export const dropSignInExperience = (runtime: Runtime, tenantId: string): Promise<void> =>
  runtime.cache.changed(tenantId, cacheKind);

/** As it is saved now, for who administers it. */
export async function readSignInExperience(db: TenantQueries, tenantId: string): Promise<SignInExperience> {
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
