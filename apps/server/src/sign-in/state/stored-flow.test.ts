import { expect, it } from 'vitest';
import { startedState, newState, type StoredState } from './flow-state.ts';
import { readStored, withRevision } from './stored-flow.ts';
import type { VerificationOf } from './verifications.ts';

const password: VerificationOf<'Password'> = {
  id: 'verification',
  type: 'Password',
  identifier: { type: 'username', value: 'ada' },
  userId: 'user',
};
const verifying = { ...startedState('SignIn', 1000), verifications: [password] };
const known = { userId: 'user', amr: ['pwd'], bound: [], choices: {}, isSubmitted: false };
const identified: StoredState = {
  ...verifying,
  ...known,
  status: 'identified',
  provenBy: 'verification',
  isMultiFactor: false,
};
const registering: StoredState = { ...startedState('Register', 1000), ...known, status: 'registering' };

/** The same flows as stored by release 0.1. */
const former = {
  version: 3,
  event: 'SignIn',
  begunAt: 1000,
  amr: [],
  verifications: [password],
  profile: {},
};
const formerIdentified = { ...former, userId: 'user', amr: ['pwd'], provenBy: 'verification' };
const formerRegistering = {
  ...formerIdentified,
  event: 'Register',
  isNewUser: true,
  provenBy: undefined,
  verifications: [],
};

/** The common part of both formats for an identified flow. */
const details = {
  isMultiFactor: true,
  firstFactor: 'EmailVerificationCode',
  secondFactor: { id: 'own', amr: 'otp' },
  humanUntil: 2000,
  passkeyUsedAt: 900,
  hasAgreed: true,
} as const;

const inDatabase = (value: object): unknown => JSON.parse(JSON.stringify(value));

it('a flow without a stored state is new', () => {
  expect(readStored(null)).toEqual({ state: newState, revision: 0 });
});

it.each([verifying, identified, registering])('a stored state is read unchanged: %#', (state) => {
  expect(readStored(inDatabase(withRevision(state, 7)))).toEqual({ state, revision: 7 });
});

it.each<[string, object, StoredState]>([
  ['verifying', former, verifying],
  ['identified', formerIdentified, identified],
  ['registering', formerRegistering, registering],
  ['submitted', { ...formerIdentified, isSubmitted: true }, { ...identified, isSubmitted: true }],
  [
    'with decisions about second factors',
    { ...formerIdentified, isMfaEnabled: true, isSuggestionSkipped: true, isPasskeySkipped: true },
    { ...identified, choices: { mfa: 'enabled', furtherFactor: 'skipped', passkey: 'skipped' } },
  ],
  [
    'with a second factor skipped',
    { ...formerIdentified, isMfaSkipped: true },
    { ...identified, choices: { mfa: 'skipped' } },
  ],
  [
    'with second factors and all fields that are kept when the flow is restarted',
    { ...formerIdentified, ...details },
    { ...identified, ...details },
  ],
])('a state of the previous release is upgraded: %s', (_name, stored, state) => {
  expect(readStored(inDatabase(stored))).toEqual({ state, revision: 3 });
});

it.each<[string, unknown, string]>([
  ['a format of a later release', { ...withRevision(identified, 1), format: 3 }, 'format'],
  ['an unknown status', { ...withRevision(identified, 1), status: 'delegated' }, 'status'],
  ['an unknown field', { ...withRevision(identified, 1), actsFor: 'another' }, ''],
  ['a missing field', { ...withRevision(identified, 1), provenBy: undefined }, 'provenBy'],
  [
    'an unknown verification',
    { ...withRevision(verifying, 1), verifications: [{ ...password, type: 'Motto' }] },
    'verifications.0.type',
  ],
  [
    'a state of the previous release without the verification of the account',
    { ...formerIdentified, provenBy: undefined },
    'provenBy',
  ],
  [
    'a state of the previous release with fields of both releases',
    { ...inDatabaseOf(identified), ...formerIdentified },
    '',
  ],
  ['no counter', { ...identified }, 'version'],
  ['a list', [], 'version'],
  ['a text', 'identified', 'version'],
])('%s is rejected as invalid', (_name, stored, field) => {
  expect(readStored(JSON.parse(JSON.stringify(stored)))).toEqual({ invalid: [field] });
});

/** A state of this release that the previous release has read without validation, and written with its own fields. */
function inDatabaseOf(state: StoredState): object {
  return { ...withRevision(state, 2), isNewUser: true };
}
