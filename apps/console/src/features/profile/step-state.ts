import type { Me } from '@gatehouse/contract/me/me';
import { emailPattern } from '@gatehouse/contract/validation/email';
import { isRecord } from '../../app/is-record.ts';

/** Location state that the steps of changing an email address or password pass on. */
export interface StepState {
  action: 'changeEmail' | 'changePassword';
  /** The account's email address, or null if it has none. */
  email: string | null;
  verificationRecordId?: string;
}

/** The state of a step, or undefined if it was opened directly by its URL (PRF-08). */
export function parseStepState(state: unknown, me: Pick<Me, 'primaryEmail'>): StepState | undefined {
  if (!isRecord(state)) return undefined;
  const { action, email, verificationRecordId } = state;
  if (action !== 'changeEmail' && action !== 'changePassword') return undefined;
  if (email !== null && (typeof email !== 'string' || !emailPattern.test(email))) return undefined;
  if (email === null && me.primaryEmail) return undefined;
  return {
    action,
    email,
    verificationRecordId: typeof verificationRecordId === 'string' ? verificationRecordId : undefined,
  };
}
