import { describe, expect, it } from 'vitest';
import { connectorMetadata, connectorType, localized, targetsWithPlatforms } from './connectors.ts';
import { accessErrorCode, connectorErrorCodes, providerErrors } from './errors.ts';

describe('connectors', () => {
  it('[VAL-13] need an English name among the localized ones', () => {
    expect(localized.safeParse({ en: 'GitHub', de: 'GitHub' }).success).toBe(true);
    expect(localized.safeParse({ de: 'GitHub' }).success).toBe(false);
    expect(localized.safeParse({}).success).toBe(false);
    expect(connectorMetadata.safeParse({ target: 'x', name: { de: 'GitHub' } }).success).toBe(false);
  });

  it('[ERR-17] have seventeen error codes, each with its response', () => {
    expect(connectorErrorCodes).toEqual([
      'general',
      'invalid_metadata',
      'unexpected_type',
      'invalid_config_guard',
      'invalid_request_parameters',
      'insufficient_request_parameters',
      'invalid_config',
      'invalid_certificate',
      'invalid_response',
      'template_not_found',
      'template_not_supported',
      'rate_limit_exceeded',
      'not_implemented',
      'social_auth_code_invalid',
      'social_invalid_access_token',
      'social_invalid_id_token',
      'authorization_failed',
    ]);
    for (const code of connectorErrorCodes) expect(providerErrors[code].code).toBe(`connector.${code}`);
    // 401 and 403 would tell clients that their own token is bad.
    expect(Object.values(providerErrors).map(({ status }): number => status)).not.toContain(401);
    expect(Object.values(providerErrors).map(({ status }): number => status)).not.toContain(403);
  });

  it('[ERR-18] have two codes for why a sign-in failed', () => {
    expect(accessErrorCode.options).toEqual(['AccessDenied', 'General']);
    for (const other of ['access_denied', 'general', 'Denied', undefined])
      expect(accessErrorCode.safeParse(other).success).toBe(false);
  });

  it('attacks: XSS, prototype pollution: accept only image URLs as logos, and no target that is a property of every object', () => {
    const isGood = (value: object): boolean => connectorMetadata.safeParse(value).success;
    for (const logo of ['https://x.example/a.png', 'data:image/svg+xml,x'])
      expect(isGood({ logo })).toBe(true);
    for (const logo of ['javascript:alert(1)', 'data:text/html,x', ' javascript:x'])
      expect([isGood({ logo }), isGood({ logoDark: logo })]).toEqual([false, false]);
    for (const target of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
      expect(isGood({ target })).toBe(false);
    expect(isGood({ target: 'acme' })).toBe(true);
  });

  it('[CONST-18] have two targets with a connector for each platform', () => {
    expect(targetsWithPlatforms).toEqual(['wechat', 'alipay']);
  });

  it('[OPEN-54 part] have three types', () => {
    expect(connectorType.options).toEqual(['Email', 'Sms', 'Social']);
  });
});
