import { deleteAction, putAction } from '@gatehouse/contract/actions/endpoints';
import { type Action, type ActionType, actionTypes } from '@gatehouse/contract/actions/actions';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import * as users from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createUser, goodPassword } from '../../../../../tests/support/records.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { codeWays } from '../../../../../tests/support/ways-in.ts';

const signUp = { identifiers: ['username' as const], password: true, verify: false };
const ways = { ...codeWays, signUp };
let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer());
  expect((await call(updateSignInExperience, { body: ways })).status).toBe(200);
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const actionType of actionTypes) await call(deleteAction, { params: { actionType } });
});

const afterPassword = 'action.postFirstFactorVerification';
const afterSignIn = 'action.postSignIn';

/** Enables an action whose function has this body. */
async function enable(actionType: ActionType, body: string, more: Partial<Action> = {}): Promise<void> {
  const script = `const runAction = async ({ event, environmentVariables, api }) => { ${body} };`;
  const answer = await call(putAction, { params: { actionType }, body: { script, enabled: true, ...more } });
  expect([200, 201]).toContain(answer.status);
}

let count = 0;
const newName = () => `person_${(count += 1)}`;
const begin = () => new TestBrowser(tenant).begin(clientId);

/** Signs in by password. Returns the status and code of the first rejected step, or of the last one. */
async function signIn(username: string, password: string) {
  const { status, refusal } = await (await begin()).signIn(username, password);
  return status < 400 ? status : `${status} ${refusal.code}`;
}
const find = async (username: string) => {
  const query = { 'search.username': username } as never;
  return (await call(users.listUsers, { query })).body.find((one) => one.username === username);
};
const entriesOf = async (logKey: 'Action.PostFirstFactorVerification' | 'Action.PostSignIn') =>
  (await call(listAuditLogs, { query: { logKey, page_size: 1 } })).body;

const wrong = '422 session.invalid_credentials';
const legacy = `if (event.password !== 'the-legacy-one') return;
  return { action: event.user ? 'updateUser' : 'createUser', passwordVerified: true, user: { name: 'Moved', customData: { from: 'legacy' } } };`;

describe('an action after a wrong password', () => {
  it('[PROD-16] creates an unknown user whose password is right in another system; later sign-ins don’t need it', async () => {
    const username = newName();
    expect(await signIn(username, 'the-legacy-one')).toBe(wrong);
    await enable(afterPassword, legacy);
    expect(await signIn(username, 'another')).toBe(wrong);
    expect(await signIn(username, 'the-legacy-one')).toBe(200);
    expect(await find(username)).toMatchObject({ name: 'Moved', customData: { from: 'legacy' } });
    await call(deleteAction, { params: { actionType: afterPassword } });
    expect(await signIn(username, 'the-legacy-one')).toBe(200);
  });

  it('[PROD-16] gives an account without a password, or with another one, the password, and keeps its other data', async () => {
    await enable(afterPassword, legacy);
    for (const password of [undefined, goodPassword]) {
      const username = newName();
      const userId = await createUser(server.runtime, tenant.id, { username, password });
      const body = { customData: { own: 1 } };
      await call(users.updateUser, { params: { userId }, body });
      expect(await signIn(username, 'the-legacy-one')).toBe(200);
      expect(await find(username)).toMatchObject({
        id: userId,
        name: 'Moved',
        customData: { own: 1, from: 'legacy' },
        hasPassword: true,
      });
      expect(await signIn(username, goodPassword)).toBe(wrong);
    }
  });

  it('isn’t asked about a right password, and is told who signs in with what', async () => {
    const username = newName();
    await createUser(server.runtime, tenant.id, { username, password: goodPassword });
    await enable(afterPassword, 'throw new Error(JSON.stringify(event))');
    expect(await signIn(username, goodPassword)).toBe(200);
    expect(await signIn(username, 'a-wrong-password')).toBe(wrong);
    const [entry] = await entriesOf('Action.PostFirstFactorVerification');
    const { message } = z.object({ message: z.string() }).parse(entry?.payload.error);
    expect(JSON.parse(message.replace('Error: ', ''))).toEqual({
      key: afterPassword,
      interactionEvent: 'SignIn',
      verificationType: 'Password',
      identifier: { type: 'username', value: username },
      user: expect.objectContaining({ username, customData: {}, profile: {} }),
      password: '•••',
    });
  });

  it('traps G6 (4): attacks: the password, the script and its variables are in no log', async () => {
    await enable(afterPassword, 'throw new Error(event.password + environmentVariables.KEY)', {
      environmentVariables: { KEY: 'the-key-of-legacy' },
    });
    const username = newName();
    expect(await signIn(username, 'the-typed-password')).toBe(wrong);
    await enable(afterPassword, legacy);
    expect(await signIn(username, 'the-legacy-one')).toBe(200);
    const { rows } = await server.runtime.database.pool.query(
      'select payload::text from logs where tenant_id = $1',
      [tenant.id],
    );
    const logs = JSON.stringify(rows);
    expect(logs).toContain('action.general');
    for (const secret of ['the-typed-password', 'the-legacy-one', 'the-key-of-legacy', 'runAction'])
      expect(logs).not.toContain(secret);
  });

  it('attacks: whatever fails in it, the password stays wrong under either policy, and nothing is created', async () => {
    const failures = [
      'throw new Error("broken")',
      'return true',
      'return { passwordVerified: true }',
      'return { action: "createUser", user: {} }',
      'return { action: "createUser", user: {}, passwordVerified: "yes" }',
      'return { action: "allow", user: {}, passwordVerified: true }',
      'return { action: "createUser", user: { passwordEncrypted: "x" }, passwordVerified: true }',
      'return { action: "createUser", user: { id: "x" }, passwordVerified: true }',
      'api.denyAccess("no")',
    ];
    for (const onExecutionError of ['block', 'allow'] as const)
      for (const body of failures) {
        const username = newName();
        await enable(afterPassword, body, { onExecutionError });
        expect([body, await signIn(username, 'some-password')]).toEqual([body, wrong]);
        expect(await find(username)).toBeUndefined();
        const [entry] = await entriesOf('Action.PostFirstFactorVerification');
        expect(entry?.payload.result).toBe('Error');
      }
  });

  it('attacks: rejects suspended users, and methods that are turned off', async () => {
    await enable(afterPassword, legacy);
    const username = newName();
    await createUser(server.runtime, tenant.id, { username, password: goodPassword, isSuspended: true });
    expect(await signIn(username, 'the-legacy-one')).toBe(wrong);
    expect(await find(username)).toMatchObject({ name: null });
    const signIns = { methods: ways.signIn.methods.filter(({ identifier }) => identifier !== 'username') };
    const emailOnly = { ...codeWays, signIn: signIns };
    expect((await call(updateSignInExperience, { body: emailOnly })).status).toBe(200);
    const other = newName();
    expect(await signIn(other, 'the-legacy-one')).toBe(wrong);
    expect(await find(other)).toBeUndefined();
    await call(updateSignInExperience, { body: ways });
  });

  it('attacks: can’t change the identifier that the user signs in with, or take one of another user', async () => {
    const [mine, taken] = [newName(), newName()];
    await createUser(server.runtime, tenant.id, { username: taken, password: goodPassword });
    const decide = (user: string) =>
      enable(afterPassword, `return { action: 'createUser', passwordVerified: true, user: ${user} };`);
    await decide(`{ username: '${taken}' }`);
    expect(await signIn(mine, 'some-password')).toBe('422 action.sign_in_identifier_changed');
    await decide('{}');
    expect(await signIn(taken, 'some-password')).toBe('409 session.identity_conflict');
    const primaryEmail = 'taken@example.com';
    await createUser(server.runtime, tenant.id, { primaryEmail, password: goodPassword });
    await decide(`{ primaryEmail: '${primaryEmail}' }`);
    expect(await signIn(mine, 'some-password')).toBe(wrong);
    expect(await find(mine)).toBeUndefined();
  });

  it('attacks: guesses that it rejects count, so that it can’t be used to guess passwords', async () => {
    await enable(afterPassword, legacy);
    const flow = await begin();
    const username = newName();
    for (let guess = 0; guess < 10; guess += 1) await flow.verify('username', username, `guess-${guess}`);
    const { refusal } = await flow.verify('username', username, 'the-legacy-one');
    expect(refusal.code).toBe('session.verification_blocked_too_many_attempts');
    expect(await find(username)).toBeUndefined();
  });

  it('concurrent sign-ins of an unknown user create one account, and all succeed', async () => {
    await enable(afterPassword, legacy);
    const username = newName();
    const flows = [await begin(), await begin(), await begin()];
    const answers = await Promise.all(
      flows.map((flow) => flow.verify('username', username, 'the-legacy-one')),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('attacks: a limit of ours is 503 with Retry-After, and is no verdict about the password', async () => {
    await enable(afterPassword, 'const all = []; for (;;) all.push(new Uint8Array(1e6));', {
      onExecutionError: 'allow',
    });
    const flow = await begin();
    const { status, headers, refusal } = await flow.verify('username', newName(), 'some-password');
    expect([status, refusal.code]).toEqual([503, 'request.busy']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('an action at the end of a sign-in', () => {
  let username: string;
  beforeEach(async () => {
    username = newName();
    await createUser(server.runtime, tenant.id, { username, password: goodPassword });
  });

  it('[PROD-16] changes the user, and knows what scripts for claims know', async () => {
    await enable(
      afterSignIn,
      `return { action: 'updateUser', user: { name: event.user.username + ' ' + event.user.roles.length, customData: { last: event.interactionEvent } } };`,
    );
    expect(await signIn(username, goodPassword)).toBe(200);
    expect(await find(username)).toMatchObject({ name: `${username} 0`, customData: { last: 'SignIn' } });
    const [entry] = await entriesOf('Action.PostSignIn');
    expect(entry?.payload).toMatchObject({
      result: 'Success',
      action: 'updateUser',
      changed: ['name', 'customData'],
    });
  });

  it('[PROD-16] leaves the sign-in as it is if it returns nothing, or isn’t enabled', async () => {
    for (const body of ['', 'return null', 'return {}', 'return { action: "updateUser" }']) {
      await enable(afterSignIn, body);
      expect([body, await signIn(username, goodPassword)]).toEqual([body, 200]);
    }
    await enable(afterSignIn, 'throw new Error("broken")', { enabled: false });
    expect(await signIn(username, goodPassword)).toBe(200);
  });

  it('[PROD-16] blocks the sign-in if it fails, unless the policy lets it go on', async () => {
    for (const body of ['throw new Error("broken")', 'return { action: "deleteUser" }', 'return "yes"']) {
      await enable(afterSignIn, body);
      expect([body, await signIn(username, goodPassword)]).toEqual([body, '400 session.verification_failed']);
      await enable(afterSignIn, body, { onExecutionError: 'allow' });
      expect([body, await signIn(username, goodPassword)]).toEqual([body, 200]);
    }
    await enable(afterSignIn, 'api.denyAccess("not today")', { onExecutionError: 'allow' });
    expect(await signIn(username, goodPassword)).toBe('400 session.verification_failed');
  });

  it('attacks: a rejected sign-in uses up nothing, whatever the reason: it can be submitted again', async () => {
    const flow = await begin();
    await flow.identifyByPassword(username);
    const refusals: [string, string][] = [
      ['throw new Error("broken")', '400 session.verification_failed'],
      ['api.denyAccess("no")', '400 session.verification_failed'],
      ['const all = []; for (;;) all.push(new Uint8Array(1e6));', '503 request.busy'],
      [
        'return { action: "updateUser", user: { username: "other" } };',
        '422 action.sign_in_identifier_changed',
      ],
    ];
    for (const [body, expected] of refusals) {
      await enable(afterSignIn, body);
      const { status, headers, refusal } = await flow.call(api.submitExperience);
      expect([body, `${status} ${refusal.code}`]).toEqual([body, expected]);
      if (status === 503) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await enable(afterSignIn, '');
    expect((await flow.call(api.submitExperience)).status).toBe(200);
  });
});
