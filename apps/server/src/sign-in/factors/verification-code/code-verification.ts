import type { MessageUsage } from '@gatehouse/contract/connectors/connectors';
import type { Address, InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { CodePurpose } from '../../codes/code-store.ts';
import { type FlowUser, hasAddress, type Verification } from '../../flow/flow-state.ts';
import type { Flow } from '../../flow/flow-store.ts';
import { waysOf } from '../../flow/sign-in-ways.ts';
import type { Factor } from '../../flow/factor.ts';

/** A code that was sent to an address, and whether it was entered. `userId`: the account that had the address when it was. */
export interface CodeVerification<
  T extends 'EmailVerificationCode' | 'PhoneVerificationCode',
> extends Verification {
  type: T;
  identifier: Address;
  usage: MessageUsage;
  verified: boolean;
  resendAt: number;
  expiresAt: number;
}

export type AnyCodeVerification = CodeVerification<'EmailVerificationCode' | 'PhoneVerificationCode'>;

/** The type of the verification of an address. */
export const codeType = ({ type }: Address): AnyCodeVerification['type'] =>
  type === 'email' ? 'EmailVerificationCode' : 'PhoneVerificationCode';

/** What a code of this flow is for. */
export const describePurpose = (flow: Flow, { type, value }: Address, usage: MessageUsage): CodePurpose => ({
  owner: flow.rowId,
  usage,
  target: `${type}:${value}`,
});

/** Whether the code was sent for this event. Signing in and registering prove the same: that the address is the person's. */
const isFor = (usage: MessageUsage, event: InteractionEvent): boolean =>
  event === 'ForgotPassword' ? usage === event : usage === 'SignIn' || usage === 'Register';

/** What a verified code means, alike for e-mail and phone. */
export const codeAnswers = {
  proves: ({ verified, usage, userId }: AnyCodeVerification, event: InteractionEvent): string | undefined =>
    verified && isFor(usage, event) ? userId : undefined,
  isOffered: ({ identifier }: AnyCodeVerification, event: InteractionEvent, experience: SignInExperience) =>
    waysOf(event, experience).some((way) => way.identifier === identifier.type && way.verificationCode),
  provesAddress: ({ verified, identifier }: AnyCodeVerification): Address | undefined =>
    verified ? identifier : undefined,
  registers: ({ verified, usage, identifier, userId }: AnyCodeVerification) =>
    verified && isFor(usage, 'Register') && userId === undefined
      ? { [identifier.type]: identifier.value }
      : undefined,
  pending: ({ verified, usage, identifier, resendAt, expiresAt, type }: AnyCodeVerification) =>
    verified
      ? undefined
      : { identifier, resendAt, expiresAt, secondFactor: usage === 'BindMfa' ? type : undefined },
  bindsAddress: ({ verified, usage, identifier, userId, type }: AnyCodeVerification) =>
    verified && usage === 'BindMfa' && userId === undefined
      ? { type, profile: { [identifier.type]: identifier.value } }
      : undefined,
  asSecondFactor: ({ type }: AnyCodeVerification) => type,
  holds: ({ identifier }: AnyCodeVerification, user: FlowUser): boolean => hasAddress(user, identifier),
  outlivesEvent: ({ verified, usage }: AnyCodeVerification): boolean => verified && isFor(usage, 'SignIn'),
} satisfies Partial<Factor<AnyCodeVerification>>;
