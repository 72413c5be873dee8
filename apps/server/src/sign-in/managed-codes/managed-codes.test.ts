import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import * as api from '@gatehouse/contract/verification-codes/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCode } from '../../../../../tests/support/messages.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  call = await tenant.as('write:data');
});
afterAll(() => server.stop());

const verify = async (body: object, ask = call): Promise<unknown[]> => {
  const { status, refusal } = await ask(api.verifyManagedCode, { body: body as never });
  return status === 204 ? [status] : [status, refusal.code];
};
const wrongOf = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('codes of the Management API', () => {
  it.each([{ email: 'Newcomer@Example.com' }, { phone: '+49 170 1234567' }])(
    'are sent and verified once: %j',
    async (recipient) => {
      expect(await verify({ ...recipient, verificationCode: '123456' })).toEqual([
        400,
        'verification_code.not_found',
      ]);
      expect((await call(api.sendManagedCode, { body: recipient })).status).toBe(204);
      const to = 'email' in recipient ? 'newcomer@example.com' : '491701234567';
      const verificationCode = await readCode(server, tenant.id, to);
      expect(verificationCode).toMatch(/^\d{6}$/);
      expect(await verify({ ...recipient, verificationCode: wrongOf(verificationCode) })).toEqual([
        400,
        'verification_code.code_mismatch',
      ]);
      const other = await server.createTenant();
      expect(await verify({ ...recipient, verificationCode }, await other.as('write:data'))).toEqual([
        400,
        'verification_code.not_found',
      ]);
      expect(await verify({ ...recipient, verificationCode })).toEqual([204]);
      expect((await verify({ ...recipient, verificationCode }))[0]).toBe(400);
    },
  );

  it('traps G17: can’t be guessed: attempts are counted, and a new code doesn’t reset them', async () => {
    const recipient = { email: 'guessed@example.com' };
    await call(api.sendManagedCode, { body: recipient });
    const code = await readCode(server, tenant.id, recipient.email);
    const answers: unknown[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1)
      answers.push((await verify({ ...recipient, verificationCode: wrongOf(code) }))[1]);
    expect(answers.at(-1)).toBe('verification_code.exceed_max_try');
    expect(await verify({ ...recipient, verificationCode: code })).toEqual([
      400,
      'verification_code.exceed_max_try',
    ]);
    const { body } = await (
      await tenant.as('read:data')
    )(listAuditLogs, {
      query: { logKey: 'VerificationCode.Verified', page_size: 1 },
    });
    expect(body[0]?.payload).toMatchObject({
      result: 'Error',
      error: { code: 'verification_code.exceed_max_try' },
    });
    expect(JSON.stringify(body)).not.toContain(recipient.email);
  });
});
