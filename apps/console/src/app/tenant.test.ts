import { expect, it } from 'vitest';
import { config } from '../../test/console.tsx';
import { chooseTenant, configOfTenant, tenantResource } from './tenant.ts';

it('[RT-06] opens the saved tenant if it still exists, else the first one', () => {
  expect(chooseTenant(['a', 'b'], 'b')).toBe('b');
  expect(chooseTenant(['a', 'b'], 'deleted')).toBe('a');
  expect(chooseTenant(['a', 'b'], undefined)).toBe('a');
  expect(chooseTenant([], 'b')).toBeUndefined();
});

it('fills the tenant in, and asks for tokens of its organization, in the cloud edition only', () => {
  const cloud = {
    ...config,
    edition: 'cloud',
    tenantId: '*',
    endpoint: 'https://*.id.example.com',
    managementIndicator: 'https://*.logto.app/api',
    protectedAppsDomain: '*.apps.example.com',
    demoUrl: null,
  } as const;
  const filled = configOfTenant(cloud, 'abc');
  expect(filled).toMatchObject({
    tenantId: 'abc',
    endpoint: 'https://abc.id.example.com',
    managementIndicator: 'https://abc.logto.app/api',
    protectedAppsDomain: 'abc.apps.example.com',
    demoUrl: null,
  });
  expect(tenantResource(filled)).toBe('urn:logto:organization:t-abc');
  expect(tenantResource(config)).toBe(config.managementIndicator);
});
