import type { MessageUsage } from '@gatehouse/contract/connectors/connectors';
import type { Identifier, InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type { SignInMethod } from '@gatehouse/contract/sign-in-experience/methods';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { FlowUser } from './flow-user.ts';
import type { StoredState } from '../state/flow-state.ts';
import { accountOf, type Verification } from '../state/verifications.ts';

// The methods that a tenant offers. Operations, decisions and pages all use these, and none of them depends on an
// account.

/** Whether the tenant allows this event. Only an existing account has a forgotten password. */
export const allowsEvent = (event: InteractionEvent, { signInMode }: SignInExperience): boolean =>
  signInMode !== (event === 'Register' ? 'SignIn' : 'Register');

/**
 * Whether a flow with this event can be started and continued; what an account is created with is checked separately
 * (`canCreateWith`). A password reset can always be started, as clients of the wire expect; whether the tenant offers
 * one is checked at identification (ADR 115).
 */
export const isOpen = (
  {
    event,
    verifications,
    invitationHash,
  }: { event: InteractionEvent; verifications: readonly Verification[] } & Invited,
  experience: SignInExperience,
): boolean =>
  event === 'ForgotPassword' ||
  allowsEvent(event, experience) ||
  (event === 'Register' && (invitationHash !== undefined || verifications.some(isInvitation)));

/** Whether the flow's browser has opened the link of an invitation with which administrators register. */
type Invited = Pick<StoredState, 'invitationHash'>;

/** A one-time token for an email address without an account: its owner can register, even if registration is off. */
export const isInvitation = (verification: Verification): boolean =>
  verification.type === 'OneTimeToken' &&
  accountOf(verification) === undefined &&
  (verification.context.interactionEvent ?? 'Register') === 'Register';

/** Whether an account can be created with this: if registration is off, only with an invitation. */
export const canCreateWith = (
  { invitationHash }: Invited,
  verification: Verification | undefined,
  experience: SignInExperience,
): boolean =>
  allowsEvent('Register', experience) ||
  invitationHash !== undefined ||
  (verification !== undefined && isInvitation(verification));

/** Whether only an account can use a code for this purpose. It is not sent to a recipient without an account. */
export const isForAccounts = (purpose: MessageUsage, experience: SignInExperience): boolean =>
  purpose === 'ForgotPassword' || (purpose === 'SignIn' && !allowsEvent('Register', experience));

const recoveryTypes = { EmailVerificationCode: 'email', PhoneVerificationCode: 'phone' } as const;

/**
 * The identifier types that can get a code for resetting a password. Takes settings with their `forgotPasswordMethods`
 * resolved.
 */
export const recoveryIdentifiers = ({
  forgotPasswordMethods,
}: Pick<SignInExperience, 'forgotPasswordMethods'>): ('email' | 'phone')[] =>
  (forgotPasswordMethods ?? []).map((method) => recoveryTypes[method]);

const byCode = (identifier: Identifier['type']): SignInMethod => ({
  identifier,
  password: false,
  verificationCode: true,
  isPasswordPrimary: false,
});

/** How the page continues after each identifier type. */
export function waysOf(event: InteractionEvent, experience: SignInExperience): SignInMethod[] {
  if (event === 'SignIn')
    return experience.signIn.methods.map((method) => ({
      ...method,
      verificationCode: method.verificationCode && method.identifier !== 'username',
    }));
  if (event === 'ForgotPassword') return recoveryIdentifiers(experience).map(byCode);
  return experience.signUp.identifiers.map((identifier) =>
    identifier === 'username'
      ? { identifier, password: true, verificationCode: false, isPasswordPrimary: true }
      : byCode(identifier),
  );
}

/** Whether an account with this identifier type can be verified by its password. */
export const offersPassword = (
  identifier: Identifier['type'],
  event: InteractionEvent,
  { signIn }: SignInExperience,
): boolean =>
  event === 'SignIn' && signIn.methods.some((way) => way.identifier === identifier && way.password);

/** Whether this account can sign in with its password, by any of its identifiers. */
export const offersPasswordTo = (
  { username, primaryEmail, primaryPhone }: Pick<FlowUser, 'username' | 'primaryEmail' | 'primaryPhone'>,
  { signIn }: SignInExperience,
): boolean => {
  const identifiers = { username, email: primaryEmail, phone: primaryPhone };
  return signIn.methods.some(({ identifier, password }) => password && identifiers[identifier] !== null);
};

/** Whether an account can be created with a username and a password. */
export const offersNewPassword = ({ signUp }: SignInExperience): boolean =>
  signUp.identifiers.includes('username') && signUp.password;

/** Whether a code to this identifier type is offered for this event. */
export const offersCode = (
  identifier: Identifier['type'],
  event: InteractionEvent,
  experience: SignInExperience,
): boolean => waysOf(event, experience).some((way) => way.identifier === identifier && way.verificationCode);

/** Whether the link of a one-time token is offered for this event: for a password reset, only if there is any method. */
export const offersLink = (event: InteractionEvent, experience: SignInExperience): boolean =>
  event !== 'ForgotPassword' || recoveryIdentifiers(experience).length > 0;

/** Whether a passkey verifies an account by itself. */
export const offersPasskeys = ({ passkeySignIn }: SignInExperience): boolean =>
  passkeySignIn.enabled === true;

/**
 * Whether users can sign in with accounts of this social provider and, if asked, be linked by an email address or phone
 * number it vouches for.
 */
export const offersSocial = (
  target: string,
  { socialSignInConnectorTargets, socialSignIn }: SignInExperience,
  isLinking = false,
): boolean =>
  socialSignInConnectorTargets.includes(target) &&
  (!isLinking || socialSignIn.automaticAccountLinking === true);

/** Whether users can sign in at the identity provider of their company. */
export const offersSso = ({ singleSignOnEnabled }: SignInExperience): boolean => singleSignOnEnabled;
