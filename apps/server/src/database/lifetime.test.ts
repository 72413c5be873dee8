import { Socket } from 'node:net';
import type pg from 'pg';
import { afterEach, expect, inject, it, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { openListener } from './listener.ts';
import { defaultTimeouts } from './timeouts.ts';

const halfAnHourMs = 1_800_000;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = () =>
  openDatabase({
    connection: inject('postgres'),
    tenantRole: 'unused',
    poolSize: 2,
    onError: () => undefined,
  });

it('connections of the pool are replaced after half an hour', async () => {
  const database = open();
  expect(database.pool.options.maxLifetimeSeconds).toBe(halfAnHourMs / 1000);
  await database.close();
});

it('connections of the pool and of jobs probe a network that is silent for ten seconds', async () => {
  const probe = vi.spyOn(Socket.prototype, 'setKeepAlive');
  const database = open();
  await database.query('select 1');
  expect(probe.mock.calls).toEqual([[true, 10_000]]);
  const client = await database.connect();
  expect(probe.mock.calls).toEqual([
    [true, 10_000],
    [true, 10_000],
  ]);
  await client.end();
  await database.close();
});

it('the listening connection probes, too, and is replaced after half an hour', async () => {
  const probe = vi.spyOn(Socket.prototype, 'setKeepAlive');
  const clients: pg.Client[] = [];
  const notices: string[] = [];
  let now = 0;
  vi.useFakeTimers({ toFake: ['setInterval'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const listener = await openListener({
    connection: inject('postgres'),
    timeouts: defaultTimeouts,
    onError: () => undefined,
    async begin(client) {
      await client.query('listen lifetime_probe');
      clients.push(client);
    },
    onNotice: (payload) => notices.push(payload),
  });
  const [first] = clients;
  if (!first) throw new Error('no connection');
  expect(probe.mock.calls).toEqual([[true, 10_000]]);
  const heartbeat = () => vi.advanceTimersByTime(defaultTimeouts.heartbeatMs);

  now = halfAnHourMs;
  heartbeat();
  // Answered after the heartbeat.
  await first.query('select 1');
  expect([clients.length, first.connection.stream.destroyed]).toEqual([1, false]);

  now += 1;
  heartbeat();
  await expect.poll(() => clients.length, { timeout: 10_000 }).toBe(2);
  expect(first.connection.stream.destroyed).toBe(true);
  const database = open();
  await database.query('select pg_notify($1, $2)', ['lifetime_probe', 'changed']);
  await expect.poll(() => notices, { timeout: 10_000 }).toEqual(['changed']);
  await database.close();
  await listener.close();
});
