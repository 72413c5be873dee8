import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { listInboxMessages } from '@gatehouse/contract/connectors/inbox-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../../tests/support/sign-in-server.ts';
import { createUser } from '../../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../../tests/support/test-browser.ts';
import type { Caller, TestTenant } from '../../../../../../tests/support/tenant.ts';
import { codeWays } from '../../../../../../tests/support/ways-in.ts';
import { recordStatements } from '../../../../../../tests/support/statements.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
const now = Date.now();
let serial = 0;

beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer({ clock: () => now }));
});
afterAll(() => server.stop());

type Event = 'SignIn' | 'Register' | 'ForgotPassword';
const settle = async (signInMode: 'SignIn' | 'SignInAndRegister'): Promise<void> => {
  const changed = await call(updateSignInExperience, { body: { ...codeWays, signInMode } });
  expect(changed.status).toBe(200);
};
/** Two email addresses of the same length: an account has the first. */
async function twoAddresses(type: 'email' | 'phone'): Promise<[string, string]> {
  const [one, other] = [(serial += 1), (serial += 1)].map((number) =>
    type === 'email'
      ? `person.${String(number).padStart(4, '0')}@northwind.example`
      : `1415555${String(number).padStart(4, '0')}`,
  ) as [string, string];
  const address = type === 'email' ? { primaryEmail: one } : { primaryPhone: one };
  await createUser(server.runtime, tenant.id, address);
  return [one, other];
}
/** Whether a statement writes to the development inbox. The statement before it sets its scope. */
const isOfInbox = (text: string | undefined) => text?.includes('inbox_messages') === true;
const begin = (event: Event) => new TestBrowser(tenant).begin(clientId, event);
async function delivered(address: string): Promise<number> {
  await server.runtime.outbox.settle();
  return (await call(listInboxMessages, { query: { search: address } })).body.length;
}

describe.each([
  ['for a forgotten password', 'ForgotPassword', 'SignInAndRegister'],
  ['to sign in, if users cannot register', 'SignIn', 'SignIn'],
] as const)('a code %s', (_what, event, mode) => {
  it.each(['email', 'phone'] as const)('wire B3: is not sent to an %s that no account has', async (type) => {
    await settle(mode);
    const [known, unknown] = await twoAddresses(type);
    for (const address of [known, unknown])
      expect((await (await begin(event)).sendCode(type, address, event)).status).toBe(200);
    expect([await delivered(known), await delivered(unknown)]).toEqual([1, 0]);
    const { rows } = await server.runtime.database.pool.query('select 1 from outbox where tenant_id = $1', [
      tenant.id,
    ]);
    expect(rows).toEqual([]);
  });

  it('has the same responses and database statements whether or not an account has the email address (attacks: enumeration)', async () => {
    await settle(mode);
    // Makes the queries whose results are cached.
    for (const address of await twoAddresses('email'))
      await (await begin(event)).sendCode('email', address, event);
    const [known, unknown] = await twoAddresses('email');
    const seen = [];
    for (const address of [known, unknown]) {
      const flow = await begin(event);
      await server.runtime.outbox.settle();
      const { result: sent, statements } = await recordStatements(async () => {
        const answer = await flow.sendCode('email', address, event, { prefer: true });
        await server.runtime.outbox.settle();
        return answer;
      });
      expect(sent.body.next).toMatchObject({ step: 'code', onlyToAccounts: true });
      const { verificationId } = sent.body;
      const wrong = await flow.enterCode('email', address, verificationId, '00000x', { prefer: true });
      seen.push({
        answers: JSON.stringify([
          sent.status,
          sent.body,
          [...sent.headers.keys()],
          wrong.status,
          wrong.refusal,
        ])
          .replaceAll(verificationId, 'ID')
          .replaceAll(address, 'ADDRESS'),
        // The development inbox replaces a provider, to which no statement would be sent.
        statements: statements.filter(
          (_, at) => !isOfInbox(statements[at]) && !isOfInbox(statements[at + 1]),
        ),
      });
    }
    expect(seen[1]).toEqual(seen[0]);
    const { body: logs } = await call(listAuditLogs, { query: { logKey: 'Message.Failed' } });
    expect(logs).toEqual([]);
  });
});

it('a code for signing in is sent to users who can register with it', async () => {
  await settle('SignInAndRegister');
  const [, unknown] = await twoAddresses('email');
  const sent = await (await begin('SignIn')).sendCode('email', unknown, 'SignIn', { prefer: true });
  expect(sent.body.next).not.toHaveProperty('onlyToAccounts');
  expect(await delivered(unknown)).toBe(1);
});

it('attacks: enumeration: a code for an additional email address is sent whether or not an account has it', async () => {
  await call(updateSignInExperience, {
    body: {
      ...codeWays,
      signInMode: 'SignInAndRegister',
      signUp: {
        identifiers: ['username'],
        password: true,
        verify: true,
        secondaryIdentifiers: [{ identifier: 'email', verify: true }],
      },
      signIn: {
        methods: [
          { identifier: 'username', password: true, verificationCode: false, isPasswordPrimary: true },
        ],
      },
    },
  });
  const answers = [];
  for (const address of await twoAddresses('email')) {
    const sent = await (await begin('Register')).sendCode('email', address, 'Register');
    answers.push([sent.status, sent.refusal?.code, await delivered(address)]);
  }
  expect(answers[0]).toEqual([200, undefined, 1]);
  expect(answers[1]).toEqual(answers[0]);
});
