import type { Me } from '@gatehouse/contract/me/me';
import { emailPattern } from '@gatehouse/contract/validation/email';

/** What the steps of a change of e-mail address or password hand on to each other. */
export interface StepState {
  action: 'changeEmail' | 'changePassword';
  /** The account's address. An account without one, which signs in by its username, has null. */
  email: string | null;
  verificationRecordId?: string;
}

/** The state a step was reached with, or undefined when somebody opened it directly (PRF-08). */
export function parseStepState(state: unknown, me: Pick<Me, 'primaryEmail'>): StepState | undefined {
  const { action, email, verificationRecordId } = (state ?? {}) as Partial<StepState>;
  const isAction = action === 'changeEmail' || action === 'changePassword';
  const isEmail = typeof email === 'string' ? emailPattern.test(email) : email === null && !me.primaryEmail;
  if (!isAction || !isEmail || email === undefined) return undefined;
  return {
    action,
    email,
    verificationRecordId: typeof verificationRecordId === 'string' ? verificationRecordId : undefined,
  };
}
