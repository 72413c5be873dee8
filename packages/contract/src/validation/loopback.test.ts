import { describe, expect, it } from 'vitest';
import { isLoopback, isNativeRedirect } from './loopback.ts';

const hostOf = (url: string): string => new URL(url).hostname;

describe('loopback hosts', () => {
  it.each([
    'http://localhost:3000',
    'http://LOCALHOST',
    'http://tenant.localhost',
    'http://127.0.0.1',
    'http://127.0.0.2:80',
    'http://127.1',
    'http://0x7f.1',
    'http://[::1]:3000',
    'http://[0:0:0:0:0:0:0:1]',
  ])('include that of %s', (url) => expect(isLoopback(hostOf(url))).toBe(true));

  it.each([
    'http://localhost.example.com',
    'http://notlocalhost',
    'http://127.0.0.1.example.com',
    'http://127.example.com',
    'http://128.0.0.1',
    'http://0.0.0.0',
    'http://[::2]',
    'http://[::ffff:7f00:1]',
  ])('don’t include that of %s', (url) => expect(isLoopback(hostOf(url))).toBe(false));
});

it.each([
  ['http://localhost/callback', true],
  ['http://127.0.0.1:49152/callback', true],
  ['http://[::1]/callback', true],
  // The engine compares the ports of these exactly, so an application that chooses a random port could not use them.
  ['http://127.0.0.2/callback', false],
  ['http://app.localhost/callback', false],
  ['http://app.example.com/callback', false],
  ['https://app.example.com/callback', true],
  ['https://localhost/callback', false],
])('a native application may use the redirect URI %s: %s', (url, isAllowed) =>
  expect(isNativeRedirect(new URL(url))).toBe(isAllowed),
);
