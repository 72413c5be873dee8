import * as api from '@gatehouse/contract/account/endpoints';
import { createProfileField } from '@gatehouse/contract/custom-profile-fields/endpoints';
import type { BodyOf } from '@gatehouse/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccountCenter, signInToAccount } from '../../../../../tests/support/account.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  await openAccountCenter(tenant);
  const call = await tenant.as('all');
  const part = (name: 'givenName' | 'familyName') =>
    ({ name, type: 'Text', enabled: true, required: true, config: { maxLength: 10 } }) as const;
  const fields: BodyOf<typeof createProfileField>[] = [
    { name: 'nickname', type: 'Text', required: false, config: { minLength: 3 } },
    {
      name: 'fullname',
      type: 'Fullname',
      required: true,
      config: { parts: [part('givenName'), part('familyName')] },
    },
    { name: 'name', type: 'Text', required: true, config: { maxLength: 20 } },
    { name: 'size', type: 'Select', required: true, config: { options: [{ value: 'S' }, { value: 'L' }] } },
  ];
  for (const body of fields) expect((await call(createProfileField, { body })).status).toBe(201);
});
afterAll(() => server.stop());

const enter = () => signInToAccount(server, tenant);
const wrong = (path: string) => ({
  status: 400,
  refusal: { code: 'guard.invalid_input', data: { fields: { [path]: expect.any(String) } } },
});

describe('values of profile fields in one’s own account', () => {
  it('are checked like at registration, wherever they are stored, and nothing is written', async () => {
    const { call } = await enter();
    const before = (await call(api.getOwnAccount)).body;
    expect(await call(api.updateOwnProfile, { body: { nickname: 'A' } })).toMatchObject(
      wrong('body.nickname'),
    );
    expect(await call(api.updateOwnAccount, { body: { name: 'x'.repeat(21) } })).toMatchObject(
      wrong('body.name'),
    );
    expect(await call(api.updateOwnAccount, { body: { name: null } })).toMatchObject(wrong('body.name'));
    const body = { customData: { size: 'M', plan: 'gold' } };
    expect(await call(api.updateOwnAccount, { body })).toMatchObject(wrong('body.customData.size'));
    expect(await call(api.updateOwnCustomData, { body: { size: '' } })).toMatchObject(wrong('body.size'));
    expect((await call(api.getOwnAccount)).body).toMatchObject({
      name: before.name,
      profile: before.profile,
      customData: before.customData,
    });
  });

  it('are checked together if a field has several', async () => {
    const { call } = await enter();
    const given = { givenName: 'Ada' };
    expect(await call(api.updateOwnProfile, { body: given })).toMatchObject(wrong('body.familyName'));
    const whole = { ...given, familyName: 'Lovelace' };
    expect((await call(api.updateOwnProfile, { body: whole })).body).toEqual(whole);
    const { status } = await call(api.updateOwnProfile, { body: { givenName: 'Augusta' } });
    expect(status).toBe(200);
  });

  it('traps G11: are merged into the custom data, whose other keys stay', async () => {
    const { call } = await enter();
    await call(api.updateOwnCustomData, { body: { size: 'S', plan: 'gold' } });
    const answers = await Promise.all([
      call(api.updateOwnCustomData, { body: { size: 'L' } }),
      call(api.updateOwnCustomData, { body: { seats: 4 } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await call(api.getOwnAccount)).body.customData).toEqual({ size: 'L', plan: 'gold', seats: 4 });
    const large = { body: { text: 'x'.repeat(40 * 1024) } };
    expect((await call(api.updateOwnCustomData, large)).status).toBe(200);
    const more = { body: { other: 'x'.repeat(40 * 1024) } };
    expect(await call(api.updateOwnCustomData, more)).toMatchObject(wrong('body'));
  });
});
