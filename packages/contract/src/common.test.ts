import { describe, expect, it } from 'vitest';
import { adminTenantId, defaultTenantId, id, tenantId, webUrl } from './common.ts';

describe('the common schemas', () => {
  it('[ENT-02] limit an ID to 21 characters', () => {
    expect([1, 21].map((length) => id.safeParse('a'.repeat(length)).success)).toEqual([true, true]);
    expect([0, 22].map((length) => id.safeParse('a'.repeat(length)).success)).toEqual([false, false]);
  });

  it('limit a tenant’s ID to 21 characters', () => {
    expect([tenantId.safeParse('a'.repeat(21)).success, tenantId.safeParse('a'.repeat(22)).success]).toEqual([
      true,
      false,
    ]);
  });

  it('[CONST-10] [CONST-11] include the IDs of the two built-in tenants', () => {
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
  ])('refuse %s as a web URL', (value) => expect(webUrl.safeParse(value).success).toBe(false));
});
