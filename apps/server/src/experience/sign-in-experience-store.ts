import { findAskedFields } from '@gatehouse/contract/custom-profile-fields/asked';
import type { CustomProfileField } from '@gatehouse/contract/custom-profile-fields/custom-profile-fields';
import { adminTenantId } from '@gatehouse/contract/common';
import { completePasswordPolicy } from '@gatehouse/contract/passwords/complete-policy';
import { completeUsernamePolicy } from '@gatehouse/contract/sign-in-experience/username-policy';
import { addressFactors } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { findRecoveryChannels, type Senders } from '@gatehouse/contract/sign-in-experience/rules';
import {
  defaultSignInExperience,
  type SignInExperience,
  type SignInExperienceSettings,
} from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { sql } from 'kysely';
import type { TenantDb, TenantQueries } from '../database/database.ts';
import { findConnected, findSenders } from '../connectors/senders.ts';
import { listProfileFields } from '../profile-fields/profile-fields-store.ts';
import type { Runtime } from '../runtime/runtime.ts';

const cacheKind = 'sign-in-experience';

/**
 * In the cloud edition, anyone may register at the admin tenant, with an email address that they have verified: invitations are found by it
 * (ADR 186). That gives no access to any tenant.
 */
const openRegistration: Pick<SignInExperience, 'signInMode' | 'signUp' | 'signIn'> = {
  signInMode: 'SignInAndRegister',
  signUp: { identifiers: ['email'], password: true, verify: true },
  signIn: {
    methods: [
      { identifier: 'email', password: true, verificationCode: true, isPasswordPrimary: true },
      { identifier: 'username', password: true, verificationCode: false, isPasswordPrimary: true },
    ],
  },
};

/** The sign-in experience as it applies: the admin tenant of the cloud edition signs in by email address, whatever is saved. */
export const withOpenRegistration = (
  { settings }: Pick<Runtime, 'settings'>,
  experience: SignInExperience,
): SignInExperience =>
  experience.tenantId === adminTenantId && settings.EDITION === 'cloud'
    ? { ...experience, ...openRegistration }
    : experience;

/** Completes the saved settings with defaults, for fields that were added in later versions. */
function complete(saved: Partial<SignInExperienceSettings> | undefined): SignInExperienceSettings {
  const settings = { ...defaultSignInExperience, ...saved };
  return {
    ...settings,
    passwordPolicy: completePasswordPolicy(settings.passwordPolicy),
    usernamePolicy: completeUsernamePolicy(settings.usernamePolicy),
  };
}

const toSignInExperience = (tenantId: string, settings: SignInExperienceSettings): SignInExperience => ({
  tenantId,
  id: 'default',
  ...settings,
});

/**
 * The sign-in experience for flows and pages, with the recovery methods that work; cached for ten seconds, or until it or a connector
 * changes.
 */
export async function getSignInExperience(runtime: Runtime, tenantId: string): Promise<SignInExperience> {
  return (await load(runtime, tenantId)).experience;
}

/** All profile fields of a tenant, from the same cache. */
export const getProfileFields = async (runtime: Runtime, tenantId: string): Promise<CustomProfileField[]> =>
  (await load(runtime, tenantId)).fields;

/** Those that a registration asks for, in its order. */
export const getAskedFields = async (runtime: Runtime, tenantId: string): Promise<CustomProfileField[]> =>
  (await load(runtime, tenantId)).askedFields;

/** The sign-in experience with these fields, read at once. */
export const getExperienceWithFields = (
  runtime: Runtime,
  tenantId: string,
): Promise<Pick<Loaded, 'experience' | 'askedFields'>> => load(runtime, tenantId);

interface Loaded {
  experience: SignInExperience;
  fields: CustomProfileField[];
  askedFields: CustomProfileField[];
}

const load = (runtime: Runtime, tenantId: string): Promise<Loaded> =>
  runtime.cache.get<Loaded>(tenantId, cacheKind, async () => {
    const db = runtime.database.for(tenantId);
    const [saved, fields, senders] = await Promise.all([
      readSignInExperience(db, tenantId),
      listProfileFields(db),
      findRecoverySenders(runtime, tenantId),
    ]);
    // Resolved here, and not for each of the many reads of a sign-in.
    const experience = withRecovery(saved, senders);
    return {
      experience: withOpenRegistration(runtime, experience),
      fields,
      askedFields: findAskedFields(fields, experience.signUpProfileFields),
    };
  });

/** Limits `forgotPasswordMethods` to those that work now: of the chosen ones, or of all if it is null, those with a connector. */
export async function resolveRecovery<T extends SignInExperience>(
  runtime: Runtime,
  experience: T,
): Promise<T> {
  return withRecovery(experience, await findRecoverySenders(runtime, experience.tenantId));
}

const withRecovery = <T extends SignInExperience>(experience: T, senders: Senders): T => ({
  ...experience,
  forgotPasswordMethods: findRecoveryChannels(experience, senders).map((channel) => addressFactors[channel]),
});

/** Administrators who forgot their password can't read the development inbox, so it doesn't count as a connector in the admin tenant. */
const findRecoverySenders = (runtime: Runtime, tenantId: string): Promise<Senders> =>
  tenantId === adminTenantId ? findConnected(runtime, tenantId) : findSenders(runtime, tenantId);

/** Drops the cached sign-in experience of every process. Called after the change was committed. */
export const dropSignInExperience = (runtime: Runtime, tenantId: string): Promise<void> =>
  runtime.cache.changed(tenantId, cacheKind);

/** The saved sign-in experience, for administration. */
export async function readSignInExperience(db: TenantQueries, tenantId: string): Promise<SignInExperience> {
  const row = await db.selectFrom('signInExperiences').select('settings').executeTakeFirst();
  return toSignInExperience(tenantId, complete(row?.settings));
}

/** The same, locked until the transaction ends, so that concurrent changes are checked one after the other. */
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

/** Whether the tenant has custom texts in a language. */
export async function hasOwnTexts(db: TenantDb, languageTag: string): Promise<boolean> {
  const row = await db
    .selectFrom('customPhrases')
    .select('id')
    .where('languageTag', '=', languageTag)
    .executeTakeFirst();
  return row !== undefined;
}
