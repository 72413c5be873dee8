import * as api from '@gatehouse/contract/one-time-tokens/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let now = Date.now();

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  tenant = await server.createTenant();
  call = await tenant.as('all');
});
afterAll(() => server.stop());

const email = 'ada@northwind.example';
const make = async (values: Partial<Parameters<typeof create>[0]> = {}) =>
  (await create({ email, ...values })).body;
const create = (body: { email: string; expiresIn?: number }) => call(api.createOneTimeToken, { body });
const verify = (token: string, to = email) => call(api.verifyOneTimeToken, { body: { token, email: to } });

describe('one-time tokens of the management API', () => {
  it('[CONTRACT one-time-tokens] are created with a token of 43 characters, valid for ten minutes, for the normalized email address', async () => {
    const { status, body } = await create({ email: 'Ada@Northwind.example' });
    expect([status, body.email, body.status]).toEqual([201, email, 'active']);
    expect(body.token).toMatch(/^[A-Za-z0-9]{43}$/);
    expect(body.expiresAt - body.createdAt).toBe(600_000);
  });

  it('are shown once: afterwards neither the API nor the database contains them', async () => {
    const made = await make();
    const { body: read } = await call(api.getOneTimeToken, { params: { id: made.id } });
    expect(read).toEqual({ ...made, token: '********' });
    const { rows } = await server.runtime.database.pool.query(
      'select * from one_time_tokens where tenant_id = $1 and id = $2',
      [tenant.id, made.id],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(made.token);
  });

  it('are used once', async () => {
    const made = await make();
    const used = await verify(made.token);
    expect([used.status, used.body.status, used.body.token]).toEqual([200, 'consumed', made.token]);
    const again = await verify(made.token);
    expect([again.status, again.refusal.code]).toEqual([400, 'one_time_token.token_consumed']);
  });

  it('are refused with the reason: unknown, for another address, expired, revoked', async () => {
    expect((await verify('nothing')).refusal.code).toBe('one_time_token.token_not_found');
    const mine = await make();
    const other = await verify(mine.token, 'eve@northwind.example');
    expect(other.refusal.code).toBe('one_time_token.email_mismatch');
    expect((await verify(mine.token)).status).toBe(200);

    const short = await make({ expiresIn: 1 });
    now += 1000;
    expect((await verify(short.token)).refusal.code).toBe('one_time_token.token_expired');

    const taken = await make();
    const params = { id: taken.id };
    const ended = await call(api.updateOneTimeTokenStatus, { params, body: { status: 'revoked' } });
    expect(ended.body.status).toBe('revoked');
    expect((await verify(taken.token)).refusal.code).toBe('one_time_token.token_revoked');
    const back = await call(api.updateOneTimeTokenStatus, { params, body: { status: 'active' } });
    expect(back.refusal.code).toBe('one_time_token.cannot_reactivate_token');
    expect((await verify(taken.token)).refusal.code).toBe('one_time_token.token_revoked');
  });

  it('of another tenant are not found', async () => {
    const made = await make();
    const other = await (await server.createTenant()).as('all');
    const tried = await other(api.verifyOneTimeToken, { body: { token: made.token, email } });
    expect(tried.refusal.code).toBe('one_time_token.token_not_found');
    expect((await verify(made.token)).status).toBe(200);
  });

  it('are listed by address and current status, newest first', async () => {
    const to = 'grace@northwind.example';
    const used = await make({ email: to });
    await verify(used.token, to);
    now += 1;
    const old = await make({ email: to, expiresIn: 1 });
    now += 1000;
    const active = await make({ email: to });
    const list = async (status?: 'active' | 'consumed' | 'expired') =>
      (await call(api.listOneTimeTokens, { query: { email: to, status } })).body.map(({ id }) => id);
    expect(await list()).toEqual([active.id, old.id, used.id]);
    expect([await list('active'), await list('consumed'), await list('expired')]).toEqual([
      [active.id],
      [used.id],
      [old.id],
    ]);
    expect((await call(api.deleteOneTimeToken, { params: { id: active.id } })).status).toBe(204);
    expect(await list('active')).toEqual([]);
    expect((await verify(active.token, to)).refusal.code).toBe('one_time_token.token_not_found');
  });
});
