import { getAccountCenter, updateAccountCenter } from '@gatehouse/contract/account-center/endpoints';
import * as api from '@gatehouse/contract/custom-profile-fields/endpoints';
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

const text = (name: string) => ({ name, type: 'Text', required: false }) as const;
const part = (name: string, more: object = {}) => ({
  name,
  type: 'Text',
  enabled: true,
  required: false,
  ...more,
});
/** The answer to a new field that the types of the contract may not allow. */
const create = async (body: object, as = call) => {
  const { status, refusal } = await as(api.createProfileField, { body: body as never });
  return status === 201 ? status : [status, refusal.code];
};
const names = async (as = call) => (await as(api.listProfileFields)).body.map(({ name }) => name);

describe('profile fields', () => {
  it('are created with the next position, read, replaced and deleted', async () => {
    const own = await (await server.createTenant()).as('all');
    await own(api.createProfileField, { body: text('first') });
    const body = { ...text('company'), label: '<b>Company</b>', config: { minLength: 2, maxLength: 40 } };
    const created = await own(api.createProfileField, { body });
    expect([created.status, created.body]).toEqual([
      201,
      {
        tenantId: expect.any(String),
        id: expect.stringMatching(/^\w{21}$/),
        name: 'company',
        type: 'Text',
        label: '<b>Company</b>',
        description: null,
        required: false,
        config: { minLength: 2, maxLength: 40 },
        createdAt: expect.any(Number),
        sieOrder: 2,
      },
    ]);
    const params = { name: 'company' };
    expect((await own(api.getProfileField, { params })).body).toEqual(created.body);
    const change = { type: 'Text', required: true } as const;
    const replaced = await own(api.replaceProfileField, { params, body: change });
    expect(replaced.body).toEqual({ ...created.body, label: '', required: true, config: {} });
    const other = { type: 'Url', required: true } as const;
    expect((await own(api.replaceProfileField, { params, body: other })).refusal).toMatchObject({
      code: 'guard.invalid_input',
      data: { fields: { 'body.type': expect.any(String) } },
    });
    expect((await own(api.deleteProfileField, { params })).status).toBe(204);
    for (const { status, refusal } of [
      await own(api.getProfileField, { params }),
      await own(api.replaceProfileField, { params, body: change }),
      await own(api.deleteProfileField, { params }),
    ])
      expect([status, refusal.code]).toEqual([404, 'entity.not_found']);
  });

  it('traps G11: have a name of letters and digits that no identifier, claim or setting has', async () => {
    const code = (name: string) => `custom_profile_fields.${name}`;
    const cases: [string, object?][] = [
      ['name_required', { name: '' }],
      ['invalid_name', { name: 'my-field' }],
      ['invalid_name', { name: '__proto__' }],
      ['name_conflict_sign_in_identifier', { name: 'primaryEmail' }],
      ['name_conflict_sign_in_identifier', { name: 'username' }],
      ['name_conflict_built_in_prop', { name: 'preferredUsername' }],
      ['name_conflict_built_in_prop', { name: 'address' }],
      ['name_conflict_built_in_prop', { name: 'fullname' }],
      ['name_conflict_custom_data', { name: 'adminConsolePreferences' }],
    ];
    for (const [expected, more] of cases)
      expect([more, await create({ ...text('x'), ...more })]).toEqual([more, [400, code(expected)]]);
    for (const name of ['constructor', 'toString', 'nickname', 'name', 'avatar'])
      expect([name, await create(text(name))]).toEqual([name, 201]);
    expect(await create(text('nickname'))).toEqual([422, code('name_exists')]);
  });

  it('have settings that fit their type', async () => {
    const field = (type: string, config?: object) => ({ ...text(`f${type}`), type, config });
    const cases: [object, string][] = [
      [field('Text', { minLength: 5, maxLength: 4 }), 'invalid_min_max_input'],
      [field('Number', { minValue: 1, maxValue: 0 }), 'invalid_min_max_input'],
      [field('Date', { format: 'yyyy-MM' }), 'invalid_date_format'],
      [field('Date', { format: 'custom', customFormat: 'dd.MM.yyyy HH' }), 'invalid_date_format'],
      [field('Select', { options: [{ value: 'a' }, { value: 'a' }] }), 'invalid_options'],
      [field('Regex', { format: '[' }), 'invalid_regex_format'],
      [field('Address', { parts: [] }), 'invalid_address_components'],
      [field('Address', { parts: [part('region'), part('region')] }), 'invalid_address_components'],
      [field('Address', { parts: [part('region', { enabled: false })] }), 'invalid_address_components'],
      [field('Fullname', { parts: [] }), 'invalid_fullname_components'],
      [field('Fullname', { parts: [part('givenName', { type: 'Address' })] }), 'invalid_sub_component_type'],
      [
        field('Address', { parts: [part('region', { config: { minLength: 2, maxLength: 1 } })] }),
        'invalid_min_max_input',
      ],
    ];
    for (const [body, code] of cases)
      expect([body, await create(body)]).toEqual([body, [400, `custom_profile_fields.${code}`]]);
    expect(await create({ ...field('Checkbox'), required: true })).toEqual([400, 'guard.invalid_input']);
    // As on the wire, a new field may still lack what a replacement must have.
    expect(await create(field('Checkbox'))).toBe(201);
    expect(await create(field('Select', { options: [] }))).toBe(201);
    const replace = async (type: 'Checkbox' | 'Select', config?: object) =>
      (
        await call(api.replaceProfileField, {
          params: { name: `f${type}` },
          body: { type, required: false, config } as never,
        })
      ).refusal.code;
    expect(await replace('Checkbox')).toBe('custom_profile_fields.invalid_default_value');
    expect(await replace('Select', { options: [] })).toBe('custom_profile_fields.invalid_options');
  });

  it('of a batch are created all or not at all', async () => {
    const own = await (await server.createTenant()).as('all');
    const batch = async (...body: object[]) => {
      const { status, refusal } = await own(api.createProfileFields, { body: body as never });
      return status === 201 ? status : [status, refusal.code];
    };
    expect(await batch(text('a'), text('b'))).toBe(201);
    expect(await batch(text('c'), text('a'))).toEqual([422, 'custom_profile_fields.name_exists']);
    expect(await batch(text('c'), text('c'))).toEqual([422, 'custom_profile_fields.name_exists']);
    expect(await batch(text('c'), text('not ok'))).toEqual([400, 'custom_profile_fields.invalid_name']);
    expect(await batch(...Array.from({ length: 21 }, (_, at) => text(`many${at}`)))).toEqual([
      400,
      'guard.invalid_input',
    ]);
    expect(await names(own)).toEqual(['a', 'b']);
    for (let group = 0; group < 5; group += 1)
      await batch(...Array.from({ length: group < 4 ? 20 : 18 }, (_, at) => text(`g${group}n${at}`)));
    expect(await create(text('oneMore'), own)).toEqual([422, 'custom_profile_fields.too_many']);
  });

  it('change places, several at once', async () => {
    const own = await (await server.createTenant()).as('all');
    await own(api.createProfileFields, { body: [text('a'), text('b'), text('c')] });
    const order = async (...positions: [string, number][]) => {
      const body = { order: positions.map(([name, sieOrder]) => ({ name, sieOrder })) };
      const { status, refusal, body: fields } = await own(api.orderProfileFields, { body });
      return status === 200 ? fields.map(({ name }) => name) : [status, refusal.code];
    };
    expect(await order(['a', 3], ['c', 1])).toEqual(['c', 'b', 'a']);
    expect(await order(['a', 2])).toEqual([400, 'custom_profile_fields.conflicted_sie_order']);
    expect(await order(['a', 9], ['unknown', 2])).toEqual([
      400,
      'custom_profile_fields.entity_not_exists_with_names',
    ]);
    expect(await names(own)).toEqual(['c', 'b', 'a']);
  });

  it('are removed from the settings of the account center, which can only name fields that exist', async () => {
    const tenant = await server.createTenant();
    const call = await tenant.as('all');
    for (const name of ['company', 'plan'])
      await call(api.createProfileField, { body: { name, type: 'Text', required: false } });
    const show = (...names: string[]) =>
      call(updateAccountCenter, { body: { profileFields: names.map((name) => ({ name })) } });
    expect((await show('unknown')).refusal.code).toBe('custom_profile_fields.entity_not_exists_with_names');
    expect((await show('plan', 'plan')).status).toBe(400);
    expect((await show('plan', 'company')).status).toBe(200);
    await call(api.deleteProfileField, { params: { name: 'plan' } });
    expect((await call(getAccountCenter)).body.profileFields).toEqual([{ name: 'company' }]);
  });

  it('are created at the same time without sharing a position', async () => {
    const own = await (await server.createTenant()).as('all');
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, at) => own(api.createProfileField, { body: text(`n${at}`) })),
    );
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 201));
    const positions = (await own(api.listProfileFields)).body.map(({ sieOrder }) => sieOrder);
    expect(positions).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('belong to their tenant: another one neither sees nor changes them', async () => {
    const [one, two] = [await server.createTenant(), await server.createTenant()];
    const [mine, theirs] = [await one.as('all'), await two.as('all')];
    for (const as of [mine, theirs]) await as(api.createProfileField, { body: text('shared') });
    await mine(api.createProfileField, { body: text('mine') });
    expect(await names(theirs)).toEqual(['shared']);
    const params = { name: 'mine' };
    expect((await theirs(api.getProfileField, { params })).status).toBe(404);
    expect((await theirs(api.deleteProfileField, { params: { name: 'shared' } })).status).toBe(204);
    expect(await names(mine)).toEqual(['shared', 'mine']);
  });
});
