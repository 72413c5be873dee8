import { describe, expect, it } from 'vitest';
import { domainName } from './domain-name.ts';
import { verificationFile, verificationFiles } from './domains.ts';

const read = (text: string) => domainName.safeParse(text).data;

describe('the name of a custom domain', () => {
  it('[VAL-08] has at least three labels', () => {
    expect(read('a.b.c')).toBe('a.b.c');
    expect(read('b.c')).toBeUndefined();
  });

  it('has one spelling', () => {
    expect(read(' Login.Example.COM ')).toBe('login.example.com');
    expect(read('anmeldung.müller.example')).toBe('anmeldung.xn--mller-kva.example');
    expect(read('ＬＯＧＩＮ.example.com')).toBe('login.example.com');
  });

  it.each([
    'https://login.example.com',
    'login.example.com/path',
    'login.example.com:8443',
    'login.example.com.',
    '*.example.com',
    'login..example.com',
    '-login.example.com',
    'login_.example.com',
    'user@login.example.com',
    '10.0.0.1',
    '1.2.3.0x4',
    `${'a'.repeat(64)}.example.com`,
    'login.example.com#',
    'login.example.com\u0000',
    'login.example.com\u202e',
    '',
  ])('is a host name alone: %j', (text) => {
    expect(read(text)).toBeUndefined();
  });
});

describe('verification files', () => {
  const file = (path: string, contentType = 'text/plain', content = 'ok') =>
    verificationFile.safeParse({ path, content, contentType }).success;

  it('are at the root with an extension, or below /.well-known/', () => {
    for (const path of [
      '/google123.html',
      '/.well-known/apple-app-site-association',
      '/.well-known/a/b.json',
    ])
      expect([path, file(path)]).toEqual([path, true]);
    for (const path of [
      '/sign-in',
      '/a/b.txt',
      '/../x.txt',
      '/.well-known/../x',
      '/.env',
      'x.txt',
      '/x.txt?y',
    ])
      expect([path, file(path)]).toEqual([path, false]);
  });

  it('never replace a path of the product', () => {
    for (const path of [
      '/.well-known/webauthn',
      '/.well-known/gatehouse-domain',
      '/.well-known/openid-configuration',
      '/.well-known/oauth-authorization-server/oidc',
      '/.well-known/acme-challenge/token',
    ])
      expect([path, file(path)]).toEqual([path, false]);
  });

  it('are text or valid JSON, at most ten, each at a path of its own', () => {
    expect(file('/x.html', 'text/html')).toBe(false);
    expect([file('/x.json', 'application/json', '{}'), file('/x.json', 'application/json', '{')]).toEqual([
      true,
      false,
    ]);
    expect([file('/x.txt', 'text/plain', ''), file('/x.txt', 'text/plain', 'a'.repeat(16_385))]).toEqual([
      false,
      false,
    ]);
    const one = (index: number) => ({ path: `/x${index}.txt`, content: 'a', contentType: 'text/plain' });
    const list = (count: number) => Array.from({ length: count }, (_, index) => one(index));
    expect(verificationFiles.safeParse(list(10)).success).toBe(true);
    expect(verificationFiles.safeParse(list(11)).success).toBe(false);
    expect(verificationFiles.safeParse([one(1), one(1)]).success).toBe(false);
  });
});
