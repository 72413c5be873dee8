import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { FirstFactor } from '../../flow/factor.ts';
import { offersPasskeys } from '../../flow/offered-methods.ts';
import type { VerificationOf } from '../../state/verifications.ts';

/** What a passkey verifies by itself: the device, and that its user unlocked it. */
export const passkeyFirstFactor = {
  isMultiFactor: true,
  isOffered: (_passkey: object, _event: InteractionEvent, experience: SignInExperience) =>
    offersPasskeys(experience),
  userId: ({ verified, userId }, event) => (verified && event === 'SignIn' ? userId : undefined),
  holds: ({ factorId }, { factors }) => factors.some(({ id }) => id === factorId),
} satisfies FirstFactor<VerificationOf<'SignInPasskey'>>;
