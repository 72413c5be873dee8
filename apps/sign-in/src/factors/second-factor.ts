import type { NextStep } from '@gatehouse/contract/sign-in/steps';
import type { SignInTextKey } from '@gatehouse/phrases/sign-in/en';
import type { ComponentType } from 'react';

/** A code that was sent as second factor and not yet entered. */
export type SentCode = NonNullable<Extract<NextStep, { step: 'mfa' }>['sent']>;

/** What a second factor is drawn from. Both are there for codes to the account's own address alone. */
export interface SecondFactorProps {
  event: Extract<NextStep, { step: 'mfa' }>['event'];
  /** Masked. */
  address: string | undefined;
  sent: SentCode | undefined;
}

/** A second factor on these pages: its folder exports one, and `second-factors.ts` names it. */
export interface SecondFactor {
  /** What it is called where one is chosen, and over what sets it up. */
  name: SignInTextKey;
  /** What is asked for; `{address}` is where a code goes. */
  text: SignInTextKey;
  /** Proves the account by it, up to following the answer's next step. */
  Prove: ComponentType<SecondFactorProps>;
  /** Sets it up; the spare factor has a step of its own for that. */
  Bind?: ComponentType<SecondFactorProps>;
  /** It is begun by a button, and has no field that would take the focus: the title does. */
  isPressed?: boolean;
}
