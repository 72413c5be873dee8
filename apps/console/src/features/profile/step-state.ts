import type { Me } from '@gatehouse/contract/me/me';
import { emailPattern } from '@gatehouse/contract/validation/email';
import { isRecord } from '../../app/is-record.ts';

/** Location state that the steps of changing an email address or password pass on. */
export interface StepState {
  action: 'changeEmail' | 'changePassword';
  /** The account's email address, or null if it has none. */
  email: string | null;
  /** The verification of the account's own password or email address. */
  verificationRecordId?: string;
  /** The email address that replaces the account's, as soon as its code is entered. */
  newEmail?: string;
  /** The verification whose code was sent. */
  codeId?: string;
}

const isEmail = (value: unknown): value is string => typeof value === 'string' && emailPattern.test(value);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The state of a step, or undefined if it was opened directly by its URL (PRF-08). */
export function parseStepState(state: unknown, me: Pick<Me, 'primaryEmail'>): StepState | undefined {
  if (!isRecord(state)) return undefined;
  const { action, email, verificationRecordId, newEmail, codeId } = state;
  if (action !== 'changeEmail' && action !== 'changePassword') return undefined;
  if (email !== null && !isEmail(email)) return undefined;
  if (email === null && me.primaryEmail) return undefined;
  return {
    action,
    email,
    verificationRecordId: textOf(verificationRecordId),
    newEmail: isEmail(newEmail) ? newEmail : undefined,
    codeId: textOf(codeId),
  };
}
