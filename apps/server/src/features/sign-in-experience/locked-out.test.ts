import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import { addMembers } from '@gatehouse/contract/organizations/member-endpoints';
import * as api from '@gatehouse/contract/sign-in-experience/endpoints';
import { defaultSignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { createUserMfaVerification } from '@gatehouse/contract/mfa/endpoints';
import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { createSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import { createUser, listUsers } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { goodPassword as password } from '../../../../../tests/support/records.ts';
import type { Caller } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer();
  const tenant = await server.createTenant();
  call = await tenant.as('all');
  for (const body of [
    { username: 'only_name', password },
    { username: 'both', primaryEmail: 'both@example.com', password },
    { primaryEmail: 'only@example.com', password },
    { primaryEmail: 'nopassword@example.com' },
    { username: 'nothing' },
  ])
    expect((await call(createUser, { body })).status).toBe(200);
  const { body: person } = await call(createUser, { body: { username: 'company' } });
  const { body: connector } = await call(createSsoConnector, {
    body: { providerName: 'OIDC', connectorName: 'Acme' },
  });
  await tenant.linkSso(person.id, connector.id);
});
afterAll(() => server.stop());

const method = (identifier: 'username' | 'email' | 'phone', verificationCode = false) => ({
  identifier,
  password: true,
  verificationCode,
  isPasswordPrimary: true,
});
const methods = (...list: ReturnType<typeof method>[]) => ({ signIn: { methods: list } });

it.each([
  ['nothing changes', {}, 0],
  ['the same methods', { signIn: defaultSignInExperience.signIn }, 0],
  ['usernames are no longer accepted', methods(method('email')), 1],
  ['email addresses are no longer accepted', methods(method('username')), 1],
  ['only phone numbers are accepted', methods(method('phone')), 3],
  ['codes by email are added', methods(method('username'), method('email', true)), 0],
  ['sign-in is disabled', { signInMode: 'Register' as const }, 4],
  ['enterprise SSO is disabled', { singleSignOnEnabled: false }, 1],
])('counts who is locked out when %s', async (_name, body, total) => {
  const before = (await call(api.getSignInExperience)).body;
  expect((await call(api.countLockedOutUsers, { body })).body).toEqual({ total });
  expect((await call(api.getSignInExperience)).body).toEqual(before);
});

describe('if passkey sign-in is enabled', () => {
  let ask: Caller;

  beforeAll(async () => {
    const tenant = await server.createTenant();
    ask = await tenant.as('all');
    for (const body of [
      { username: 'only_passkey' },
      { username: 'passkey_besides', password },
      { username: 'only_password', password },
    ]) {
      const { body: user } = await ask(createUser, { body });
      if (body.username === 'only_password') continue;
      const data = JSON.stringify({ credentialId: user.id });
      const passkey = { id: user.id, userId: user.id, type: 'WebAuthn', data } as const;
      await server.runtime.database.tenant(tenant.id, (db) =>
        db.insertInto('mfaVerifications').values(passkey).execute(),
      );
    }
    const body = { passkeySignIn: { enabled: true } };
    expect((await ask(api.updateSignInExperience, { body })).status).toBe(200);
  });

  it.each([
    ['passkey sign-in is disabled', { passkeySignIn: { enabled: false } }, 1],
    ['the passkey button is hidden', { passkeySignIn: { enabled: true, showPasskeyButton: false } }, 0],
    ['usernames are no longer accepted', methods(method('email')), 1],
    ['both are disabled', { ...methods(method('email')), passkeySignIn: { enabled: false } }, 3],
    ['sign-in is disabled', { signInMode: 'Register' as const }, 3],
  ])('counts who is locked out when %s', async (_name, body, total) => {
    expect((await ask(api.countLockedOutUsers, { body })).body).toEqual({ total });
  });
});

describe('a change of the MFA settings', () => {
  type Mfa = SignInExperienceSettings['mfa'];
  const all: Mfa['factors'] = ['Totp', 'WebAuthn', 'EmailVerificationCode', 'BackupCode'];
  let ask: Caller;

  beforeAll(async () => {
    const tenant = await server.createTenant();
    ask = await tenant.as('all');
    const add = async (body: object): Promise<string> => {
      const answer = await ask(createUser, { body });
      expect(answer.status).toBe(200);
      return answer.body.id;
    };
    await add({ username: 'none' });
    await add({ primaryEmail: 'address@example.com' });
    const suspended = await add({ username: 'suspended' });
    for (const username of ['app', 'leaves_out', 'company']) {
      const userId = await add({ username });
      await ask(createUserMfaVerification, { params: { userId }, body: { type: 'Totp' } });
    }
    const enabled = await add({ primaryEmail: 'enabled@example.com' });
    const alone = await add({ username: 'backup_alone' });
    await server.runtime.database.tenant(tenant.id, async (db) => {
      const users = db.updateTable('users');
      await users.set({ isSuspended: true }).where('id', '=', suspended).execute();
      const mfa = (values: object) => JSON.stringify({ mfa: values });
      await users
        .set({ settings: mfa({ enabled: true }) })
        .where('id', '=', enabled)
        .execute();
      const leaving = users.set({ settings: mfa({ skipMfaOnSignIn: true }) });
      await leaving.where('username', '=', 'leaves_out').execute();
      const data = JSON.stringify({ codes: [{ code: 'a', usedAt: null }] });
      const values = { id: 'backup', userId: alone, type: 'BackupCode', data } as const;
      await db.insertInto('mfaVerifications').values(values).execute();
    });
    const body = { providerName: 'OIDC', connectorName: 'Acme' } as const;
    const { body: connector } = await ask(createSsoConnector, { body });
    const { body: people } = await ask(listUsers, { query: { search: 'company' } });
    await tenant.linkSso(people[0]?.id ?? '', connector.id);
  });

  const off: Mfa = { factors: [], policy: 'UserControlled' };
  const offered: Mfa = { factors: all, policy: 'UserControlled' };
  const required: Mfa = { factors: all, policy: 'Mandatory' };
  it.each<[string, Mfa, Mfa, number, number]>([
    ['nothing changes', required, required, 0, 0],
    ['factors are offered', off, offered, 0, 0],
    // Suspended users don't count, nor users with an email address, social account or company that can still sign them in.
    ['a factor is required', offered, required, 2, 0],
    [
      'a factor is required at sign-in',
      offered,
      { ...required, policy: 'PromptOnlyAtSignInMandatory' },
      2,
      0,
    ],
    ['a factor is required, without codes by email', off, { ...required, factors: ['Totp'] }, 4, 0],
    ['backup codes are disabled', { ...off, factors: ['Totp'] }, { ...off, factors: ['WebAuthn'] }, 0, 1],
    ['factors become optional', required, offered, 0, 2],
    ['codes by email are disabled', required, { ...required, factors: ['Totp', 'BackupCode'] }, 2, 0],
    ['all factors are disabled', required, off, 0, 5],
    ['users are no longer asked to set up a factor', offered, { ...offered, policy: 'NoPrompt' }, 0, 0],
  ])(
    '[STATE-10 part] returns how many users it affects: %s',
    async (_what, before, mfa, toSetUp, noLongerAsked) => {
      expect((await ask(api.updateSignInExperience, { body: { mfa: before } })).status).toBe(200);
      const { body } = await ask(api.countUsersTouchedByMfa, { body: { mfa } });
      expect(body).toEqual({ toSetUp, noLongerAsked });
      expect((await ask(api.getSignInExperience)).body.mfa).toEqual(before);
    },
  );

  it('[STATE-10 part] counts members of organizations that require MFA, unless these are not to be asked', async () => {
    const people = (await ask(listUsers)).body;
    const idOf = (name: string) =>
      people.find(({ username, primaryEmail }) => [username, primaryEmail].includes(name))?.id ?? '';
    const userIds = ['none', 'address@example.com', 'leaves_out', 'company', 'backup_alone'].map(idOf);
    for (const isMfaRequired of [true, false]) {
      const body = { name: 'Acme', isMfaRequired };
      const { id } = (await ask(createOrganization, { body })).body;
      const members = isMfaRequired ? userIds : [...userIds, idOf('app')];
      expect((await ask(addMembers, { params: { id }, body: { userIds: members } })).status).toBe(201);
    }
    const quiet: Mfa = { ...offered, organizationRequiredMfaPolicy: 'NoPrompt' };
    const count = async (before: Mfa, mfa: Mfa) => {
      await ask(api.updateSignInExperience, { body: { mfa: before } });
      return (await ask(api.countUsersTouchedByMfa, { body: { mfa } })).body;
    };
    // One without a factor, and one with backup codes only; the company's own provider asks its users.
    expect(await count(quiet, offered)).toEqual({ toSetUp: 2, noLongerAsked: 0 });
    expect(await count(quiet, { ...offered, factors: ['Totp'] })).toEqual({ toSetUp: 3, noLongerAsked: 1 });
    // One with an email address only, and one who had turned their factor off.
    expect(await count(offered, quiet)).toEqual({ toSetUp: 0, noLongerAsked: 2 });
  });
});
