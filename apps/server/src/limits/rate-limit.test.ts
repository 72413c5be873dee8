import { expect, it } from 'vitest';
import { addressKey, createMemoryLimiter, siteKey } from './rate-limit.ts';

it('counts an IPv6 address by its /64, however it is written (CVE-2026-45364)', () => {
  const key = addressKey('2001:db8:0:1::5');
  expect(key).toBe('2001:db8:0:1');
  expect(addressKey('2001:0DB8:0000:0001:ffff:ffff:ffff:ffff')).toBe(key);
  expect(addressKey('2001:db8:0:2::5')).not.toBe(key);
  expect(addressKey('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(addressKey('0:0:0:0:0:FFFF:cb00:7109')).toBe('203.0.113.9');
  expect(addressKey('fe80::1%br-0a.1')).toBe('fe80:0:0:0');
  const spellings = ['2001:db8:0:1::5', '2001:DB8::2:0:0:0:1', '::ffff:203.0.113.9', '::ffff:cb00:7109'];
  expect(spellings.map(siteKey)).toEqual(['2001:db8:0', '2001:db8:0', undefined, undefined]);
});

it('counts without the port that a proxy wrote behind the address: it is another with each connection', () => {
  expect(addressKey('203.0.113.9:50001')).toBe('203.0.113.9');
  expect(addressKey('[2001:db8:0:1::5]:50001')).toBe('2001:db8:0:1');
  expect(addressKey('[2001:db8:0:1::5]')).toBe('2001:db8:0:1');
});

it('attacks: X-Forwarded-For: counts all that is no address as one caller', () => {
  const keys = ['unknown', '', 'rubbish-1', 'rubbish-2', '1:2:3:4:5:6:7:8::9', ':::'].map(addressKey);
  expect(new Set(keys)).toEqual(new Set(['unreadable']));
});

it('attacks: invented client ids: many keys that are used once do not make those start again that are used often', () => {
  let now = 0;
  const count = createMemoryLimiter({ name: 'test', limit: 10, windowMs: 60_000 }, () => now);
  for (let call = 0; call < 10; call += 1) count('known');
  for (let id = 0; id < 200_000; id += 1) count(`invented-${id}`);
  expect(() => count('known')).toThrow('Too many requests');
  now += 60_000;
  count('known');
});
