import { tenantScopes } from '@gatehouse/contract/tenant-members/tenant-roles';
import { platformScopes } from '@gatehouse/contract/tenants/platform-scopes';
import { describe, expect, it } from 'vitest';
import { config } from '../../../test/console.tsx';
import { buildAuthorizationRequest, listScopes, redirectUri, wantsSignUp } from './request.ts';

const origin = 'http://localhost:3002';
const cloud = {
  ...config,
  edition: 'cloud',
  platformIndicator: 'https://cloud.logto.app/api',
} as const;
const request = (edition: typeof config | typeof cloud, signUp = false) =>
  buildAuthorizationRequest(edition, { origin, state: 'state', codeChallenge: 'challenge', signUp });
const wants = (path: string) => wantsSignUp(new URL(path, origin));

it('[GUARD-04] returns to /callback in the cloud edition and to / otherwise, below the base path', () => {
  expect(redirectUri('cloud', origin)).toBe('http://localhost:3002/console/callback');
  expect(redirectUri('open-source', origin)).toBe('http://localhost:3002/console');
});

describe('the authorization request', () => {
  it('[GUARD-07] [OPEN-20] requests email, identities, custom data, organizations, organization roles and all in both editions', () => {
    for (const edition of [config, cloud]) {
      const scopes = request(edition).get('scope')?.split(' ');
      expect(scopes).toEqual(
        expect.arrayContaining([
          'openid',
          'email',
          'identities',
          'custom_data',
          'urn:logto:scope:organizations',
          'urn:logto:scope:organization_roles',
          'all',
        ]),
      );
      expect(scopes).toContain('offline_access');
    }
  });

  it('[GUARD-08] also requests the scopes of tenants and of the cloud in the cloud edition', () => {
    const added = listScopes('cloud').filter((scope) => !listScopes('open-source').includes(scope));
    expect(added).toEqual([
      'read:member',
      'invite:member',
      'remove:member',
      'update:member:role',
      'manage:tenant',
      'create:tenant',
      'manage:tenant:self',
    ]);
    expect(listScopes('cloud')).toEqual(expect.arrayContaining([...tenantScopes, ...platformScopes]));
  });

  it('[GUARD-09] prompts for sign-in and consent', () => {
    expect(request(config).get('prompt')).toBe('login consent');
  });

  it('names both resources, the code flow and PKCE', () => {
    const parameters = request(config);
    expect(parameters.getAll('resource')).toEqual([config.managementIndicator, config.meIndicator]);
    expect(request(cloud).getAll('resource')).toEqual([
      'urn:logto:resource:organizations',
      cloud.platformIndicator,
      config.meIndicator,
    ]);
    expect(parameters.get('response_type')).toBe('code');
    expect(parameters.get('code_challenge_method')).toBe('S256');
  });

  it('[GUARD-03 part] opens the registration page for registrations', () => {
    expect(request(config, true).get('first_screen')).toBe('register');
    expect(request(config, false).has('first_screen')).toBe(false);
    expect(wants('/console/users?sign_up=true')).toBe(true);
    expect(wants('/console/accept/inv123')).toBe(true);
    expect(wants('/console/users?sign_up=1')).toBe(false);
    expect(wants('/console/roles')).toBe(false);
  });
});
