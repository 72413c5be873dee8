import type { MessageUsage } from '@gatehouse/contract/connectors/connectors';
import type { Address, InteractionEvent, VerificationType } from '@gatehouse/contract/sign-in/interaction';
import { accountErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { ProfilePart } from '@gatehouse/contract/sign-in/steps';
import type { OwnFactor } from '@gatehouse/contract/sign-in-experience/asked-factors';
import type { MfaFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import type { UserProfile } from '@gatehouse/contract/users/users';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { isSameEmail } from '@gatehouse/contract/validation/email';
import type { Selectable } from 'kysely';
import type { UsersTable } from '../../database/tables/users.ts';
import { fail } from '../../lib/fail.ts';
import type { NewMfaVerification } from '../../mfa/mfa-store.ts';
import type { StoredPassword } from '../../passwords/stored-password.ts';
import type { UserJson } from '../../database/user-columns.ts';

/** What was shown to the flow; each factor keeps what it needs beside these. */
export interface Verification {
  id: string;
  type: VerificationType;
  /** The account that was proven, if one was; of an address, the one that has it. */
  userId?: string;
}

/** What submitting will write to the account. */
export interface Profile {
  username?: string;
  /** Proven by a code or a one-time token. */
  email?: string;
  phone?: string;
  password?: StoredPassword;
  name?: string;
  avatar?: string;
  /** What the person says of themselves. */
  profile?: UserProfile;
  /** Accounts elsewhere that were proven, by target. */
  identities?: Identities;
  /** The account at a company's identity provider that was proven. Only that proof sets it: it stands for a password and a second factor. */
  ssoIdentity?: SsoIdentity;
}

/** Who somebody is at a company's identity provider. */
export interface SsoIdentity {
  id: string;
  ssoConnectorId: string;
  issuer: string;
  identityId: string;
  detail: Record<string, unknown>;
}

/** Accounts elsewhere, by the target of their connector. */
export type Identities = Record<string, { userId: string; details?: Record<string, unknown> }>;

/** All that a sign-in flow knows, kept in the `flow` column of its row. Nothing of it comes from the browser unchecked. */
export interface FlowState {
  /** Counts the writes: one that is based on another state than the stored one is refused. */
  version: number;
  event?: InteractionEvent;
  /** When that was chosen, in milliseconds. */
  begunAt?: number;
  /** Whose account it is, proven; or the id that the account about to be made will have. */
  userId?: string;
  isNewUser?: boolean;
  /** The verification that proved whose account it is, or that the new one is registered with. */
  provenBy?: string;
  /** How the user was proven (RFC 8176). */
  amr: string[];
  verifications: Verification[];
  profile: Profile;
  /** A captcha was solved when the flow was begun, which counts until then. */
  humanUntil?: number;
  hasAgreed?: boolean;
  /** The account's second factor that was proven, and how RFC 8176 calls that. */
  secondFactor?: { id: string; amr: string };
  /** Second factors that submitting will add. */
  bound?: BoundFactor[];
  isMfaSkipped?: boolean;
  /** Codes to the account's own address are its second factor from now on. */
  isMfaEnabled?: boolean;
  /** No further factor is wanted beside them. */
  isSuggestionSkipped?: boolean;
  /** What proved the account is two factors in one. */
  isMultiFactor?: boolean;
  /** When the challenge was made that a passkey has signed, in milliseconds: no older one counts. Outlives beginning anew. */
  passkeyUsedAt?: number;
  isPasskeySkipped?: boolean;
  /** What the account was proven by, as a second factor is called: here it is none beside itself. */
  firstFactor?: MfaFactor;
  isSubmitted?: boolean;
}

export interface BoundFactor extends NewMfaVerification {
  id: string;
  /** The verification that it was set up by. */
  verificationId: string;
}

/** A flow of which nothing is known yet. */
export const emptyState = (version: number): FlowState => ({
  version,
  amr: [],
  verifications: [],
  profile: {},
});

/** What a flow needs to know of an account. */
export interface FlowUser
  extends
    UserJson,
    Pick<Selectable<UsersTable>, 'passwordEncrypted' | 'passwordEncryptionMethod' | 'isSuspended'> {
  ssoIdentities: Pick<SsoIdentity, 'ssoConnectorId' | 'issuer' | 'identityId'>[];
  settings: UserSettings;
  /** Second factors. */
  factors: (OwnFactor & { id: string })[];
}

/** What is remembered of how somebody signs in; a part of the `settings` column. */
export interface UserSettings {
  /** The terms they agreed to, and when. */
  terms?: AgreedTerms;
  mfa?: {
    enabled?: boolean;
    skipped?: boolean;
    skipMfaOnSignIn?: boolean;
    additionalBindingSuggestionSkipped?: boolean;
  };
  passkeySignIn?: { skipped?: boolean };
}

export interface AgreedTerms {
  agreedAt: number;
  termsOfUseUrl: string | null;
  privacyPolicyUrl: string | null;
}

/** The event that was chosen. Throws when none was. */
export const requireEvent = ({ event }: FlowState): InteractionEvent =>
  event ?? fail(sessionErrors.interactionNotFound);

/** Throws unless the flow is about this. */
export function requireEventIs(state: FlowState, event: InteractionEvent): void {
  if (requireEvent(state) !== event) fail(sessionErrors.invalidInteractionType);
}

/**
 * Throws when the tenant has switched off what the flow is about: the mode may change while a flow is open. A password reset can always be
 * begun, as clients of the wire expect; whether the tenant offers one is checked at identification (ADR 115).
 */
export function requireMode(event: InteractionEvent, experience: SignInExperience): void {
  if (event !== 'ForgotPassword' && !allowsEvent(event, experience)) fail(sessionErrors.modeForbidden);
}

/** Whether the tenant lets people do this. A forgotten password is of an account that exists. */
export const allowsEvent = (event: InteractionEvent, { signInMode }: SignInExperience): boolean =>
  signInMode !== (event === 'Register' ? 'SignIn' : 'Register');

/** Whether only an account can use a code for this purpose. It is not sent to an address without an account. */
export const isForAccounts = (purpose: MessageUsage, experience: SignInExperience): boolean =>
  purpose === 'ForgotPassword' || (purpose === 'SignIn' && !allowsEvent('Register', experience));

/**
 * Adds a verification; the latest of a type replaces the one before, which also bounds what a flow can hold. The one that said whose account
 * it is stays: at the end it is asked again whether it still counts.
 */
export const withVerification = (state: FlowState, verification: Verification): FlowState => ({
  ...state,
  verifications: [
    ...state.verifications.filter(({ id, type }) => type !== verification.type || id === state.provenBy),
    verification,
  ],
});

/** What every account of the tenant has to have. E-mail and phone together mean one of the two (CONST-19). */
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

/** Whether an account has an address. */
export const hasAddress = (
  { primaryEmail, primaryPhone }: Pick<FlowUser, 'primaryEmail' | 'primaryPhone'>,
  { type, value }: Address,
): boolean =>
  type === 'email' ? primaryEmail !== null && isSameEmail(primaryEmail, value) : primaryPhone === value;

/** What the account must have and neither has nor will get by submitting. */
export function missingParts(
  profile: Profile,
  user: FlowUser | undefined,
  { signUp, socialSignIn }: SignInExperience,
): ProfilePart[] {
  // What a company does not say of its people, they are not asked for.
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
    // Who comes in by a provider needs no password besides.
    password: hasIdentity || Boolean(profile.password ?? user?.passwordEncrypted),
  };
  return neededParts(signUp).filter((part) => !present[part]);
}

/** Throws with the list of what is missing. */
export function requireComplete(
  profile: Profile,
  user: FlowUser | undefined,
  experience: SignInExperience,
): void {
  const missingProfile = missingParts(profile, user, experience);
  if (missingProfile.length > 0) fail(accountErrors.missingProfile, { data: { missingProfile } });
}
