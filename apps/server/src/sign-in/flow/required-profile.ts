import { isProfileIncomplete } from '@gatehouse/contract/custom-profile-fields/asked';
import type { CustomProfileField } from '@gatehouse/contract/custom-profile-fields/custom-profile-fields';
import { gatherValues } from '@gatehouse/contract/custom-profile-fields/values';
import { accountErrors } from '@gatehouse/contract/sign-in/errors';
import type { ProfilePart } from '@gatehouse/contract/sign-in/steps';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { Profile, StoredState } from '../state/flow-state.ts';
import type { FlowUser } from './flow-user.ts';
import type { Refusal } from './refusal.ts';

/** What every account of the tenant must have. Email and phone together mean one of the two (CONST-19). */
function neededParts({
  identifiers,
  secondaryIdentifiers = [],
  password,
}: SignInExperience['signUp']): ProfilePart[] {
  const isEither = identifiers.includes('email') && identifiers.includes('phone');
  const first = identifiers.map((part) => (isEither && part !== 'username' ? 'emailOrPhone' : part));
  const further = secondaryIdentifiers.map(({ identifier }) => identifier);
  return [...new Set<ProfilePart>([...first, ...further, ...(password ? (['password'] as const) : [])])];
}

/** What the account requires and neither has nor gets by submitting. */
export function missingParts(
  profile: Profile,
  user: FlowUser | undefined,
  { signUp, socialSignIn }: SignInExperience,
): ProfilePart[] {
  // Users of an enterprise identity provider aren't asked for what it doesn't provide.
  if (profile.ssoIdentity) return [];
  const hasIdentity = Object.keys({ ...user?.identities, ...profile.identities }).length > 0;
  if (hasIdentity && socialSignIn.skipRequiredIdentifiers) return [];
  const email = Boolean(profile.email ?? user?.primaryEmail);
  const phone = Boolean(profile.phone ?? user?.primaryPhone);
  const present: Record<ProfilePart, boolean> = {
    username: Boolean(profile.username ?? user?.username),
    email,
    phone,
    emailOrPhone: email || phone,
    // An account that signs in with a provider needs no password.
    password: hasIdentity || Boolean(profile.password ?? user?.passwordEncrypted),
  };
  return neededParts(signUp).filter((part) => !present[part]);
}

/** The refusal that lists what is missing, if anything. */
export function findMissingProfile(
  profile: Profile,
  user: FlowUser | undefined,
  experience: SignInExperience,
): Refusal | undefined {
  const missingProfile = missingParts(profile, user, experience);
  return missingProfile.length > 0
    ? { error: accountErrors.missingProfile, data: { missingProfile } }
    : undefined;
}

/** Whether a registration still asks for the tenant's profile fields. An enterprise identity provider answers for its users. */
export const lacksExtraProfile = (
  { event, hasGivenProfile = false }: Pick<StoredState, 'event' | 'hasGivenProfile'>,
  profile: Profile,
  asked: readonly CustomProfileField[],
): boolean =>
  event === 'Register' &&
  !profile.ssoIdentity &&
  isProfileIncomplete(asked, gatherValues(profile), hasGivenProfile);

/** The refusal of a registration that lacks profile fields, under the name of the wire. */
export const findMissingExtra = (
  state: Pick<StoredState, 'event' | 'hasGivenProfile'>,
  profile: Profile,
  asked: readonly CustomProfileField[],
): Refusal | undefined =>
  lacksExtraProfile(state, profile, asked)
    ? { error: accountErrors.missingProfile, data: { missingProfile: ['extraProfile'] } }
    : undefined;
