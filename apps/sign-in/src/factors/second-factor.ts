import type { NextStep } from '@gatehouse/contract/sign-in/steps';
import type { SignInTextKey } from '@gatehouse/phrases/sign-in/en';
import type { ComponentType } from 'react';

/** A code that was sent as second factor and isn't entered yet. */
export type SentCode = NonNullable<Extract<NextStep, { step: 'mfa' }>['sent']>;

/** The props of a second factor's forms. `address` and `sent` are set for email and SMS codes only. */
export interface SecondFactorProps {
  event: Extract<NextStep, { step: 'mfa' }>['event'];
  /** The account's email address or phone number, masked. */
  address: string | undefined;
  sent: SentCode | undefined;
}

/** A second factor on the sign-in pages. Each has a folder and an entry in `second-factors.ts`. */
export interface SecondFactor {
  /** Its name in the list of second factors, and the title of its setup. */
  name: SignInTextKey;
  /** The instruction; `{address}` is where a code is sent. */
  text: SignInTextKey;
  /** The form that verifies it and follows the next step in the response. */
  Verify: ComponentType<SecondFactorProps>;
  /** The form that sets it up. Backup codes have a step for that instead. */
  SetUp?: ComponentType<SecondFactorProps>;
  /** It starts with a button and has no field to focus, so the title gets the focus. */
  isPressed?: boolean;
}
