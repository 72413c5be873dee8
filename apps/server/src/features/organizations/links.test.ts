import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdRows } from '../../../../../tests/support/hold-rows.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { constraintOf } from '../../lib/constraint-of.ts';
import {
  createRecords,
  linkKinds,
  type LinkKind,
  type Owner,
  type Records,
} from './organizations.fixture.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let records: Records;
let callForeign: Caller;
let foreign: Records;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  call = await tenant.as('all');
  records = createRecords(call);
  callForeign = await (await server.createTenant()).as('all');
  foreign = createRecords(callForeign);
});
afterAll(() => server.stop());

const query = (text: string, values: unknown[] = []) => server.runtime.database.pool.query(text, values);
const kinds = Object.entries(linkKinds);
const refersToRecords = kinds.filter(([name]) => !name.startsWith('email domains'));
const unknown = [422, 'entity.relation_foreign_key_not_found'];
const wrongType = [422, 'entity.db_constraint_violated'];
const outcome = ({ status, refusal }: { status: number; refusal?: { code?: string } }) => [
  status,
  refusal?.code,
];
const listSorted = async (kind: LinkKind, owner: Owner): Promise<string[]> =>
  (await kind.list(call, owner)).toSorted();
const makeSome = async (kind: LinkKind, count: number): Promise<string[]> => {
  const ids = [];
  while (ids.length < count) ids.push(await kind.make(records));
  return ids;
};
/** Locks the row that replacements lock, too. */
const holdOwner = ({ id, userId, applicationId }: Owner) => {
  const [table, column, value] = userId
    ? ['organization_users', 'user_id', userId]
    : ['organization_applications', 'application_id', applicationId];
  return userId || applicationId
    ? holdRows(`select from ${table} where organization_id = $1 and ${column} = $2`, [id, value])
    : holdRows('select from organizations where id = $1', [id]);
};

describe('what belongs to an organization', () => {
  it.each(kinds)('[ENT-17] is added, replaced and removed, in this one only: %s', async (_name, kind) => {
    const [owner, other] = [await kind.owner(records, call), await kind.owner(records, call)];
    const [a, b, c] = (await makeSome(kind, 3)).toSorted() as [string, string, string];
    expect((await kind.add(call, owner, [a, b])).status).toBe(201);
    expect((await kind.add(call, other, [a])).status).toBe(201);
    expect(await listSorted(kind, owner)).toEqual([a, b]);
    expect((await kind.replace(call, owner, [b, c])).status).toBe(204);
    expect(await listSorted(kind, owner)).toEqual([b, c]);
    expect((await kind.remove(call, owner, b)).status).toBe(204);
    expect(outcome(await kind.remove(call, owner, b))).toEqual([404, 'entity.not_found']);
    expect(await listSorted(kind, owner)).toEqual([c]);
    expect((await kind.replace(call, owner, [])).status).toBe(204);
    expect(await listSorted(kind, owner)).toEqual([]);
    expect(await listSorted(kind, other)).toEqual([a]);
  });

  it.each(refersToRecords)('can be added again: %s', async (_name, kind) => {
    const owner = await kind.owner(records, call);
    const [a, b] = (await makeSome(kind, 2)).toSorted() as [string, string];
    await kind.add(call, owner, [a]);
    expect((await kind.add(call, owner, [a, b, b])).status).toBe(201);
    expect(await listSorted(kind, owner)).toEqual([a, b]);
    expect(outcome(await kind.add(call, owner, []))).toEqual([400, 'guard.invalid_input']);
  });

  it.each(refersToRecords)(
    'traps G1 (1): [attack: IDOR] of another tenant is rejected like an unknown one, and nothing is written: %s',
    async (_name, kind) => {
      const [owner, neighbor] = [await kind.owner(records, call), await kind.owner(records, call)];
      const [own, theirs] = [await kind.make(records), await kind.make(foreign)];
      // In the other tenant, it belongs to two organizations, and here, another organization has the own one.
      const abroad = [await kind.owner(foreign, callForeign), await kind.owner(foreign, callForeign)];
      for (const each of abroad) expect((await kind.add(callForeign, each, [theirs])).status).toBe(201);
      expect((await kind.add(call, neighbor, [own])).status).toBe(201);
      for (const id of [theirs, 'z'.repeat(theirs.length)]) {
        for (const operate of [kind.add, kind.replace])
          expect([id, outcome(await operate(call, owner, [own, id]))]).toEqual([id, unknown]);
        expect([id, (await kind.remove(call, owner, id)).status]).toEqual([id, 404]);
      }
      expect([await listSorted(kind, owner), await listSorted(kind, neighbor)]).toEqual([[], [own]]);
      for (const each of abroad) {
        // Nor is an organization of the other tenant reached, with its own record or with one from here.
        for (const id of [theirs, own])
          expect((await kind.add(call, each, [id])).status).toBeGreaterThanOrEqual(404);
        expect(await kind.list(callForeign, each)).toEqual([theirs]);
      }
    },
  );

  it.each(refersToRecords.filter(([, { makeWrong }]) => makeWrong))(
    'of the wrong type is rejected, and nothing is written: %s',
    async (_name, kind) => {
      const owner = await kind.owner(records, call);
      const [own, wrong] = [await kind.make(records), (await kind.makeWrong?.(records)) ?? ''];
      for (const operate of [kind.add, kind.replace])
        expect(outcome(await operate(call, owner, [own, wrong]))).toEqual(wrongType);
      expect(await listSorted(kind, owner)).toEqual([]);
    },
  );

  it.each(kinds)(
    'is one of the lists if it is replaced twice at once, never a mix: %s',
    async (_name, kind) => {
      const owner = await kind.owner(records, call);
      const [a, b, c] = (await makeSome(kind, 3)).toSorted() as [string, string, string];
      await kind.add(call, owner, [c]);
      // One caller waits for its own requests.
      const second = await tenant.as('write:data', 'delete:data');
      const held = await holdOwner(owner);
      const replaced = Promise.all([kind.replace(call, owner, [a]), kind.replace(second, owner, [b])]);
      await held.releaseTo(2, 'for no key update');
      expect((await replaced).map(({ status }) => status)).toEqual([204, 204]);
      expect([[a], [b]]).toContainEqual(await listSorted(kind, owner));
    },
  );

  it.each(kinds)('needs delete access to be removed by a replacement: %s', async (_name, kind) => {
    const owner = await kind.owner(records, call);
    const [a, b] = (await makeSome(kind, 2)).toSorted() as [string, string];
    const writer = await tenant.as('write:data');
    expect((await kind.replace(writer, owner, [a])).status).toBe(204);
    expect((await kind.replace(writer, owner, [a, b])).status).toBe(204);
    expect(outcome(await kind.replace(writer, owner, [a]))).toEqual([403, 'auth.forbidden']);
    expect(await listSorted(kind, owner)).toEqual([a, b]);
  });
});

describe('the database', () => {
  /** The error of a row that no handler writes. */
  const insert = (kind: LinkKind, { id, userId, applicationId }: Owner, value: string, more: object = {}) => {
    const row = {
      tenant_id: tenant.id,
      organization_id: id,
      ...(userId && { user_id: userId }),
      ...(applicationId && { application_id: applicationId }),
      [kind.column]: value,
      ...more,
    };
    return query(
      `insert into ${kind.table} (${Object.keys(row).join(', ')})
       values (${Object.keys(row)
         .map((_column, index) => `$${index + 1}`)
         .join(', ')})`,
      Object.values(row),
    ).then(
      () => 'inserted',
      (error: unknown) => constraintOf(error) ?? error,
    );
  };
  const kindOf = (name: string): LinkKind => linkKinds[name] as LinkKind;

  it.each([
    ['roles of a member', 'role_type', 'MachineToMachine'],
    ['roles of an application', 'role_type', 'User'],
    ['roles for just-in-time provisioning', 'role_type', 'MachineToMachine'],
    ['applications', 'application_type', 'SPA'],
  ])(
    'traps G1 (2): rejects the wrong type, also if it is given as another one: %s',
    async (name, column, type) => {
      const kind = kindOf(name);
      const owner = await kind.owner(records, call);
      const wrong = (await kind.makeWrong?.(records)) ?? '';
      expect(await insert(kind, owner, wrong)).toMatch(/_(role|application)$/);
      expect(await insert(kind, owner, wrong, { [column]: type })).toBe(`${kind.table}_type`);
      expect(await insert(kind, owner, await kind.make(records))).toBe('inserted');
    },
  );

  it.each(refersToRecords)('traps G1 (1): rejects the ID of another tenant: %s', async (_name, kind) => {
    const owner = await kind.owner(records, call);
    expect(await insert(kind, owner, await kind.make(foreign))).toMatch(
      /_(user|role|application|connector)$/,
    );
    expect(
      await insert(kind, { ...owner, id: await foreign.organization() }, await kind.make(records)),
    ).toMatch(/_(organization|member)$/);
  });

  it.each(['roles of a member', 'roles of an application'])(
    'rejects a role without membership, also of another organization’s member: %s',
    async (name) => {
      const kind = kindOf(name);
      const [owner, other] = [await kind.owner(records, call), await kind.owner(records, call)];
      expect(await insert(kind, { ...owner, id: other.id }, await kind.make(records))).toBe(
        `${kind.table}_member`,
      );
    },
  );
});
