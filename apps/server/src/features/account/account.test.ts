import { changeOwnPassword, verifyOwnPassword } from '@gatehouse/contract/account/endpoints';
import { maxUploadBytes, uploadTypes } from '@gatehouse/contract/assets/assets';
import { getMyAssetService, uploadMyAsset } from '@gatehouse/contract/assets/endpoints';
import { adminTenantId } from '@gatehouse/contract/common';
import * as api from '@gatehouse/contract/me/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdRows } from '../../../../../tests/support/hold-rows.ts';
import { finishFlow } from '../../../../../tests/support/oidc-browser.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createApplication, createUser, goodPassword } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import { createCaller, type Caller, type TestTenant } from '../../../../../tests/support/tenant.ts';
import { QueueFullError } from '../../lib/queue-full.ts';
import { meIndicator } from '../../tenancy/tenant.ts';
import { endEverythingOfUser } from '../../users/end-everything.ts';

let server: TestServer;
let admin: TestTenant;
let clientId: string;
let now = Date.parse('2026-11-21T10:00:00Z');
let serial = 0;

beforeAll(async () => {
  server = await startTestServer({ database: 'account', clock: () => now });
  admin = server.tenant(adminTenantId);
  clientId = await createApplication(server.runtime, adminTenantId);
});
afterAll(() => server.stop());

interface SignedIn {
  id: string;
  username: string;
  /** With the token for `/me`. */
  me: Caller;
  /** With the token without a resource, for the account API. */
  account: (extraHeaders?: Record<string, string>) => Caller;
  refresh: (resource?: string) => Promise<Response>;
}

/** Another user of the admin tenant, or another browser of the same one. */
async function signIn(known?: { id: string; username: string }): Promise<SignedIn> {
  const username = known?.username ?? `admin_${(serial += 1)}`;
  const id =
    known?.id ?? (await createUser(server.runtime, adminTenantId, { username, password: goodPassword }));
  if (!known) await giveDefaultRole(id);
  const resource = meIndicator(server.settings);
  const flow = await new TestBrowser(admin).authorize(clientId, {
    scope: 'openid profile offline_access all',
    resource,
  });
  await finishFlow(server.runtime, admin, flow.id, id);
  const tokens = await flow.redeem((await flow.resume()).get('code') ?? '');
  let { refresh_token: refreshToken = '' } = tokens;
  const refresh = async (wanted?: string) => {
    const answer = await fetch(`${admin.issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: clientId,
        refresh_token: refreshToken,
        ...(wanted ? { resource: wanted } : {}),
      }),
    });
    const body = (await answer.clone().json()) as { refresh_token?: string };
    refreshToken = body.refresh_token ?? refreshToken;
    return answer;
  };
  const { access_token: token } = (await (await refresh(resource)).json()) as { access_token: string };
  return {
    id,
    username,
    me: createCaller(admin.origin, token),
    account: (headers) => createCaller(admin.origin, tokens['access_token'], headers),
    refresh,
  };
}

const giveDefaultRole = (userId: string) =>
  server.runtime.database.tenant(adminTenantId, async (db) => {
    const role = await db
      .selectFrom('roles')
      .select('id')
      .where('isDefault', '=', true)
      .executeTakeFirstOrThrow();
    await db.insertInto('usersRoles').values({ userId, roleId: role.id }).execute();
  });

describe('the endpoint of the signed-in user', () => {
  it('[API-18] [VIEW-04] returns every field, without the password', async () => {
    const { id, username, me } = await signIn();
    const { status, body } = await me(api.getMe);
    expect(status).toBe(200);
    expect(body).toEqual({
      id,
      name: null,
      username,
      avatar: null,
      primaryEmail: null,
      primaryPhone: null,
      hasPassword: true,
      identities: {},
      customData: {},
    });
  });

  it('is served only at the origin of the admin tenant', async () => {
    const tenant = await server.createTenant();
    expect((await createCaller(tenant.origin)(api.getMe)).status).toBe(404);
  });

  it('[API-20] changes one field at a time and returns the stored values', async () => {
    const { me, id } = await signIn();
    const fields = {
      name: 'Noor Haddad',
      username: `noor_${serial}`,
      avatar: 'https://example.com/noor.png',
    };
    for (const [name, value] of Object.entries(fields)) {
      const { status, body } = await me(api.updateMe, { body: { [name]: value } });
      expect([status, body[name as keyof typeof body]]).toEqual([200, value]);
    }
    expect((await me(api.getMe)).body).toMatchObject({ ...fields, id });
    expect((await me(api.updateMe, { body: { name: null, avatar: null } })).body).toMatchObject({
      name: null,
      avatar: null,
    });
  });

  it('[API-37] returns that images can be uploaded, with the accepted types and size', async () => {
    const { me } = await signIn();
    expect(await me(getMyAssetService)).toMatchObject({
      status: 200,
      body: { status: 'ready', allowUploadMimeTypes: [...uploadTypes], maxUploadFileSize: maxUploadBytes },
    });
  });

  it('[API-22] [OPEN-06] stores an uploaded avatar whose content matches its type, and returns its URL', async () => {
    const { me } = await signIn();
    const content = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
    const { status, body } = await me(uploadMyAsset, { file: new Blob([content], { type: 'image/png' }) });
    expect([status, Object.keys(body)]).toEqual([200, ['url']]);
    expect(body.url).toMatch(new RegExp(`^${admin.origin}/user-assets/\\w{21}\\.png$`));
    const picture = await fetch(body.url);
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(content);
    expect((await me(api.updateMe, { body: { avatar: body.url } })).body.avatar).toBe(body.url);
    const page = await me(uploadMyAsset, { file: new Blob(['<!doctype html>'], { type: 'image/png' }) });
    expect([page.status, page.refusal.code]).toEqual([400, 'guard.mime_type_not_allowed']);
    expect((await createCaller(admin.origin)(uploadMyAsset, { file: new Blob([content]) })).status).toBe(401);
  });

  it('[PRF-05 part] refuses an empty username, an avatar URL that browsers must not open, and a username in use', async () => {
    const { me } = await signIn();
    const other = await signIn();
    for (const body of [{ username: '' }, { username: '1a' }, { avatar: 'javascript:alert(1)' }])
      expect((await me(api.updateMe, { body })).status).toBe(400);
    const taken = await me(api.updateMe, { body: { username: other.username.toUpperCase() } });
    expect([taken.status, taken.refusal.code]).toEqual([422, 'user.username_already_in_use']);
  });

  it('[API-19] keeps custom data that isn’t sent, also with concurrent requests', async () => {
    const { me } = await signIn();
    const save = (body: Record<string, unknown>) => me(api.updateMyCustomData, { body });
    expect((await save({ defaultTenantId: 'default' })).body).toEqual({ defaultTenantId: 'default' });
    await Promise.all([save({ a: 1 }), save({ b: { c: 2 } }), save({ d: 3 })]);
    expect((await me(api.getMe)).body.customData).toEqual({
      defaultTenantId: 'default',
      a: 1,
      b: { c: 2 },
      d: 3,
    });
  });

  it('attacks: disk filled by pieces: a user’s own custom data is limited to 64 KiB in total', async () => {
    const { me } = await signIn();
    const save = (body: Record<string, unknown>) => me(api.updateMyCustomData, { body });
    expect((await save({ a: 'x'.repeat(40_000) })).status).toBe(200);
    const refused = await save({ b: 'x'.repeat(40_000) });
    expect([refused.status, refused.refusal.data]).toEqual([
      400,
      { fields: { body: 'must be at most 64 KiB of JSON together with what is stored already' } },
    ]);
    expect(Object.keys((await me(api.getMe)).body.customData)).toEqual(['a']);
  });
});

describe('the signed-in user’s own password', () => {
  it('can be changed after the old one was verified; this session continues and all others end', async () => {
    const here = await signIn();
    const elsewhere = await signIn(here);
    const verification = await here.account()(verifyOwnPassword, { body: { password: goodPassword } });
    expect(verification.status).toBe(201);
    expect(Date.parse(verification.body.expiresAt)).toBe(now + 600_000);
    const withVerification = here.account({
      'logto-verification-id': verification.body.verificationRecordId,
    });
    expect(
      (await withVerification(changeOwnPassword, { body: { password: 'Another-Horse-43' } })).status,
    ).toBe(204);
    expect((await here.refresh()).status).toBe(200);
    expect((await elsewhere.refresh()).status).toBe(400);
    expect((await elsewhere.me(api.getMe)).status).toBe(401);
    expect((await here.me(api.getMe)).status).toBe(200);
    const old = await here.account()(verifyOwnPassword, { body: { password: goodPassword } });
    expect([old.status, old.refusal.code]).toEqual([422, 'session.invalid_credentials']);
    // The verification is consumed.
    expect(
      (await withVerification(changeOwnPassword, { body: { password: 'A-Third-Horse-44' } })).status,
    ).toBe(401);
  });

  it('can’t be changed without a verification, with another user’s, or with an expired one', async () => {
    const [mine, theirs] = [await signIn(), await signIn()];
    const change = async (id?: string) => {
      const call = mine.account(id === undefined ? {} : { 'logto-verification-id': id });
      const { status, refusal } = await call(changeOwnPassword, { body: { password: 'Another-Horse-43' } });
      return [status, refusal?.code];
    };
    const denied = [401, 'verification_record.permission_denied'];
    expect(await change()).toEqual(denied);
    expect(await change('unknown0000')).toEqual(denied);
    const foreign = await theirs.account()(verifyOwnPassword, { body: { password: goodPassword } });
    expect(await change(foreign.body.verificationRecordId)).toEqual(denied);
    const own = await mine.account()(verifyOwnPassword, { body: { password: goodPassword } });
    now += 600_000;
    expect(await change(own.body.verificationRecordId)).toEqual(denied);
  });

  it('traps G10 (2): invalidates all verifications with the old one when it changes', async () => {
    const { account } = await signIn();
    const verify = async () =>
      (await account()(verifyOwnPassword, { body: { password: goodPassword } })).body.verificationRecordId;
    const [first, second] = [await verify(), await verify()];
    const change = (id: string, password: string) =>
      account({ 'logto-verification-id': id })(changeOwnPassword, { body: { password } });
    expect((await change(first, 'Another-Horse-43')).status).toBe(204);
    const again = await change(second, 'A-Third-Horse-44');
    expect([again.status, again.refusal.code]).toEqual([401, 'verification_record.permission_denied']);
  });

  it('can’t be changed with a verification from before all sessions and tokens of the user were ended', async () => {
    const person = await signIn();
    const verification = await person.account()(verifyOwnPassword, { body: { password: goodPassword } });
    await server.runtime.database.tenant(adminTenantId, (db) => endEverythingOfUser(db, person.id));
    const { account } = await signIn(person);
    const withVerification = account({ 'logto-verification-id': verification.body.verificationRecordId });
    const refused = await withVerification(changeOwnPassword, { body: { password: 'Another-Horse-43' } });
    expect([refused.status, refused.refusal.code]).toEqual([401, 'verification_record.permission_denied']);
  });

  it('traps G10 (1): is changed by only one of two concurrent requests that have different verifications', async () => {
    const { id, account } = await signIn();
    const verify = async () =>
      (await account()(verifyOwnPassword, { body: { password: goodPassword } })).body.verificationRecordId;
    const verifications = [await verify(), await verify()];
    const user = 'select 1 from users where tenant_id = $1 and id = $2';
    const held = await holdRows(user, [adminTenantId, id], 'account');
    const changing = verifications.map((verification) =>
      account({ 'logto-verification-id': verification })(changeOwnPassword, {
        body: { password: `Horse-${verification}` },
      }),
    );
    await held.releaseTo(2, '');
    const answers = await Promise.all(changing);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 401]);
  });

  it('isn’t verified if it was replaced while the old one was compared', async () => {
    const { account, id } = await signIn();
    const replacing = `with locked as materialized (
        select id from users where tenant_id = $1 and id = $2 for update)
      update users u set password_encrypted = 'another' from locked where u.tenant_id = $1 and u.id = locked.id`;
    const held = await holdRows(replacing, [adminTenantId, id], 'account');
    const verifying = account()(verifyOwnPassword, { body: { password: goodPassword } });
    await held.releaseTo(1, 'verification_records');
    expect((await verifying).refusal.code).toBe('session.invalid_credentials');
    const { rows } = await server.runtime.database.pool.query(
      'select 1 from verification_records where tenant_id = $1 and user_id = $2',
      [adminTenantId, id],
    );
    expect(rows).toEqual([]);
  });

  it('must be another one that meets the password policy; a rejected one doesn’t consume the verification', async () => {
    const { account, username } = await signIn();
    const verification = await account()(verifyOwnPassword, { body: { password: goodPassword } });
    const withVerification = account({ 'logto-verification-id': verification.body.verificationRecordId });
    const refused = await withVerification(changeOwnPassword, { body: { password: 'short' } });
    expect([refused.status, refused.refusal.code]).toEqual([400, 'password.rejected']);
    expect(refused.refusal.data).toContainEqual({
      code: 'password_rejected.too_short',
      interpolation: { min: 8 },
    });
    expect((await withVerification(changeOwnPassword, { body: { password: `${username}12` } })).status).toBe(
      400,
    );
    const same = await withVerification(changeOwnPassword, { body: { password: goodPassword } });
    expect([same.status, same.refusal.code]).toEqual([422, 'user.same_password']);
    expect(
      (await withVerification(changeOwnPassword, { body: { password: 'Another-Horse-43' } })).status,
    ).toBe(204);
  });

  it('attacks: hash processes: at most ten new passwords are hashed for one verification, also with concurrent requests', async () => {
    const { account } = await signIn();
    const { verificationRecordId: id } = (
      await account()(verifyOwnPassword, { body: { password: goodPassword } })
    ).body;
    const withVerification = account({ 'logto-verification-id': id });
    const { hash } = server.runtime.hasher;
    const sent = 14;
    let [hashed, settled] = [0, 0];
    let release: () => void = () => undefined;
    const allSettled = new Promise<void>((resolve) => (release = resolve));
    const settle = (): void => void ((settled += 1) === sent && release());
    // All requests have been rejected or have started to hash before any of them writes.
    server.runtime.hasher.hash = async (...input) => {
      hashed += 1;
      settle();
      await allSettled;
      return hash(...input);
    };
    const change = async (number: number) => {
      const { status } = await withVerification(changeOwnPassword, {
        body: { password: `Another-Horse-${number}` },
      });
      if (status === 429) settle();
      return status;
    };
    const statuses = await Promise.all(Array.from({ length: sent }, (_, number) => change(number)));
    server.runtime.hasher.hash = hash;
    expect(hashed).toBe(10);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status === 429)).toHaveLength(sent - 10);
  });

  it('can be verified and changed after many attempts that were rejected because the hash queue was full', async () => {
    const { account } = await signIn();
    const { hasher } = server.runtime;
    const { verify, hash } = hasher;
    const full = () => Promise.reject(new QueueFullError('busy'));
    const prove = () => account()(verifyOwnPassword, { body: { password: goodPassword } });
    hasher.verify = full;
    for (let count = 0; count < 11; count += 1) expect((await prove()).status).toBe(503);
    hasher.verify = verify;
    const proof = await prove();
    expect(proof.status).toBe(201);
    const change = account({ 'logto-verification-id': proof.body.verificationRecordId });
    const ask = () => change(changeOwnPassword, { body: { password: 'Another-Horse-44' } });
    hasher.hash = full;
    for (let count = 0; count < 11; count += 1) expect((await ask()).status).toBe(503);
    hasher.hash = hash;
    expect((await ask()).status).toBe(204);
  });

  it('can’t be guessed with a stolen token: the eleventh attempt within an hour is rejected unchecked', async () => {
    const person = await signIn();
    const { account } = person;
    const attempts = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      attempts.push((await account()(verifyOwnPassword, { body: { password: 'wrong' } })).status);
    // The tenth also blocks the account, as at sign-in.
    expect(attempts).toEqual([...Array<number>(9).fill(422), 400, 429]);
    expect((await account()(verifyOwnPassword, { body: { password: goodPassword } })).status).toBe(429);
    now += 3_600_000;
    const later = await signIn(person);
    expect((await later.account()(verifyOwnPassword, { body: { password: goodPassword } })).status).toBe(201);
  });
});
