import * as access from '@gatehouse/contract/users/access-endpoints';
import * as api from '@gatehouse/contract/users/endpoints';
import { user, userId, userSettings, type WritableUser } from '@gatehouse/contract/users/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  call = await tenant.as('all');
});
afterAll(() => server.stop());

const fieldsOf = (answer: { refusal: { data?: unknown } }): string[] =>
  Object.keys((answer.refusal.data as { fields?: object } | undefined)?.fields ?? {});

const profile = {
  familyName: 'Lovelace',
  givenName: 'Ada',
  middleName: 'King',
  nickname: 'Countess',
  preferredUsername: 'ada',
  profile: 'https://ada.example',
  website: 'https://ada.example/site',
  gender: 'female',
  birthdate: '1815-12-10',
  zoneinfo: 'Europe/London',
  locale: 'en-GB',
  address: {
    formatted: '12 St James’s Square, London',
    streetAddress: '12 St James’s Square',
    locality: 'London',
    region: 'Greater London',
    postalCode: 'SW1Y 4JH',
    country: 'GB',
  },
};

describe('users', () => {
  it('[ENT-07] are created and read with every field an administrator sets', async () => {
    const values = {
      username: 'ada_1',
      primaryEmail: 'ada@example.com',
      primaryPhone: '44155501',
      externalId: 'legacy|1815',
      name: 'Ada Lovelace',
      avatar: 'https://ada.example/face.png',
      customData: { plan: 'gold', nested: { deep: [1, null] } },
      profile,
      isPasswordExpired: false,
    } satisfies WritableUser;
    const created = await call(api.createUser, { body: { ...values, password: 'correct horse' } });
    expect(created.status).toBe(200);
    expect(created.body).toEqual({
      ...values,
      id: expect.stringMatching(/^[0-9A-Za-z]{12}$/),
      identities: {},
      applicationId: null,
      isSuspended: false,
      hasPassword: true,
      passwordUpdatedAt: expect.any(Number),
      lastSignInAt: null,
      createdAt: expect.any(Number),
      updatedAt: expect.any(Number),
    });
    const read = await call(api.getUser, { params: { userId: created.body.id } });
    expect(read.body).toEqual(created.body);
    // The external ID belongs to one user, and finds them.
    const second = await call(api.createUser, { body: { externalId: 'legacy|1815' } });
    expect([second.status, second.refusal.code]).toEqual([422, 'user.external_id_in_use']);
    for (const query of [{ externalId: 'legacy|1815' }, { search: 'LEGACY|18' }])
      expect((await call(api.listUsers, { query })).body.map(({ id }) => id)).toEqual([created.body.id]);
  });

  it('are added by an SQL function that takes a value for every column', async () => {
    const { id } = await server.createTenant();
    const pool = server.runtime.database.pool;
    const { rows } = await pool.query<{ column: string; type: string }>(
      `select column_name as column, data_type as type from information_schema.columns where table_name = 'users'`,
    );
    // What new users can't have, or the function or a trigger sets itself.
    const others = [
      'tenant_id',
      'id',
      'is_suspended',
      'last_sign_in_at',
      'created_at',
      'updated_at',
      'password_updated_at',
      'username_case',
    ];
    const values = rows
      .filter(({ column }) => !others.includes(column))
      .map(({ column, type }) => ({
        column,
        value: { jsonb: { a: { userId: 'b' } }, boolean: true }[type] ?? 'a',
      }));
    expect(values.length).toBeGreaterThan(10);
    const toField = (column: string) =>
      column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const given = Object.fromEntries(values.map(({ column, value }) => [toField(column), value]));
    const made = await pool.query(`select * from gatehouse_insert_user_v1($1, 'new_user', now(), $2)`, [
      id,
      JSON.stringify(given),
    ]);
    expect(made.rows).toEqual([
      expect.objectContaining(Object.fromEntries(values.map(({ column, value }) => [column, value]))),
    ]);
  });

  it('[ENT-07] refuse invalid and too long values, and name the field', async () => {
    expect(userId.safeParse('a'.repeat(13)).success).toBe(false);
    expect(user.shape.id.safeParse('a'.repeat(12)).success).toBe(true);
    const cases: [string, object][] = [
      ['body.name', { name: 'n'.repeat(129) }],
      ['body.username', { username: 'u'.repeat(129) }],
      ['body.username', { username: '1ada' }],
      ['body.primaryEmail', { primaryEmail: `${'e'.repeat(120)}@example.com` }],
      ['body.primaryEmail', { primaryEmail: 'ada @example.com' }],
      ['body.primaryPhone', { primaryPhone: '12a' }],
      ['body.avatar', { avatar: `https://a.example/${'p'.repeat(2048)}` }],
      ['body.avatar', { avatar: 'javascript:alert(1)' }],
      ['body.customData', { customData: { text: 'x'.repeat(70_000) } }],
      ['body.profile.address.country', { profile: { address: { country: 7 } } }],
    ];
    for (const [field, body] of cases) {
      const answer = await call(api.createUser, { body: body as never });
      expect([field, answer.status, fieldsOf(answer)]).toEqual([field, 400, [field]]);
    }
    const longest = { name: 'n'.repeat(128), username: 'u'.repeat(128) };
    expect((await call(api.createUser, { body: longest })).status).toBe(200);
  });

  it('[VAL-02] [VAL-03] [VAL-04] have normalized identifiers, which null or an empty string clears', async () => {
    const { body } = await call(api.createUser, {
      body: { primaryEmail: 'Grace@Example.COM', primaryPhone: '+1 (555) 01-02', username: '_Grace1' },
    });
    expect(body).toMatchObject({
      primaryEmail: 'grace@example.com',
      primaryPhone: '15550102',
      username: '_Grace1',
    });
    const cleared = await call(api.updateUser, {
      params: { userId: body.id },
      body: { primaryEmail: '', primaryPhone: null, username: '' },
    });
    expect(cleared.body).toMatchObject({ primaryEmail: null, primaryPhone: null, username: null });
  });

  it('refuse identifiers of another user in any case, and change nothing', async () => {
    await call(api.createUser, {
      body: { username: 'Taken', primaryEmail: 'taken@example.com', primaryPhone: '4917001' },
    });
    const cases: [string, object][] = [
      ['user.username_already_in_use', { username: 'tAKEN' }],
      ['user.email_already_in_use', { primaryEmail: 'TAKEN@example.com' }],
      ['user.phone_already_in_use', { primaryPhone: '+49 (170) 01' }],
    ];
    const { body: other } = await call(api.createUser, { body: { name: 'Other' } });
    const before = (await call(api.listUsers)).headers.get('total-number');
    for (const [code, body] of cases) {
      const created = await call(api.createUser, { body: { ...body, name: 'Late' } });
      const updated = await call(api.updateUser, { params: { userId: other.id }, body });
      expect([created.status, created.refusal.code]).toEqual([422, code]);
      expect([updated.status, updated.refusal.code]).toEqual([422, code]);
    }
    expect((await call(api.listUsers)).headers.get('total-number')).toBe(before);
    expect((await call(api.listUsers, { query: { search: 'Late' } })).body).toEqual([]);
    // Users of another tenant don't conflict.
    const elsewhere = await (await server.createTenant()).as('all');
    expect((await elsewhere(api.createUser, { body: { username: 'Taken' } })).status).toBe(200);
  });

  it('are changed; custom data and profile are replaced or merged', async () => {
    const { body: created } = await call(api.createUser, {
      body: { name: 'Alan', customData: { a: 1, b: 2 }, profile: { nickname: 'Al', locale: 'en' } },
    });
    const params = { userId: created.id };
    const merged = await call(api.updateUserCustomData, { params, body: { customData: { b: 3, c: 4 } } });
    expect(merged.body).toEqual({ a: 1, b: 3, c: 4 });
    expect((await call(api.getUserCustomData, { params })).body).toEqual(merged.body);
    const changed = await call(api.updateUserProfile, { params, body: { profile: { nickname: 'Prof' } } });
    expect(changed.body).toEqual({ nickname: 'Prof', locale: 'en' });
    const replaced = await call(api.updateUser, { params, body: { customData: { d: 5 }, profile: {} } });
    expect(replaced.body).toMatchObject({ name: 'Alan', customData: { d: 5 }, profile: {} });
    expect(replaced.body.updatedAt).toBeGreaterThanOrEqual(created.updatedAt);
  });

  it('attacks: disk filled by pieces: custom data is limited to 64 KiB in total, also across requests', async () => {
    const { id: userId } = (await call(api.createUser, { body: { customData: { a: 'x'.repeat(40_000) } } }))
      .body;
    const params = { userId };
    const merge = (customData: Record<string, unknown>) =>
      call(api.updateUserCustomData, { params, body: { customData } });
    const refused = await merge({ b: 'x'.repeat(40_000) });
    expect(refused.status).toBe(400);
    expect(refused.refusal.data).toEqual({
      fields: { 'body.customData': 'must be at most 64 KiB of JSON together with what is stored already' },
    });
    expect(Object.keys((await call(api.getUserCustomData, { params })).body)).toEqual(['a']);
    // Of two concurrent requests, only one succeeds.
    const both = await Promise.all([merge({ b: 'x'.repeat(20_000) }), merge({ c: 'x'.repeat(20_000) })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await merge({ a: null, d: 'x'.repeat(30_000) })).status).toBe(200);
  });

  it('update the time of the last change with every kind of change', async () => {
    const { body: created } = await call(api.createUser, { body: { username: 'changing' } });
    const params = { userId: created.id };
    const changes: Record<string, () => Promise<{ status: number }>> = {
      name: () => call(api.updateUser, { params, body: { name: 'Changed' } }),
      'custom data': () => call(api.updateUserCustomData, { params, body: { customData: { a: 1 } } }),
      profile: () => call(api.updateUserProfile, { params, body: { profile: { nickname: 'C' } } }),
      settings: () => call(api.updateUserSettings, { params, body: { mfa: { skipped: true } } }),
      password: () => call(access.setUserPassword, { params, body: { password: 'vK7!new-secret' } }),
      suspension: () => call(access.suspendUser, { params, body: { isSuspended: true } }),
    };
    for (const [what, change] of Object.entries(changes)) {
      await server.runtime.database.pool.query(
        `update users set updated_at = '2020-01-01' where tenant_id = $1 and id = $2`,
        [tenant.id, created.id],
      );
      const { status } = await change();
      const { updatedAt } = (await call(api.getUser, { params })).body;
      expect([what, status, updatedAt >= created.createdAt]).toEqual([what, 200, true]);
    }
  });

  it('[OPEN-49] have settings that can be changed separately', async () => {
    const { body: created } = await call(api.createUser, { body: {} });
    const params = { userId: created.id };
    const defaults = {
      mfa: { enabled: false, skipped: false, skipMfaOnSignIn: false },
      passkeySignIn: { skipped: false },
    };
    expect(userSettings.parse({})).toEqual(defaults);
    expect((await call(api.getUserSettings, { params })).body).toEqual(defaults);
    await call(api.updateUserSettings, { params, body: { mfa: { skipMfaOnSignIn: true } } });
    const second = await call(api.updateUserSettings, {
      params,
      body: { mfa: { skipped: true }, passkeySignIn: { skipped: true } },
    });
    expect(second.body).toEqual({
      mfa: { enabled: false, skipped: true, skipMfaOnSignIn: true },
      passkeySignIn: { skipped: true },
    });
    expect(api.updateUserSettings.path).toMatch(/\/logto-configs$/);
  });

  it('are deleted, and then not found by any operation', async () => {
    const { body: created } = await call(api.createUser, { body: { username: 'leaver' } });
    const params = { userId: created.id };
    expect((await call(api.deleteUser, { params })).status).toBe(204);
    const answers = [
      await call(api.getUser, { params }),
      await call(api.deleteUser, { params }),
      await call(access.hasUserPassword, { params }),
      await call(access.setUserPassword, { params, body: { password: 'x' } }),
    ];
    expect(answers.map(({ refusal }) => refusal.code)).toEqual(
      Array(answers.length).fill('entity.not_found'),
    );
    expect((await call(api.listUsers, { query: { search: 'leaver' } })).body).toEqual([]);
  });

  it('are counted exactly, also if many are created and deleted concurrently', async () => {
    const mine = await (await server.createTenant()).as('all');
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, number) =>
        mine(api.createUser, { body: { username: `user${number % 9}` } }),
      ),
    );
    expect(made.filter(({ status }) => status === 422)).toHaveLength(3);
    const ids = made.filter(({ status }) => status === 200).map(({ body }) => body.id);
    await Promise.all(
      [...ids.slice(0, 4), ...ids.slice(0, 4)].map((id) => mine(api.deleteUser, { params: { userId: id } })),
    );
    const listed = await mine(api.listUsers, { query: { page_size: 2 } });
    expect([listed.headers.get('total-number'), listed.body.length]).toEqual(['5', 2]);
  });
});
