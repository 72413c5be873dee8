import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { createUserMfaVerification } from '@gatehouse/contract/mfa/endpoints';
import { createOneTimeToken } from '@gatehouse/contract/one-time-tokens/endpoints';
import * as codeApi from '@gatehouse/contract/sign-in/code-endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import { liftBlocks } from '@gatehouse/contract/sign-in/sentinel-endpoints';
import * as mfaApi from '@gatehouse/contract/sign-in/mfa-endpoints';
import { verifyOneTimeTokenInFlow } from '@gatehouse/contract/sign-in/one-time-token-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCode } from '../../../../../tests/support/messages.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createApplication, createUser, goodPassword } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../tests/support/test-flow.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { codeWays } from '../../../../../tests/support/ways-in.ts';
import { totpCode } from '../../mfa/totp-codes.ts';

let server: TestServer;
let others: TestServer[];
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let serial = 0;
const now = Date.now();

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  // Other processes of the same service, behind the same host.
  const { ENDPOINT, ADMIN_ENDPOINT } = server.settings;
  const options = { clock: () => now, environment: { ENDPOINT, ADMIN_ENDPOINT } };
  others = [await startTestServer(options), await startTestServer(options)];
  tenant = await server.createTenant();
  call = await tenant.as('all');
  clientId = await createApplication(server.runtime, tenant.id);
  const mfa = { factors: ['Totp' as const, 'BackupCode' as const], policy: 'UserControlled' as const };
  expect((await call(updateSignInExperience, { body: { ...codeWays, mfa } })).status).toBe(200);
});
afterAll(async () => {
  for (const one of [...others, server]) await one.stop();
});

interface Guessed {
  flow: TestFlow;
  path: string;
  /** Bodies with wrong values, and the correct one. */
  wrong: unknown;
  right: unknown;
  /** The error code for a wrong value. */
  refusal: string;
}

async function newUser(): Promise<{ id: string; username: string; email: string }> {
  const username = `guessed_${(serial += 1)}`;
  const email = `${username}@northwind.example`;
  const values = { username, primaryEmail: email, password: goodPassword };
  return { id: await createUser(server.runtime, tenant.id, values), username, email };
}
const begin = (event?: InteractionEvent) => new TestBrowser(tenant).begin(clientId, event);
const otherThan = (code: string): string => String((Number(code) + 7) % 1_000_000).padStart(6, '0');

async function guessCode(event: 'SignIn' | 'ForgotPassword'): Promise<Guessed> {
  const { email } = await newUser();
  const flow = await begin(event);
  const { body } = await flow.sendCode('email', email, event);
  const code = await readCode(server, tenant.id, email);
  const known = { identifier: { type: 'email', value: email }, verificationId: body.verificationId };
  return {
    flow,
    path: codeApi.verifyVerificationCode.path,
    wrong: { ...known, code: otherThan(code) },
    right: { ...known, code },
    refusal: 'verification_code.code_mismatch',
  };
}

async function guessToken(): Promise<Guessed> {
  const { email } = await newUser();
  const { token } = (await call(createOneTimeToken, { body: { email } })).body;
  const identifier = { type: 'email', value: email };
  return {
    flow: await begin(),
    path: verifyOneTimeTokenInFlow.path,
    wrong: { identifier, token: 'guess' },
    right: { identifier, token },
    refusal: 'one_time_token.token_not_found',
  };
}

/** A flow that waits for the second factor of its account. */
async function guessFactor(type: 'Totp' | 'BackupCode'): Promise<Guessed> {
  const { id, username } = await newUser();
  const params = { userId: id };
  const totp = (await call(createUserMfaVerification, { params, body: { type: 'Totp' } })).body;
  await call(createUserMfaVerification, { params, body: { type: 'BackupCode', codes: ['abcdefgh23'] } });
  const flow = await begin();
  const { body } = await flow.verify('username', username, goodPassword);
  await flow.call(api.identify, { verificationId: body.verificationId });
  if (type === 'BackupCode')
    return {
      flow,
      path: mfaApi.verifyBackupCode.path,
      wrong: { code: 'abcdefgh99' },
      right: { code: 'abcdefgh23' },
      refusal: 'session.mfa.invalid_backup_code',
    };
  const code = totpCode(totp.type === 'Totp' ? totp.secret : '', Math.floor(now / 30_000));
  return {
    flow,
    path: mfaApi.verifyTotp.path,
    wrong: { code: otherThan(code) },
    right: { code },
    refusal: 'session.mfa.invalid_totp_code',
  };
}

/** One guess, at one of the processes. Returns its error code, or `right`. */
function guess({ flow, path }: Guessed, body: unknown, port: number): Promise<string> {
  const cookie = flow.browser.cookies().map(({ name, value }) => `${name}=${value}`);
  const { host } = new URL(tenant.origin);
  return new Promise((resolve, reject) => {
    const headers = {
      host,
      'content-type': 'application/json',
      'gatehouse-flow': flow.id,
      cookie: cookie.join('; '),
    };
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path, headers }, (response) => {
      json(response).then((answer) => resolve((answer as { code?: string }).code ?? 'right'), reject);
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

const blocked = 'session.verification_blocked_too_many_attempts';

describe('attacks: guessing, concurrently in three processes', () => {
  it.each<[string, () => Promise<Guessed>]>([
    ['the code of a sign-in', () => guessCode('SignIn')],
    ['the code that replaces a forgotten password', () => guessCode('ForgotPassword')],
    ['a one-time token', guessToken],
    ['the code of an authenticator app', () => guessFactor('Totp')],
    ['a backup code', () => guessFactor('BackupCode')],
  ])(
    '[OPEN-42] %s can be guessed ten times; then the correct one is rejected, too, until an administrator lifts the block',
    async (_what, prepare) => {
      const guessed = await prepare();
      const ports = [server, ...others].map(({ settings }) => settings.PORT);
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, index) => guess(guessed, guessed.wrong, ports[index % 3] ?? 0)),
      );
      expect(answers.filter((code) => code === guessed.refusal).length).toBeLessThanOrEqual(9);
      expect(answers).toContain(blocked);
      for (const port of ports) expect(await guess(guessed, guessed.right, port)).toBe(blocked);
      const username = `guessed_${serial}`;
      await call(liftBlocks, { body: { targetType: 'User', targets: [username] } });
      expect(await guess(guessed, guessed.wrong, ports[1] ?? 0)).not.toBe(blocked);
    },
  );
});
