import { describe, expect, it } from 'vitest';
import { isLoopback, isNativeRedirect } from './loopback.ts';

const hostOf = (url: string): string => new URL(url).hostname;

describe('hosts of this machine', () => {
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
  ])('%s', (url) => expect(isLoopback(hostOf(url))).toBe(true));

  it.each([
    'http://localhost.example.com',
    'http://notlocalhost',
    'http://127.0.0.1.example.com',
    'http://127.example.com',
    'http://128.0.0.1',
    'http://0.0.0.0',
    'http://[::2]',
    'http://[::ffff:7f00:1]',
  ])('not %s', (url) => expect(isLoopback(hostOf(url))).toBe(false));
});

it.each([
  ['http://localhost/callback', true],
  ['http://127.0.0.1:49152/callback', true],
  ['http://[::1]/callback', true],
  // The engine compares the ports of these as they are written, so an application that picks one at random could not use them.
  ['http://127.0.0.2/callback', false],
  ['http://app.localhost/callback', false],
  ['http://app.example.com/callback', false],
  ['https://app.example.com/callback', true],
  ['https://localhost/callback', false],
])('a native application is sent back to %s: %s', (url, isAllowed) =>
  expect(isNativeRedirect(new URL(url))).toBe(isAllowed),
);
