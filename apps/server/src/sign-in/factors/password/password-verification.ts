import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { FirstFactor } from '../../flow/factor.ts';
import { offersPassword } from '../../flow/offered-methods.ts';
import type { VerificationOf } from '../../state/verifications.ts';

type PasswordVerification = VerificationOf<'Password'>;

/** What a correct password verifies. */
export const passwordFirstFactor = {
  isOffered: (
    { identifier }: Pick<PasswordVerification, 'identifier'>,
    event: InteractionEvent,
    experience: SignInExperience,
  ) => offersPassword(identifier.type, event, experience),
  userId: ({ userId }) => userId,
} satisfies FirstFactor<PasswordVerification>;
