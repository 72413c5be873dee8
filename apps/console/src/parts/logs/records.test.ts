import type { AuditLogPayload } from '@gatehouse/contract/audit-logs/audit-logs';
import { expect, it } from 'vitest';
import { findSubject, listRecords } from './records.ts';

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
  expect(read({ key: 'Connector.Created', params: {}, id: 'c1' })).toEqual([['other', 'c1', undefined]]);
  expect(read({ key: 'ExchangeTokenBy.RefreshToken' })).toEqual([]);
});

it('tells the one it is about: of the event’s own kind, and not who did it', () => {
  const about = (payload: Partial<AuditLogPayload> & { key: string }) =>
    findSubject({ result: 'Success', ...payload })?.id;
  expect(about({ key: 'User.Roles.Updated', params: { id: 'r1', userId: 'u1' } })).toBe('u1');
  expect(about({ key: 'Role.Scopes.Updated', params: { id: 'r1', scopeId: 's1' } })).toBe('r1');
  expect(about({ key: 'Connector.Data.Updated', params: { id: 'smtp' } })).toBe('smtp');
  expect(about({ key: 'User.Verification.Password', userId: 'u1', id: 'v1' })).toBe('v1');
  expect(about({ key: 'EndSession', userId: 'u1' })).toBeUndefined();
});
