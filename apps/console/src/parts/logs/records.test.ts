import type { AuditLogPayload } from '@gatehouse/contract/audit-logs/audit-logs';
import { expect, it } from 'vitest';
import { findSubjects, listRecords } from './records.ts';

const read = (payload: { key: string; params?: Record<string, unknown>; id?: string }) =>
  listRecords({ result: 'Success', ...payload }).map(({ kind, id, path }) => [kind, id, path]);

it('returns the records of an entry, and their pages', () => {
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
  expect(read({ key: 'Connector.Created', params: {}, id: 'c1' })).toEqual([['connector', 'c1', undefined]]);
  expect(read({ key: 'User.SsoIdentity.Unlinked', params: { userId: 'u1', ssoConnectorId: 'o1' } })).toEqual([
    ['user', 'u1', '/users/u1'],
    ['ssoConnector', 'o1', '/enterprise-sso/o1'],
  ]);
  expect(
    read({ key: 'OrganizationRole.Scopes.Updated', params: { id: 'or1', organizationScopeId: 'os1' } }),
  ).toEqual([
    ['organizationRole', 'or1', '/organization-template/organization-roles/or1'],
    ['organizationScope', 'os1', '/organization-template/organization-permissions/os1'],
  ]);
  expect(read({ key: 'OrganizationScope.Created', params: {}, id: 'os1' })).toEqual([
    ['organizationScope', 'os1', '/organization-template/organization-permissions/os1'],
  ]);
  expect(read({ key: 'Organization.Created', params: {}, id: 'o1' })).toEqual([
    ['organization', 'o1', '/organizations/o1'],
  ]);
  const roleOfMember = { id: 'o1', userId: 'u1', organizationRoleId: 'or1' };
  expect(read({ key: 'Organization.Membership.Roles.Updated', params: roleOfMember })).toEqual([
    ['organization', 'o1', '/organizations/o1'],
    ['user', 'u1', '/users/u1'],
    ['organizationRole', 'or1', '/organization-template/organization-roles/or1'],
  ]);
  expect(read({ key: 'ExchangeTokenBy.RefreshToken' })).toEqual([]);
});

it('returns the former name of a deleted record, without a page', () => {
  const deleted = (payload: Partial<AuditLogPayload> & { key: string }) =>
    listRecords({ result: 'Success', ...payload }).map(({ id, path, formerName }) => [id, path, formerName]);
  const old = { name: 'Editor', type: 'User' };
  expect(deleted({ key: 'Role.Deleted', params: { id: 'r1' }, old })).toEqual([['r1', undefined, 'Editor']]);
  expect(deleted({ key: 'Scope.Deleted', params: { resourceId: 'a1', scopeId: 's1' }, old })).toEqual([
    ['a1', '/api-resources/a1', undefined],
    ['s1', undefined, 'Editor'],
  ]);
  expect(deleted({ key: 'Role.Deleted', params: { id: 'r1' } })).toEqual([['r1', '/roles/r1', undefined]]);
});

it('returns the target: the record of the event’s kind, then others, but not the actor', () => {
  const about = (payload: Partial<AuditLogPayload> & { key: string }) =>
    findSubjects({ result: 'Success', ...payload }).map(({ id }) => id);
  expect(about({ key: 'User.Roles.Updated', params: { id: 'r1', userId: 'u1' } })).toEqual(['u1', 'r1']);
  expect(about({ key: 'Role.Scopes.Updated', params: { id: 'r1', scopeId: 's1' } })).toEqual(['r1']);
  expect(about({ key: 'Connector.Data.Updated', params: { id: 'smtp' } })).toEqual(['smtp']);
  expect(about({ key: 'User.Verification.Password', userId: 'u1', id: 'v1' })).toEqual(['v1']);
  const ended = { key: 'User.Grant.Ended', params: { grantId: 'g1', applicationId: 'a1' } };
  expect(about({ ...ended, userId: 'u1' })).toEqual(['a1']);
  expect(about({ ...ended, params: { userId: 'u1', ...ended.params } })).toEqual(['u1', 'a1']);
  expect(about({ key: 'EndSession', userId: 'u1' })).toEqual([]);
});
