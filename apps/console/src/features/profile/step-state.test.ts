import { expect, it } from 'vitest';
import { parseStepState } from './step-state.ts';

const me = { primaryEmail: 'noor@example.com' };

it('[PRF-08 part] accepts only a state with an action and a valid email address', () => {
  const state = { action: 'changePassword', email: 'noor@example.com' };
  expect(parseStepState(state, me)).toEqual({ ...state, verificationRecordId: undefined });
  expect(parseStepState({ ...state, action: 'changeEmail' }, me)?.action).toBe('changeEmail');
  const broken = [
    undefined,
    null,
    'text',
    {},
    { action: 'changePassword' },
    { email: 'noor@example.com' },
    { ...state, action: 'deleteAccount' },
    { ...state, email: 'not an address' },
    { ...state, email: null },
  ];
  for (const one of broken) expect(parseStepState(one, me)).toBeUndefined();
});

it('lets an account without an email address change its password', () => {
  const state = { action: 'changePassword', email: null };
  expect(parseStepState(state, { primaryEmail: null })).toMatchObject(state);
});
