import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adminTenantId } from '@gatehouse/contract/common';
import { createConnector, deleteConnector } from '@gatehouse/contract/connectors/endpoints';
import { listInboxMessages } from '@gatehouse/contract/connectors/inbox-endpoints';
import { createOneTimeToken } from '@gatehouse/contract/one-time-tokens/endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import { verifyOneTimeTokenInFlow } from '@gatehouse/contract/sign-in/one-time-token-endpoints';
import { previewSignIn } from '@gatehouse/contract/sign-in/preview-endpoints';
import { resetPassword } from '@gatehouse/contract/sign-in/recovery-endpoints';
import {
  getPublicSignInExperience,
  updateSignInExperience,
} from '@gatehouse/contract/sign-in-experience/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCode } from '../../../../../tests/support/messages.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createApplication, createUser, goodPassword } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../tests/support/test-flow.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { recordStatements } from '../../../../../tests/support/statements.ts';

const newPassword = 'Another-Horse-43';
let tenant: TestTenant;
let call: Caller;
let clientId: string;

async function useNewTenant(server: TestServer): Promise<void> {
  tenant = await server.createTenant();
  call = await tenant.as('all');
  clientId = await createApplication(server.runtime, tenant.id);
}
const set = async (body: object): Promise<void> => {
  expect((await call(updateSignInExperience, { body })).status).toBe(200);
};
const begin = async (): Promise<TestFlow> => {
  const flow = await new TestBrowser(tenant).authorize(clientId);
  expect((await flow.begin('ForgotPassword')).status).toBe(204);
  return flow;
};

describe('without the development inbox', () => {
  let server: TestServer;
  let provider: Server;
  const codes: string[] = [];

  beforeAll(async () => {
    provider = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        codes.push(
          (JSON.parse(Buffer.concat(chunks).toString()) as { payload: { code: string } }).payload.code,
        );
        response.writeHead(204).end();
      });
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    server = await startTestServer({
      environment: { DEVELOPMENT_INBOX: 'false', OUTBOUND_ALLOW: '127.0.0.1' },
    });
  });
  afterAll(async () => {
    await server.stop();
    provider.close();
  });
  beforeEach(() => useNewTenant(server));

  it('wire A2: a tenant that only adds an email connector lets users replace a forgotten password', async () => {
    const email = 'forgetful@northwind.example';
    await createUser(server.runtime, tenant.id, {
      username: 'forgetful',
      primaryEmail: email,
      password: goodPassword,
    });
    const endpoint = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`;
    const { body: connector } = await call(createConnector, {
      body: { connectorId: 'http-email', config: { endpoint } },
    });
    const flow = await begin();
    const { verificationId } = (await flow.sendCode('email', email, 'ForgotPassword')).body;
    await server.runtime.outbox.settle();
    const entered = await flow.enterCode('email', email, verificationId, codes.at(-1) ?? '');
    expect(entered.status).toBe(200);
    expect((await flow.call(api.identify, { verificationId })).status).toBe(204);
    expect((await flow.call(resetPassword, { password: newPassword })).status).toBe(204);
    expect((await flow.call(api.submitExperience)).status).toBe(200);
    const again = await new TestBrowser(tenant).authorize(clientId);
    expect((await again.signIn(email, newPassword, 'email')).status).toBe(200);

    // Without the connector, no code can be sent.
    await call(deleteConnector, { params: { id: connector.id } });
    const sent = await (await begin()).sendCode('email', email, 'ForgotPassword');
    expect([sent.status, sent.refusal.code]).toEqual([501, 'connector.not_enabled']);
  });

  it('wire A2: the preview with forgotPasswordMethods null shows the reset if there is a connector', async () => {
    const draw = async (forgotPasswordMethods: null | []) =>
      (await call(previewSignIn, { body: { experience: { forgotPasswordMethods } } })).body.screens;
    expect(await draw(null)).not.toContain('reset-password');
    await call(createConnector, {
      body: { connectorId: 'http-email', config: { endpoint: 'https://mail.example.com' } },
    });
    await set({ forgotPasswordMethods: [] });
    expect(await draw(null)).toContain('reset-password');
    expect(await draw([])).not.toContain('reset-password');
  });
});

describe('with the development inbox', () => {
  let server: TestServer;
  let serial = 0;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());
  beforeEach(() => useNewTenant(server));

  const newUser = async (): Promise<string> => {
    const email = `member.${(serial += 1)}@northwind.example`;
    await createUser(server.runtime, tenant.id, { primaryEmail: email, password: goodPassword });
    return email;
  };

  it('wire A2: the inbox counts as a connector, except in the admin tenant, whose users could not read it', async () => {
    const read = async (of: TestTenant) => (await of.with()(getPublicSignInExperience)).body.forgotPassword;
    expect(await read(tenant)).toEqual({ email: true, phone: true });
    expect(await read(server.tenant(adminTenantId))).toEqual({ email: false, phone: false });
  });

  it.each([
    ['no method', []],
    ['another method', ['PhoneVerificationCode']],
  ])(
    'wire A2: with %s, a code can be requested and a correct one is rejected at identification',
    async (_, methods) => {
      const email = await newUser();
      const flow = await begin();
      const { verificationId } = (await flow.sendCode('email', email, 'ForgotPassword')).body;
      const code = await readCode(server, tenant.id, email);
      await set({ forgotPasswordMethods: methods });
      expect((await flow.enterCode('email', email, verificationId, code)).status).toBe(200);
      const refused = await flow.call(api.identify, { verificationId });
      expect([refused.status, refused.refusal.code]).toEqual([
        422,
        'session.not_supported_for_forgot_password',
      ]);
      expect((await flow.call(resetPassword, { password: newPassword })).refusal.code).toBe(
        'session.identifier_not_found',
      );
      expect((await flow.call(api.submitExperience)).refusal.code).toBe('session.identifier_not_found');
      // The same verification is accepted once the tenant offers it.
      await set({ forgotPasswordMethods: null });
      expect((await flow.call(api.identify, { verificationId })).status).toBe(204);
    },
  );

  it('attacks: one factor instead of two: forgotPasswordMethods null offers no method that is a second factor', async () => {
    const read = async () => (await tenant.with()(getPublicSignInExperience)).body.forgotPassword;
    const mfa = { factors: ['EmailVerificationCode' as const], policy: 'Mandatory' as const };
    await set({ mfa });
    expect(await read()).toEqual({ email: false, phone: true });
    await set({ forgotPasswordMethods: ['EmailVerificationCode'] });
    expect(await read()).toEqual({ email: true, phone: false });
  });

  it('wire A2: a password reset can be started, but is rejected at identification if sign-in is turned off', async () => {
    await set({ signInMode: 'Register', forgotPasswordMethods: [] });
    const flow = await begin();
    const { verificationId } = (await flow.sendCode('email', await newUser(), 'ForgotPassword')).body;
    expect((await flow.call(api.identify, { verificationId })).status).toBe(422);
  });

  it('wire A2: a one-time token doesn’t replace a password if the tenant offers no method', async () => {
    const email = await newUser();
    const { body: made } = await call(createOneTimeToken, {
      body: { email, context: { interactionEvent: 'ForgotPassword' } },
    });
    await set({ forgotPasswordMethods: [] });
    const flow = await begin();
    const identifier = { type: 'email' as const, value: email };
    const verified = await flow.call(verifyOneTimeTokenInFlow, { identifier, token: made.token });
    const { verificationId } = verified.body;
    expect((await flow.call(api.identify, { verificationId })).status).toBe(422);
    await set({ forgotPasswordMethods: ['EmailVerificationCode'] });
    expect((await flow.call(api.identify, { verificationId })).status).toBe(204);
  });

  it('wire A2: the rejection is the same whether or not an account has the email address (attacks: enumeration)', async () => {
    await set({ forgotPasswordMethods: [] });
    const seen = [];
    const [warm, known] = [await newUser(), await newUser()];
    const unknown = `member.${(serial += 1)}@northwind.example`;
    for (const email of [warm, known, unknown]) {
      const flow = await begin();
      const sent = await flow.sendCode('email', email, 'ForgotPassword', { prefer: true });
      const { verificationId } = sent.body;
      await server.runtime.outbox.settle();
      const { result: refused, statements } = await recordStatements(() =>
        flow.call(api.identify, { verificationId }, { prefer: true }),
      );
      const answers = [sent.status, sent.body, refused.status, refused.refusal, [...refused.headers.keys()]];
      seen.push({
        answers: JSON.stringify(answers).replaceAll(verificationId, 'ID').replaceAll(email, 'ADDRESS'),
        // The audit log is written in batches.
        statements: statements.filter((name) => name !== 'insert-logs'),
      });
      expect(refused.refusal.code).toBe('session.not_supported_for_forgot_password');
    }
    expect(seen[2]).toEqual(seen[1]);
    const { body: delivered } = await call(listInboxMessages);
    expect(delivered).toEqual([]);
  });
});
