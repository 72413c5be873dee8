import type { Paging } from '@gatehouse/contract/endpoint';
import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import { createRole } from '@gatehouse/contract/roles/endpoints';
import {
  createUserMfaVerification,
  deleteUserMfaVerification,
  listUserMfaVerifications,
} from '@gatehouse/contract/mfa/endpoints';
import { suspendUser } from '@gatehouse/contract/users/access-endpoints';
import * as api from '@gatehouse/contract/users/endpoints';
import { type UserSort, userSorts } from '@gatehouse/contract/users/filters';
import type { UserSearch } from '@gatehouse/contract/users/search';
import type { User } from '@gatehouse/contract/users/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { countUsers } from '../../users/user-store.ts';
import { listFiltered } from './list-filtered.ts';

const day = 86_400_000;
const start = Date.parse('2026-01-01T00:00:00Z');
const count = 240;

/** A user of the test, as the expectations describe them. */
interface Person {
  id: string;
  name: string | null;
  username: string;
  isSuspended: boolean;
  createdAt: number;
  lastSignInAt: number | null;
  hasRole: boolean;
  isMember: boolean;
  hasTotp: boolean;
  isAtGithub: boolean;
}

const people: Person[] = Array.from({ length: count }, (_, number) => ({
  id: String(number).padStart(12, '0'),
  name: number % 4 === 0 ? null : `${'ZaBc'[number % 4]} ${number % 17}`,
  username: `user_${(number * 7) % count}`,
  isSuspended: number % 5 === 0,
  createdAt: start + number * 1000,
  lastSignInAt: number % 3 === 0 ? null : start + ((number * 31) % 100) * day,
  hasRole: number < 60,
  isMember: number % 2 === 0,
  hasTotp: number % 7 === 0,
  isAtGithub: number % 6 === 1,
}));

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let roleId: string;
let organizationId: string;

/** Adds the people to a tenant, whose rows a list of another one must not show. */
async function addPeople(to: TestTenant): Promise<{ roleId: string; organizationId: string }> {
  const as = await to.as('all');
  const role = await as(createRole, { body: { name: 'Support', description: 'd' } });
  const organization = await as(createOrganization, { body: { name: 'Acme' } });
  await server.runtime.database.tenant(to.id, async (db) => {
    await db
      .insertInto('users')
      .values(
        people.map(({ id, name, username, isSuspended, createdAt, lastSignInAt, isAtGithub }) => ({
          id,
          name,
          username,
          isSuspended,
          createdAt: new Date(createdAt),
          lastSignInAt: lastSignInAt === null ? null : new Date(lastSignInAt),
          identities: JSON.stringify(isAtGithub ? { github: { userId: id } } : {}),
        })),
      )
      .execute();
    const idsOf = (pick: (person: Person) => boolean) => people.filter(pick).map(({ id }) => id);
    for (const userId of idsOf(({ hasRole }) => hasRole))
      await db.insertInto('usersRoles').values({ userId, roleId: role.body.id }).execute();
    for (const userId of idsOf(({ isMember }) => isMember))
      await db
        .insertInto('organizationUsers')
        .values({ userId, organizationId: organization.body.id })
        .execute();
    for (const userId of idsOf(({ hasTotp }) => hasTotp))
      await db
        .insertInto('mfaVerifications')
        .values({ id: `totp-${userId}`, userId, type: 'Totp', data: '{}' })
        .execute();
    await countUsers(db, people.length);
  });
  return { roleId: role.body.id, organizationId: organization.body.id };
}

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  await addPeople(await server.createTenant());
  ({ roleId, organizationId } = await addPeople(tenant));
  call = await tenant.as('read:data', 'write:data', 'delete:data');
});
afterAll(() => server.stop());

type Query = NonNullable<Parameters<typeof call<typeof api.listUsers>>[1]>['query'];

const nameOf = ({ name, username }: Person): string => (name ?? username).toLowerCase();
const compare = (a: string | number, b: string | number): number => (a < b ? -1 : Number(a > b));
/** Ties are in the order of the IDs, which is reversed with the rest. */
const orders: Record<string, (a: Person, b: Person) => number> = {
  '-createdAt': (a, b) => b.createdAt - a.createdAt,
  '-lastSignInAt': (a, b) => (b.lastSignInAt ?? 0) - (a.lastSignInAt ?? 0) || compare(a.id, b.id),
  name: (a, b) => compare(nameOf(a), nameOf(b)) || compare(a.id, b.id),
};
const opposite: Record<string, string> = {
  createdAt: '-createdAt',
  lastSignInAt: '-lastSignInAt',
  '-name': 'name',
};
function sorted(found: Person[], sort: UserSort): string[] {
  const ids = found.toSorted(orders[opposite[sort] ?? sort]).map(({ id }) => id);
  return opposite[sort] === undefined ? ids : ids.toReversed();
}

const middle = start + 50 * day;
const filters: Record<string, { query: () => Query; pick: (person: Person) => boolean }> = {
  none: { query: () => ({}), pick: () => true },
  suspended: { query: () => ({ isSuspended: 'true' }), pick: ({ isSuspended }) => isSuspended },
  'not suspended': { query: () => ({ isSuspended: 'false' }), pick: ({ isSuspended }) => !isSuspended },
  'a role': { query: () => ({ roleId }), pick: ({ hasRole }) => hasRole },
  'an organization': { query: () => ({ organizationId }), pick: ({ isMember }) => isMember },
  'a factor': { query: () => ({ mfaFactor: 'Totp' }), pick: ({ hasTotp }) => hasTotp },
  'no factor': { query: () => ({ mfaFactor: 'None' }), pick: ({ hasTotp }) => !hasTotp },
  'a social account': { query: () => ({ identityTarget: 'github' }), pick: ({ isAtGithub }) => isAtGithub },
  'signed in lately': {
    query: () => ({ lastSignInAfter: String(middle) }),
    pick: ({ lastSignInAt }) => lastSignInAt !== null && lastSignInAt >= middle,
  },
  'signed in long ago': {
    query: () => ({ lastSignInBefore: String(middle) }),
    pick: ({ lastSignInAt }) => lastSignInAt !== null && lastSignInAt < middle,
  },
  'never signed in': {
    query: () => ({ hasSignedIn: 'false' }),
    pick: ({ lastSignInAt }) => lastSignInAt === null,
  },
  'a text': { query: () => ({ search: 'ser_1' }), pick: ({ username }) => username.includes('ser_1') },
  'a text of two characters': {
    query: () => ({ search: '_9' }),
    pick: ({ username }) => username.includes('_9'),
  },
  'all of several': {
    query: () => ({ roleId, organizationId, isSuspended: 'false', search: 'ser_' }),
    pick: ({ hasRole, isMember, isSuspended }) => hasRole && isMember && !isSuspended,
  },
  'a pattern': {
    query: () => ({ 'search.username': '^user_1', isSuspended: 'true', 'mode.username': 'posix' }),
    pick: ({ username, isSuspended }) => isSuspended && username.startsWith('user_1'),
  },
};

describe('the list of users', () => {
  it.each(Object.entries(filters))('can be filtered by %s, and sorted', async (_name, { query, pick }) => {
    for (const sort of userSorts) {
      const ids = sorted(people.filter(pick), sort);
      const ask = (page: number, enableCap: boolean) =>
        call(api.listUsers, {
          query: { ...query(), sort, page, page_size: 25, enableCap } as Query,
        });
      const [first, second] = [await ask(1, true), await ask(2, false)];
      expect([sort, [...first.body, ...second.body].map(({ id }) => id)]).toEqual([sort, ids.slice(0, 50)]);
      for (const { headers } of [first, second]) expect(headers.get('total-number')).toBe(String(ids.length));
    }
  });

  it.each<[string, { few: number; longestWalk: number }]>([
    ['in their order', { few: 0, longestWalk: count }],
    ['in their order, until that takes too long', { few: 0, longestWalk: 30 }],
  ])('is the same if many users are read %s', async (_name, limits) => {
    for (const { query, pick } of Object.values(filters))
      for (const sort of userSorts) {
        const { search, ...given } = query() as UserSearch & { search?: string };
        if (given['search.username'] !== undefined) continue;
        const asked = {
          ...Object.fromEntries(Object.entries(given).map(([name, value]) => [name, parse(name, value)])),
          sort,
        } as UserSearch;
        const paging: Paging = { page: 2, page_size: 10, enableCap: true };
        const page = await listFiltered(server.runtime, tenant.id, search, { ...asked, ...paging }, limits);
        const ids = sorted(people.filter(pick), sort);
        expect([asked, page.items.map(({ id }: User) => id)]).toEqual([asked, ids.slice(10, 20)]);
        expect(page.total).toBe(ids.length);
      }
  });

  it('filters follow what happens to users', async () => {
    const { body: user } = await call(api.createUser, { body: { name: 'Late' } });
    const params = { userId: user.id };
    const isIn = async (query: Query) =>
      (await call(api.listUsers, { query: { ...query, search: 'Late' } })).body.some(
        ({ id }) => id === user.id,
      );
    expect([await isIn({ isSuspended: 'false' }), await isIn({ mfaFactor: 'None' })]).toEqual([true, true]);
    await call(suspendUser, { params, body: { isSuspended: true } });
    expect([await isIn({ isSuspended: 'true' }), await isIn({ isSuspended: 'false' })]).toEqual([
      true,
      false,
    ]);
    await call(createUserMfaVerification, { params, body: { type: 'Totp' } });
    expect([await isIn({ mfaFactor: 'Totp' }), await isIn({ mfaFactor: 'None' })]).toEqual([true, false]);
    const { body: listed } = await call(api.listUsers, {
      query: { search: 'Late', includeMfaFactors: 'true' },
    });
    expect(listed.map(({ mfaFactors }) => mfaFactors)).toEqual([['Totp']]);
    const { body: factors } = await call(listUserMfaVerifications, { params });
    await call(deleteUserMfaVerification, { params: { ...params, verificationId: factors[0]?.id ?? '' } });
    expect([await isIn({ mfaFactor: 'Totp' }), await isIn({ mfaFactor: 'None' })]).toEqual([false, true]);
    await call(api.deleteUser, { params });
    expect(await isIn({ mfaFactor: 'None' })).toBe(false);
  });

  it('a user with several passkeys is listed and counted once', async () => {
    const { body: user } = await call(api.createUser, { body: { name: 'Late' } });
    await server.runtime.database.tenant(tenant.id, (db) =>
      db
        .insertInto('mfaVerifications')
        .values(
          ['one', 'two'].map((id) => ({
            id,
            userId: user.id,
            type: 'WebAuthn' as const,
            data: JSON.stringify({ credentialId: id }),
          })),
        )
        .execute(),
    );
    const { body, headers } = await call(api.listUsers, { query: { mfaFactor: 'WebAuthn' } });
    expect([body.map(({ id }) => id), headers.get('total-number')]).toEqual([[user.id], '1']);
    await call(api.deleteUser, { params: { userId: user.id } });
  });

  it('attacks: tenant isolation: another tenant’s role, organization and sort show none of its users', async () => {
    const empty = await (await server.createTenant()).as('read:data');
    for (const query of [
      { roleId },
      { organizationId },
      { identityTarget: 'github' },
      { sort: 'name' },
      { mfaFactor: 'None' },
    ])
      expect((await empty(api.listUsers, { query: query as Query })).body).toEqual([]);
  });

  it('of an unknown order or a time that isn’t one is rejected', async () => {
    for (const query of [{ sort: 'password' }, { lastSignInAfter: '2026-01-01' }, { mfaFactor: 'Sms' }])
      expect((await call(api.listUsers, { query: query as Query })).status).toBe(400);
  });
});

/** The query as the edge parses it. */
function parse(name: string, value: unknown): unknown {
  if (name.startsWith('is') || name.startsWith('has')) return value === 'true';
  return name.startsWith('lastSignIn') ? Number(value) : value;
}
