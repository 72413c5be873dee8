import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DnsServer, startDnsServer } from '../../../../tests/support/dns-server.ts';
import { type DnsCheck, startDnsCheck } from './dns-lookup.ts';

let server: DnsServer;
let dns: DnsCheck;

beforeAll(async () => {
  server = await startDnsServer();
  server.zone.set('login.example.com', { CNAME: ['Proxy.example.com'] });
  server.zone.set('proxy.example.com', { A: ['192.0.2.1', '192.0.2.2'] });
  server.zone.set('many.example.com', { TXT: Array.from({ length: 14 }, (_, index) => `text ${index}`) });
  server.zone.set('long.example.com', { TXT: ['a'.repeat(200) + '\u0007' + 'b'.repeat(200)] });
});
beforeEach(() => {
  server.fail(undefined);
  dns = startDnsCheck([server.address]);
  return () => dns.end();
});
afterAll(() => server.stop());

describe('a DNS check', () => {
  it('finds aliases, the addresses behind them, and texts', async () => {
    expect(await dns.listAliases('login.example.com')).toEqual(['proxy.example.com']);
    expect(await dns.listAddresses('proxy.example.com')).toEqual(['192.0.2.1', '192.0.2.2']);
    expect(await dns.listTexts('proxy.example.com')).toEqual([]);
    expect(await dns.listTexts('unknown.example.com')).toEqual([]);
  });

  it('keeps little of an answer, without control characters', async () => {
    expect(await dns.listTexts('many.example.com')).toHaveLength(10);
    const [long = ''] = (await dns.listTexts('long.example.com')) ?? [];
    expect([long.length, long.includes('\u0007')]).toEqual([255, false]);
  });

  it('distinguishes servers that fail or are silent from names without records, and ends', async () => {
    server.fail('failure');
    expect(await dns.listTexts('login.example.com')).toBeUndefined();
    server.fail('silent');
    const start = Date.now();
    expect(await dns.listAddresses('proxy.example.com')).toBeUndefined();
    expect(Date.now() - start).toBeLessThan(10_000);
  });
});
