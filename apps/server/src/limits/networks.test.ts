import { expect, it } from 'vitest';
import { addressKey, callerAt } from './networks.ts';

it('counts an IPv6 address by its /64, however it is written (CVE-2026-45364)', () => {
  const key = addressKey('2001:db8:0:1::5');
  expect(key).toBe('2001:db8:0:1');
  expect(addressKey('2001:0DB8:0000:0001:ffff:ffff:ffff:ffff')).toBe(key);
  expect(addressKey('2001:db8:0:2::5')).not.toBe(key);
  expect(addressKey('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(addressKey('0:0:0:0:0:FFFF:cb00:7109')).toBe('203.0.113.9');
  expect(addressKey('fe80::1%br-0a.1')).toBe('fe80:0:0:0');
  const spellings = ['2001:db8:0:1::5', '2001:DB8::2:0:0:0:1', '::ffff:203.0.113.9', '::ffff:cb00:7109'];
  expect(spellings.map((ip) => callerAt(ip).site)).toEqual([
    '2001:db8:0',
    '2001:db8:0',
    undefined,
    undefined,
  ]);
});

it('ignores the port that a proxy added to an IP address, which differs for each connection', () => {
  expect(addressKey('203.0.113.9:50001')).toBe('203.0.113.9');
  expect(addressKey('[2001:db8:0:1::5]:50001')).toBe('2001:db8:0:1');
  expect(addressKey('[2001:db8:0:1::5]')).toBe('2001:db8:0:1');
});

it('attacks: X-Forwarded-For: counts all values that are not IP addresses as one caller', () => {
  const keys = ['unknown', '', 'rubbish-1', 'rubbish-2', '1:2:3:4:5:6:7:8::9', ':::'].map(addressKey);
  expect(new Set(keys)).toEqual(new Set(['unreadable']));
});
