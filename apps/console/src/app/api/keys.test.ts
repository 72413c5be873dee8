import { allEndpoints } from '@gatehouse/contract/all';
import { listApplicationRoles } from '@gatehouse/contract/roles/application-endpoints';
import { updateAdminConsoleConfig, getAdminConsoleConfig } from '@gatehouse/contract/configs/endpoints';
import { getMe, updateMyCustomData } from '@gatehouse/contract/me/endpoints';
import { deleteResource, listResourceScopes } from '@gatehouse/contract/resources/endpoints';
import {
  addRoleScopes,
  deleteRole,
  getRole,
  listRoles,
  listRoleScopes,
} from '@gatehouse/contract/roles/endpoints';
import { addUserRoles, listRoleUsers } from '@gatehouse/contract/roles/user-endpoints';
import { expect, it } from 'vitest';
import { isBelow, isTouchedBy, keyOf } from './keys.ts';

const list = keyOf(listRoles, { query: { page: 2 } });
const role = keyOf(getRole, { params: { id: 'r1' } });
const roleScopes = keyOf(listRoleScopes, { params: { id: 'r1' } });
const resourceScopes = keyOf(listResourceScopes, { params: { resourceId: 'a1' } });
const me = keyOf(getMe, {});
const configs = keyOf(getAdminConsoleConfig, {});

it('derives a key from path and query', () => {
  expect(list).toEqual(['api', '/api/roles', { page: 2 }]);
  expect(roleScopes).toEqual(['api', '/api/roles/r1/scopes', {}]);
});

const touched = (endpoint: Parameters<typeof isTouchedBy>[1]) =>
  [list, role, roleScopes, resourceScopes, me, configs].map((key) => isTouchedBy(key, endpoint));

it('invalidates only its own collection', () => {
  expect(touched(deleteRole)).toEqual([true, true, true, false, false, false]);
  expect(touched(addRoleScopes)).toEqual([true, true, true, false, false, false]);
  expect(touched(updateMyCustomData)).toEqual([false, false, false, false, true, false]);
  expect(touched(updateAdminConsoleConfig)).toEqual([false, false, false, false, false, true]);
});

it('invalidates what an endpoint declares: a role loses the permissions of a deleted resource', () => {
  expect(touched(deleteResource)).toEqual([true, true, true, true, false, false]);
  expect(isTouchedBy(keyOf(listRoleUsers, { params: { id: 'r1' } }), addUserRoles)).toBe(true);
  expect(isTouchedBy(keyOf(listApplicationRoles, { params: { applicationId: 'a' } }), deleteRole)).toBe(true);
});

it('names only collections that can be read', () => {
  const read = allEndpoints.filter(({ method }) => method === 'GET').map((endpoint) => keyOf(endpoint, {}));
  const named = allEndpoints.flatMap(({ invalidates = [] }) => invalidates);
  expect(named.filter((collection) => !read.some((key) => isBelow(key, collection)))).toEqual([]);
});

it('ignores the keys of other caches', () => {
  const feed = ['version-feed', null];
  expect([isTouchedBy(feed, deleteRole), isBelow(feed, '/api/roles')]).toEqual([false, false]);
});

it('detects keys below a path', () => {
  expect([role, roleScopes, list].map((key) => isBelow(key, '/api/roles/r1'))).toEqual([true, true, false]);
  expect(isBelow(keyOf(getRole, { params: { id: 'r12' } }), '/api/roles/r1')).toBe(false);
});
