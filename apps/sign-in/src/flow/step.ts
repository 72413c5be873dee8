import type { PageState, PasswordStep } from '@gatehouse/contract/sign-in/page-state';
import type { NextStep } from '@gatehouse/contract/sign-in/steps';

/** A step named by the server, or the password step, which the page adds once the user has entered an identifier. */
export type Step = NextStep | PasswordStep;

/**
 * Whether the screen stays when the server rejects what was submitted. The server doesn't know the steps that the page adds and names the
 * one before; showing that one would hide the error and the input.
 */
export const staysAt = (current: Step | undefined, next: NextStep): boolean =>
  (current?.step === 'password' || current?.step === 'sso') &&
  ['begin', 'verify', 'code', 'link'].includes(next.step);

/** The props of a step's screen. */
export interface StepProps<Name extends Step['step']> {
  state: PageState;
  next: Extract<Step, { step: Name }>;
}
