import { describe, expect, it } from 'vitest';
import { isFromHost } from './avatar-hosts.ts';

describe('hosts of avatars', () => {
  it.each([
    ['https://avatars.example.com/u/1', true],
    ['http://avatars.example.com/u/1', true],
    ['https://AVATARS.example.com/u/1', true],
    ['https://a.cdn.example.net/1.png', true],
    ['https://a.b.cdn.example.net/1.png', true],
    ['https://cdn.example.net/1.png', false],
    ['https://evilcdn.example.net/1.png', false],
    ['https://avatars.example.com.evil.example/u/1', false],
    ['https://avatars.example.com@evil.example/u/1', false],
    ['https://avatars.example.com:8443/u/1', false],
    ['https://evil.example/avatars.example.com', false],
    ['//avatars.example.com/u/1', false],
    ['data:image/png;base64,AA', false],
    ['ftp://avatars.example.com/u/1', false],
  ])('%s: %s', (address, isKnown) => {
    expect(isFromHost(address, ['avatars.example.com', '*.cdn.example.net'])).toBe(isKnown);
  });
});
