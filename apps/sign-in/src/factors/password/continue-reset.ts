import { verifyPassword } from '@gatehouse/contract/sign-in/password-endpoints';
import type { NextStep } from '@gatehouse/contract/sign-in/steps';
import type { FlowCall } from '../../flow/client.ts';
import { guessType } from '../../flow/identifier.ts';
import type { Step } from '../../flow/step.ts';

/**
 * Signs in with the password that a reset has just set (ADR 215). It is a sign-in like any other: the server compares the password and names
 * the step that follows. Returns the given step, after which the user signs in, if the tenant doesn't let them do so with this identifier, or
 * the server refuses it.
 */
export async function continueReset(
  call: FlowCall,
  ended: Step | undefined,
  name: string | undefined,
  password: string,
): Promise<Step | undefined> {
  if (ended?.step !== 'verify' || ended.event !== 'SignIn' || !name) return ended;
  const type = guessType(name, ['email', 'phone']);
  if (!ended.ways.some((way) => way.identifier === type && way.password)) return ended;
  try {
    const answer = await call(verifyPassword, { body: { identifier: { type, value: name }, password } });
    return answer.next satisfies NextStep | undefined;
  } catch {
    return ended;
  }
}
