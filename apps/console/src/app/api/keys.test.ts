import { updateAdminConsoleConfig, getAdminConsoleConfig } from '@gatehouse/contract/configs/endpoints';
import { getMe, updateMyCustomData } from '@gatehouse/contract/me/endpoints';
import { listResourceScopes } from '@gatehouse/contract/resources/endpoints';
import {
  addRoleScopes,
  deleteRole,
  getRole,
  listRoles,
  listRoleScopes,
} from '@gatehouse/contract/roles/endpoints';
import { expect, it } from 'vitest';
import { isBelow, isTouchedBy, keyOf } from './keys.ts';

const list = keyOf(listRoles, { query: { page: 2 } });
const role = keyOf(getRole, { params: { id: 'r1' } });
const roleScopes = keyOf(listRoleScopes, { params: { id: 'r1' } });
const resourceScopes = keyOf(listResourceScopes, { params: { resourceId: 'a1' } });
const me = keyOf(getMe, {});
const configs = keyOf(getAdminConsoleConfig, {});

it('derives a key from path and query', () => {
  expect(list).toEqual([['roles'], '/api/roles', { page: 2 }]);
  expect(roleScopes).toEqual([['roles', 'scopes'], '/api/roles/r1/scopes', {}]);
});

const touched = (endpoint: Parameters<typeof isTouchedBy>[1]) =>
  [list, role, roleScopes, resourceScopes, me, configs].map((key) => isTouchedBy(key, endpoint));

it('reads anew what speaks of the same things, and nothing else', () => {
  expect(touched(deleteRole)).toEqual([true, true, true, false, false, false]);
  expect(touched(addRoleScopes)).toEqual([true, true, true, true, false, false]);
  expect(touched(updateMyCustomData)).toEqual([false, false, false, false, true, false]);
  expect(touched(updateAdminConsoleConfig)).toEqual([false, false, false, false, false, true]);
});

it('leaves keys of other things alone', () => {
  const feed = ['version-feed', null];
  expect([isTouchedBy(feed, deleteRole), isBelow(feed, '/api/roles')]).toEqual([false, false]);
});

it('knows what lies below a path', () => {
  expect([role, roleScopes, list].map((key) => isBelow(key, '/api/roles/r1'))).toEqual([true, true, false]);
  expect(isBelow(keyOf(getRole, { params: { id: 'r12' } }), '/api/roles/r1')).toBe(false);
});
