import type { MessageUsage } from '@gatehouse/contract/connectors/connectors';
import type { Address, InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { CodePurpose } from '../../codes/code-store.ts';
import type { AddressVerification, Factor, FirstFactor, Registration } from '../../flow/factor.ts';
import type { Flow } from '../../flow/flow-store.ts';
import { hasAddress } from '../../flow/flow-user.ts';
import { offersCode } from '../../flow/offered-methods.ts';
import type { VerificationOf } from '../../state/verifications.ts';

/**
 * A code that was sent to an email address or phone number, and whether it was entered. `userId`: the account that had
 * the address at that time.
 */
export type CodeVerification = VerificationOf<'EmailVerificationCode' | 'PhoneVerificationCode'>;

/** The type of the verification of an identifier. */
export const codeType = ({ type }: Pick<Address, 'type'>): CodeVerification['type'] =>
  type === 'email' ? 'EmailVerificationCode' : 'PhoneVerificationCode';

/** The purpose of a code of this flow. */
export const codePurpose = (
  flow: Pick<Flow, 'rowId'>,
  { type, value }: Address,
  usage: MessageUsage,
): CodePurpose => ({ owner: flow.rowId, usage, target: `${type}:${value}` });

/**
 * Whether the code was sent for this event. Signing in and registering verify the same: that the identifier is the
 * user's.
 */
const isFor = (usage: MessageUsage, event: InteractionEvent): boolean =>
  event === 'ForgotPassword' ? usage === event : usage === 'SignIn' || usage === 'Register';

/** The account that has the identifier. */
export const codeFirstFactor = {
  isOffered: (
    { identifier }: { identifier: Pick<Address, 'type'> },
    event: InteractionEvent,
    experience: SignInExperience,
  ) => offersCode(identifier.type, event, experience),
  userId: ({ verified, usage, userId }, event) => (verified && isFor(usage, event) ? userId : undefined),
  asSecondFactor: ({ type }) => type,
  holds: ({ identifier }, user) => hasAddress(user, identifier),
  outlivesEvent: ({ verified, usage }) => verified && isFor(usage, 'SignIn'),
} satisfies FirstFactor<CodeVerification>;

/** An account with the identifier. */
export const codeRegistration: Registration<CodeVerification> = {
  profile: ({ verified, usage, identifier, userId }) =>
    verified && isFor(usage, 'Register') && userId === undefined
      ? { [identifier.type]: identifier.value }
      : undefined,
};

/** The identifier itself. */
export const codeAddress: AddressVerification<CodeVerification> = {
  verified: ({ verified, identifier }) => (verified ? identifier : undefined),
  secondFactor: ({ verified, usage, isForFactor = false, identifier, userId, type }) =>
    verified && userId === undefined && (usage === 'BindMfa' || isFor(usage, 'Register'))
      ? { type, identifier, isForFactor }
      : undefined,
};

/** The code until it is entered. */
export const pendingCode = ({
  verified,
  isForFactor,
  identifier,
  resendAt,
  expiresAt,
  type,
}: CodeVerification): ReturnType<NonNullable<Factor['pendingCode']>> =>
  verified ? undefined : { identifier, resendAt, expiresAt, secondFactor: isForFactor ? type : undefined };
