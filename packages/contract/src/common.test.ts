import { describe, expect, it } from 'vitest';
import { adminTenantId, defaultTenantId, id, tenantId, webUrl } from './common.ts';

describe('what every entity shares', () => {
  it('[ENT-02] limits an id to 21 characters', () => {
    expect([1, 21].map((length) => id.safeParse('a'.repeat(length)).success)).toEqual([true, true]);
    expect([0, 22].map((length) => id.safeParse('a'.repeat(length)).success)).toEqual([false, false]);
  });

  it('limits a tenant’s id to 21 characters', () => {
    expect([tenantId.safeParse('a'.repeat(21)).success, tenantId.safeParse('a'.repeat(22)).success]).toEqual([
      true,
      false,
    ]);
  });

  it('[CONST-10] [CONST-11] knows the two tenants that are always there', () => {
    expect([defaultTenantId, adminTenantId]).toEqual(['default', 'admin']);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    '//a.example',
    'https://',
    ' https://a.example',
    'https://a.example/ b',
  ])('refuses %s as an address to open', (value) => expect(webUrl.safeParse(value).success).toBe(false));
});
