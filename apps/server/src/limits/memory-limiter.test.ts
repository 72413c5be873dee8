import { expect, it } from 'vitest';
import { createMemoryLimiter } from './memory-limiter.ts';
import { callerAt } from './networks.ts';

const limit = 10;
const windowMs = 60_000;

function open() {
  let now = 0;
  const limiter = createMemoryLimiter({ limit, windowMs }, () => now);
  return { limiter, pass: (ms: number) => void (now += ms) };
}

it('attacks: invented keys: many keys that are used once do not reset the counts of keys that are used often', () => {
  const { limiter, pass } = open();
  const known = { key: 'known' };
  for (let call = 0; call < limit; call += 1) limiter.count(known);
  for (let id = 0; id < 200_000; id += 1) limiter.count({ key: `invented-${id}` });
  expect(() => limiter.count(known)).toThrow('Too many requests');
  pass(windowMs);
  limiter.count(known);
});

it('attacks: 65,536 networks: an IPv6 /48 has ten times the limit of a /64', () => {
  const { limiter, pass } = open();
  const from = (network: number, site = 1) => callerAt(`2001:db8:${site}:${network.toString(16)}::1`);
  const count = (network: number, site?: number) => () => limiter.count(from(network, site));
  // A network that continues beyond its limit does not use up that of its neighbors.
  for (let call = 0; call < limit; call += 1) count(0)();
  for (let call = 0; call < limit * 20; call += 1) expect(count(0)).toThrow('Too many requests');
  for (let network = 1; network <= limit * 9; network += 1) expect(count(network)).not.toThrow();
  for (let network = 100; network < 2000; network += 1) expect(count(network)).toThrow('Too many requests');
  expect(() => limiter.requireRoom(from(65_535))).toThrow('Too many requests');
  expect(count(0, 2)).not.toThrow();
  pass(windowMs);
  expect(count(65_535)).not.toThrow();
});

it('counts each IPv4 address of a network separately', () => {
  const { limiter } = open();
  for (let host = 0; host < 256; host += 1)
    for (let call = 0; call < limit; call += 1) limiter.count(callerAt(`203.0.113.${host}`));
  expect(() => limiter.count(callerAt('203.0.113.9'))).toThrow('Too many requests');
});
