import { expect, it } from 'vitest';
import { listRecords } from './records.ts';

const read = (payload: { key: string; params?: Record<string, unknown>; id?: string }) =>
  listRecords({ result: 'Success', ...payload }).map(({ kind, id, path }) => [kind, id, path]);

it('tells which records a line is about, and where they are', () => {
  expect(read({ key: 'User.Created', params: {}, id: 'u1' })).toEqual([['user', 'u1', '/users/u1']]);
  expect(read({ key: 'User.Data.Updated', params: { userId: 'u1' }, id: 'u1' })).toEqual([
    ['user', 'u1', '/users/u1'],
  ]);
  expect(read({ key: 'Role.Scopes.Updated', params: { id: 'r1', scopeId: 's1' } })).toEqual([
    ['role', 'r1', '/roles/r1'],
    ['other', 's1', undefined],
  ]);
  expect(read({ key: 'User.Roles.Updated', params: { id: 'r1', userId: 'u1' } })).toEqual([
    ['role', 'r1', '/roles/r1'],
    ['user', 'u1', '/users/u1'],
  ]);
  expect(read({ key: 'Application.Roles.Updated', params: { id: 'r1', applicationId: 'a1' } })).toEqual([
    ['role', 'r1', '/roles/r1'],
    ['application', 'a1', '/applications/a1'],
  ]);
  expect(read({ key: 'Application.Secret.Viewed', params: { id: 'a1', name: 'Default' } })).toEqual([
    ['application', 'a1', '/applications/a1'],
    ['other', 'Default', undefined],
  ]);
  expect(read({ key: 'User.Session.Ended', params: { userId: 'u/1', sessionId: 's' } })).toEqual([
    ['user', 'u/1', '/users/u%2F1'],
    ['other', 's', undefined],
  ]);
  expect(read({ key: 'ExchangeTokenBy.RefreshToken' })).toEqual([]);
});
