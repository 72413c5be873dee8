import { describe, expect, it } from 'vitest';
import type { ApplicationType } from './applications.ts';
import { checkRedirectUri, checkRedirectUris } from './redirect-uris.ts';

const refused = [
  'javascript:alert(1)',
  'JavaScript://shop.example/%0aalert(1)',
  'data:text/html,x',
  'vbscript:x.y',
  'file:///etc/passwd',
  'ftp://shop.example',
  'https://*.shop.example/callback',
  'https://shop.example/*',
  'https://shop.example/#fragment',
  'https://shop.example@evil.example/',
  'https:/\\shop.example',
  ' https://shop.example',
  'shop.example/callback',
  '',
];

const accepts = (type: ApplicationType, uri: string) => checkRedirectUri(type, uri) === undefined;

describe('redirect URIs of an application', () => {
  it.each(['SPA', 'Traditional', 'Native'] as const)('[VAL-06] of type %s may be http or https', (type) => {
    for (const uri of ['https://shop.example/callback?a=b', 'http://localhost:3000', 'http://127.0.0.1/cb'])
      expect([uri, accepts(type, uri)]).toEqual([uri, true]);
  });

  it('[VAL-07] of native applications may have a private scheme with a dotted name; of web applications not', () => {
    const uri = 'com.acme.app://callback';
    expect([accepts('Native', uri), accepts('SPA', uri), accepts('Traditional', uri)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(checkRedirectUri('Native', 'app://callback')).toBe('native');
  });

  it('of native applications are http on loopback hosts only, and https on other hosts only', () => {
    const addresses = [
      'http://shop.example/cb',
      'https://localhost/cb',
      'http://[::1]:1234/cb',
      'https://shop.example/cb',
    ];
    expect(addresses.map((uri) => checkRedirectUri('Native', uri))).toEqual([
      'nativeHost',
      'nativeHost',
      undefined,
      undefined,
    ]);
  });

  it.each(['SPA', 'Traditional', 'Native'] as const)(
    'of type %s are refused if they are dangerous, ambiguous or malformed',
    (type) => {
      expect(refused.filter((uri) => accepts(type, uri))).toEqual([]);
    },
  );

  it('are refused for a machine-to-machine application', () => {
    expect(accepts('MachineToMachine', 'https://shop.example')).toBe(false);
  });

  it('are checked line by line, and a duplicate is reported at its second line', () => {
    const uris = ['https://a.example', 'ftp://a.example', 'https://a.example'];
    expect(checkRedirectUris('SPA', uris)).toEqual({ 1: 'web', 2: 'duplicate' });
    expect(checkRedirectUris('SPA', ['https://a.example/*', 'a.example'])).toEqual({
      0: 'wildcard',
      1: 'malformed',
    });
    expect(checkRedirectUris('SPA', ['https://a.example'])).toEqual({});
  });
});
