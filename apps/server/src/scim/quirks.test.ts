import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScimResponse } from '../../../../tests/support/scim-idp.ts';
import type { TestServer } from '../../../../tests/support/server.ts';
import { createScimWorld, type ScimWorld, startScimServer } from './scim.fixture.ts';

let server: TestServer;
let stop: () => Promise<void>;
let world: ScimWorld;
beforeAll(async () => {
  const started = await startScimServer();
  ({ server, stop } = started);
  world = await createScimWorld(server, started.dns);
});
afterAll(() => stop());

let serial = 0;
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const newAddress = (): string => `person-${(serial += 1)}@${world.domain}`;
const provision = async (address = newAddress()): Promise<string> =>
  (await world.idp.entra.provision({ userName: address })).body.id;
const patch = (id: string, ...Operations: object[]) =>
  world.idp.send('PATCH', `/Users/${id}`, { Operations });
const find = async (filter: string): Promise<unknown> => {
  const { status, body } = await world.idp.send('GET', `/Users?filter=${encodeURIComponent(filter)}`);
  return status === 200 ? body.Resources.map(({ userName }) => userName) : body;
};

describe('Entra', () => {
  it('writes operations with capital letters and truth values as texts', async () => {
    const id = await provision();
    const changed = await patch(
      id,
      { op: 'Replace', path: 'displayName', value: 'Ada Lovelace' },
      { op: 'Add', path: 'title', value: 'Countess' },
      { op: 'Remove', path: 'name.formatted' },
      { op: 'Replace', path: 'active', value: 'False' },
    );
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { displayName: 'Ada Lovelace', title: 'Countess', active: false, name: { givenName: 'Ada' } },
    ]);
    expect(changed.body.name).not.toHaveProperty('formatted');
    expect((await patch(id, { op: 'Add', path: 'active', value: 'True' })).body.active).toBe(true);
    const wrong = await patch(id, { op: 'Replace', path: 'active', value: 'perhaps' });
    expect([wrong.status, wrong.body.scimType]).toEqual([400, 'invalidValue']);
  });

  it('names values of lists by their type, also those that do not exist yet', async () => {
    const id = await provision();
    const next = newAddress();
    const changed = await patch(
      id,
      { op: 'Replace', path: 'emails[type eq "work"].value', value: next },
      { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '+1 555 0100' },
      { op: 'Add', path: 'emails[type eq "home"]', value: { value: 'ada@home.example' } },
    );
    expect(changed.body).toMatchObject({
      emails: [
        { type: 'work', value: next, primary: true },
        { type: 'home', value: 'ada@home.example' },
      ],
      phoneNumbers: [{ type: 'mobile', value: '+1 555 0100' }],
    });
    expect((await world.read(id)).primaryEmail).toBe(next);
    const removed = await patch(
      id,
      { op: 'Remove', path: 'emails[type eq "home"]' },
      { op: 'Remove', path: 'phoneNumbers[type eq "mobile"].value' },
    );
    expect(removed.body.emails).toHaveLength(1);
    expect(removed.body.phoneNumbers).toEqual([{ type: 'mobile' }]);
    const primary = await patch(id, {
      op: 'Add',
      path: 'emails',
      value: [{ type: 'other', value: newAddress(), primary: 'True' }],
    });
    expect(primary.body.emails.map(({ primary: isPrimary }) => isPrimary)).toEqual([false, true]);
  });

  it('names attributes of the enterprise extension by path, and the manager by ID', async () => {
    const id = await provision();
    const changed = await patch(
      id,
      { op: 'Add', path: `${enterprise}:department`, value: 'R&D' },
      { op: 'Add', path: `${enterprise}:manager`, value: '42' },
      { op: 'Add', value: { [`${enterprise}:employeeNumber`]: '7', 'name.familyName': 'Byron' } },
    );
    expect(changed.body).toMatchObject({
      schemas: expect.arrayContaining([enterprise]),
      [enterprise]: { department: 'R&D', manager: { value: '42' }, employeeNumber: '7' },
      name: { familyName: 'Byron' },
    });
    expect(await find(`${enterprise}:department eq "r&d"`)).toHaveLength(1);
    expect(
      (await patch(id, { op: 'Remove', path: `${enterprise}:manager` })).body[enterprise],
    ).not.toHaveProperty('manager');
  });

  it('finds users by external ID, whose case matters', async () => {
    const userName = newAddress();
    await world.idp.entra.provision({ userName, externalId: 'Entra-X' });
    expect(await find('externalId eq "Entra-X"')).toEqual([userName]);
    expect(await find('externalId eq "entra-x"')).toEqual([]);
    const again = await world.idp.entra.provision({ userName, externalId: 'Entra-X' });
    expect([again.status, again.body.userName]).toEqual([200, userName]);
  });
});

describe('Okta', () => {
  it('searches by userName, creates, reads and replaces as a whole', async () => {
    const userName = newAddress();
    const none = await world.idp.send(
      'GET',
      `/Users?filter=userName%20eq%20%22${encodeURIComponent(userName)}%22&startIndex=1&count=100`,
    );
    expect(none.body).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      totalResults: 0,
      startIndex: 1,
      itemsPerPage: 0,
      Resources: [],
    });
    const { body } = await world.idp.okta.provision({ userName });
    const { body: read } = await world.idp.send('GET', `/Users/${body.id}`);
    const replaced = await world.idp.send('PUT', `/Users/${body.id}`, {
      ...read,
      displayName: 'Renamed',
      active: false,
    });
    expect([replaced.status, replaced.body]).toMatchObject([200, { displayName: 'Renamed', active: false }]);
    // Without it, a replacement does not begin the membership again.
    const { active: _active, ...silent } = replaced.body;
    expect((await world.idp.send('PUT', `/Users/${body.id}`, silent)).body.active).toBe(false);
    const started = await world.idp.send('PUT', `/Users/${body.id}`, { ...silent, active: true });
    expect(started.body.active).toBe(true);
    expect(await world.read(body.id)).toMatchObject({ name: 'Renamed', isSuspended: false });
  });

  it('creates no second user with a name, whatever its case', async () => {
    const userName = newAddress();
    const { body } = await world.idp.okta.provision({ userName });
    const twice = await world.idp.send('POST', '/Users', {
      userName: userName.toUpperCase(),
      emails: [{ value: newAddress() }],
    });
    expect([twice.status, twice.body.scimType]).toEqual([409, 'uniqueness']);
    const id = await provision();
    const renamed = await patch(id, { op: 'replace', value: { userName } });
    expect([renamed.status, renamed.body.scimType]).toEqual([409, 'uniqueness']);
    expect(body.userName).toBe(userName);
  });
});

describe('a list', () => {
  it('has pages, counts all, and picks attributes', async () => {
    for (let at = 0; at < 3; at += 1) await provision(`page-${at}@${world.domain}`);
    const filter = encodeURIComponent('userName sw "PAGE-"');
    const read = async (query: string) =>
      (await world.idp.send('GET', `/Users?filter=${filter}&${query}`)).body;
    const second = await read('startIndex=2&count=1');
    expect(second).toMatchObject({ totalResults: 3, startIndex: 2, itemsPerPage: 1 });
    expect(second.Resources[0]?.userName).toBe(`page-1@${world.domain}`);
    expect(await read('count=0')).toMatchObject({ totalResults: 3, itemsPerPage: 0, Resources: [] });
    expect(await read('startIndex=-5&count=-1')).toMatchObject({
      totalResults: 3,
      startIndex: 1,
      Resources: [],
    });
    expect(await read('startIndex=x')).toMatchObject({ status: '400', scimType: 'invalidValue' });
    const { Resources } = await read('attributes=userName&count=1');
    expect(Object.keys(Resources[0] ?? {}).toSorted()).toEqual(['id', 'meta', 'schemas', 'userName']);
    expect((await read('excludedAttributes=emails&count=1')).Resources[0]).not.toHaveProperty('emails');
  });

  it('is filtered by every operator and attribute that can be searched', async () => {
    const [one, two] = [newAddress(), newAddress()];
    const a = await provision(one);
    await provision(two);
    await patch(a, { op: 'add', value: { title: 'Tour Guide', nickName: 'Babs', userType: 'Employee' } });
    const only = (filter: string) => `(${filter}) and (userName eq "${one}" or userName eq "${two}")`;
    const both = [one, two];
    const cases: [filter: string, found: string[]][] = [
      ['title eq "tour guide"', [one]],
      ['title ne "tour guide"', [two]],
      ['title co "GUIDE"', [one]],
      ['title sw "tour"', [one]],
      ['title ew "guide"', [one]],
      ['title pr', [one]],
      ['not (title pr)', [two]],
      ['title eq null', [two]],
      ['nickName gt "a" and nickName lt "c"', [one]],
      ['nickName ge "babs" and nickName le "babs"', [one]],
      [`id eq "${a}"`, [one]],
      ['active eq true', both],
      ['active eq "False"', []],
      ['meta.lastModified gt "2011-05-13T04:42:34Z"', both],
      ['meta.created lt "2011-05-13T04:42:34Z"', []],
      ['name.givenName eq "ada"', both],
      [`emails.value eq "${one}"`, [one]],
      [`emails eq "${two}"`, [two]],
      [`emails[type eq "work" and value co "${one}"]`, [one]],
      ['emails[type eq "home"]', []],
      ['emails[primary eq true]', both],
      ['phoneNumbers pr', []],
      [`urn:ietf:params:scim:schemas:core:2.0:User:userName eq "${one}"`, [one]],
    ];
    for (const [filter, found] of cases) expect([filter, await find(only(filter))]).toEqual([filter, found]);
    for (const filter of [
      'password pr',
      'password eq "x"',
      'constructor eq "x"',
      '__proto__ pr',
      'active gt true',
      'meta.version pr',
      'members eq "x"',
    ])
      expect(await find(filter)).toMatchObject({ status: '400', scimType: 'invalidFilter' });
  });
});

describe('a body', () => {
  it('of another form is refused with the name of the attribute', async () => {
    const { idp } = world;
    const id = await provision();
    const post = (body: unknown) => idp.send('POST', '/Users', body);
    const cases: [Promise<ScimResponse>, string, RegExp][] = [
      [post({}), 'invalidValue', /userName/],
      [post([]), 'invalidSyntax', /object/],
      [post('{'), 'invalidSyntax', /JSON/],
      [post({ userName: { a: 1 } }), 'invalidValue', /userName/],
      [post({ userName: 'x'.repeat(300) }), 'invalidValue', /userName/],
      [post({ userName: 'ada', emails: [{ value: 'none' }] }), 'invalidValue', /emails/],
      [post({ userName: newAddress(), name: 'Ada' }), 'invalidValue', /name/],
      [post({ userName: newAddress(), title: 'x'.repeat(2000) }), 'invalidValue', /title/],
      [
        post({ userName: newAddress(), phoneNumbers: Array.from({ length: 21 }, () => ({ value: '1' })) }),
        'invalidValue',
        /phoneNumbers/,
      ],
      [idp.send('PATCH', `/Users/${id}`, {}), 'invalidSyntax', /Operations/],
      [patch(id, { op: 'move', path: 'title' }), 'invalidSyntax', /op/],
      [patch(id, { op: 'remove' }), 'noTarget', /path/],
      [patch(id, { op: 'replace', path: 'emails[', value: 1 }), 'invalidPath', /./],
      [patch(id, { op: 'replace', path: 'userName', value: null }), 'invalidValue', /userName/],
      [patch(id, { op: 'replace', path: 'title[a eq "b"]', value: 'x' }), 'invalidPath', /title/],
      [
        patch(id, ...Array.from({ length: 1001 }, () => ({ op: 'add', path: 'title', value: 'x' }))),
        'tooMany',
        /1000/,
      ],
    ];
    for (const [answered, scimType, detail] of cases) {
      const { status, body } = await answered;
      expect([status, body.scimType, detail.test(body.detail) ? '' : body.detail]).toEqual([
        400,
        scimType,
        '',
      ]);
    }
  });

  it('can not reach what objects inherit, and attributes that are not kept are ignored', async () => {
    const id = await provision();
    const hostile =
      '{"Operations":[{"op":"add","value":{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"id":"other","meta":{"x":1},"urn:custom:User":{"a":1},"roles":[{"value":"admin"}],"title":"\\u0000Dr\\ud800"}}]}';
    const { status, body } = await world.idp.send('PATCH', `/Users/${id}`, hostile);
    expect([status, body.id, body.title]).toEqual([200, id, 'Dr']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(JSON.stringify(body)).not.toMatch(/polluted|admin|custom/);
  });
});

it('describes itself, without Bulk, sorting and passwords', async () => {
  const { idp } = world;
  const { body } = await idp.send('GET', '/ServiceProviderConfig');
  expect(body).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
    filter: { supported: true },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: false },
  });
  const types = (await idp.send('GET', '/ResourceTypes')).body;
  expect(types.Resources.map(({ id }) => id)).toEqual(['User', 'Group']);
  expect((await idp.send('GET', '/ResourceTypes/User')).body).toEqual(types.Resources[0]);
  const schemas = (await idp.send('GET', '/Schemas')).body;
  expect(schemas.totalResults).toBe(3);
  expect((await idp.send('GET', `/Schemas/${enterprise}`)).body.attributes).toContainEqual(
    expect.objectContaining({ name: 'department', type: 'string' }),
  );
  expect(JSON.stringify(schemas)).not.toContain('password');
  for (const path of ['/Bulk', '/Users/.search', '/Me'])
    expect((await idp.send('POST', path, { Operations: [] })).status).toBe(501);
});
