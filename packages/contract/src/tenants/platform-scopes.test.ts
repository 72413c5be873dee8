import { expect, it } from 'vitest';
import { organizationOfTenant, tenantScopes } from '../tenant-members/tenant-roles.ts';
import { knownPlatformScopes, platformScopes } from './platform-scopes.ts';
import { newTenant, tenantTags } from './tenants.ts';

it('[ROLE-13] [OPEN-20 part] knows five scopes of the platform API, of which accounts have two', () => {
  expect(knownPlatformScopes).toEqual([
    'create:tenant',
    'manage:tenant:self',
    'send:sms',
    'send:email',
    'fetch:custom:jwt',
  ]);
  expect(platformScopes).toEqual(['create:tenant', 'manage:tenant:self']);
});

it('[OPEN-19] sends scopes with colons', () => {
  const ofCode = (scope: string) =>
    scope.replaceAll(/(?:^|:)(\w)/g, (_all, first: string) => first.toUpperCase());
  expect([...tenantScopes, ...platformScopes].map((scope) => [ofCode(scope), scope])).toEqual([
    ['ReadData', 'read:data'],
    ['WriteData', 'write:data'],
    ['DeleteData', 'delete:data'],
    ['ReadMember', 'read:member'],
    ['InviteMember', 'invite:member'],
    ['RemoveMember', 'remove:member'],
    ['UpdateMemberRole', 'update:member:role'],
    ['ManageTenant', 'manage:tenant'],
    ['CreateTenant', 'create:tenant'],
    ['ManageTenantSelf', 'manage:tenant:self'],
  ]);
});

it('[CONST-02] [PLAN-09] knows two tags of tenants, and [CONST-12] the organization of a tenant', () => {
  expect(tenantTags).toEqual(['development', 'production']);
  for (const tag of tenantTags) expect(newTenant.safeParse({ tag }).success).toBe(true);
  expect(newTenant.safeParse({ tag: 'staging' }).success).toBe(false);
  expect(organizationOfTenant('abc')).toBe('t-abc');
});
