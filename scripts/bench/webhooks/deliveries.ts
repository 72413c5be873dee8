import { once } from 'node:events';
import { defaultTenantId } from '@gatehouse/contract/common';
import { z } from 'zod';
import type { Bench } from '../bench.ts';
import type { Environment, Floor } from '../environment.ts';
import { median } from '../measure.ts';
import type { Row } from '../report.ts';
import { type Endpoint, until } from './endpoint.ts';
import { addHooks } from './hooks.ts';

const [liveCount, hangingCount] = [100, 1000];
const least = { ofFloor: 0.5, beside: 0.8 };
const mostSockets = 50;

/** Adds events as a change does, and measures until all were accepted. */
async function drain({ environment: { pool } }: Bench, endpoint: Endpoint, perHook: number): Promise<number> {
  const before = endpoint.received;
  await pool.query(
    `insert into webhook_deliveries (tenant_id, id, webhook_id, event, record, payload, next_at)
     select $1::varchar, left(md5(w.id || n || random()), 21), w.id, 'Role.Created', 'roleId:' || n, '{"event": "Role.Created"}', now()
     from webhooks w, generate_series(1, $2::int) n where w.tenant_id = $1 and w.id like 'live%'`,
    [defaultTenantId, perHook],
  );
  await until(() => endpoint.received > before);
  const [startedAt, first] = [performance.now(), endpoint.received];
  await until(() => endpoint.received >= before + liveCount * perHook);
  return ((endpoint.received - first) * 1000) / (performance.now() - startedAt);
}

/** The same number by the floor. */
async function drainFloor({ pool }: Environment, { child }: Floor, perHook: number): Promise<number> {
  await pool.query(
    `insert into bench_deliveries (id, payload)
     select left(md5(n::text || random()), 21), '{"event": "Role.Created"}' from generate_series(1, $1::int) n`,
    [perHook * liveCount],
  );
  child.send('go');
  return z.tuple([z.number()], z.unknown()).parse(await once(child, 'message'))[0];
}

async function compareWithFloor(
  bench: Bench,
  endpoint: Endpoint,
  { url, perHook }: { url: string; perHook: number },
): Promise<{ alone: number; floor: number; ratio: number }> {
  const { environment, rounds } = bench;
  await environment.pool.query(
    `create table bench_deliveries (id text primary key, payload jsonb not null, leased_until timestamptz);
     create table bench_requests (id bigint generated always as identity primary key, delivery_id text not null, status int not null,
       body jsonb not null, created_at timestamptz not null default now())`,
  );
  const program = await environment.startFloor('deliveries', [environment.databaseUrl, `${url}/floor`]);
  await addHooks(bench, { prefix: 'live', url: `${url}/live`, event: 'Role.Created', count: liveCount });
  // The first delivery of a webhook says how fast its endpoint is.
  await drain(bench, endpoint, 10);
  await drainFloor(environment, program, 10);
  const pairs: { ours: number; floor: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    pairs.push({
      floor: await drainFloor(environment, program, perHook),
      ours: await drain(bench, endpoint, perHook),
    });
  program.child.kill();
  return {
    alone: median(pairs.map(({ ours }) => ours)),
    floor: median(pairs.map(({ floor }) => floor)),
    ratio: median(pairs.map(({ ours, floor }) => ours / floor)),
  };
}

/** Deliveries to many webhooks, alone and beside endpoints that hang. */
export async function measureDeliveries(bench: Bench, endpoint: Endpoint, url: string): Promise<Row[]> {
  const { pool } = bench.environment;
  const perHook = bench.rounds > 1 ? 50 : 10;
  const { alone, floor, ratio } = await compareWithFloor(bench, endpoint, { url, perHook });
  await addHooks(bench, {
    prefix: 'hang',
    url: `${url}/hangs`,
    event: 'Role.Deleted',
    count: hangingCount,
  });
  await pool.query(
    `insert into webhook_deliveries (tenant_id, id, webhook_id, event, record, payload, next_at)
     select $1::varchar, left(md5(w.id || n), 21), w.id, 'Role.Deleted', 'roleId:' || n, '{"event": "Role.Deleted"}', now()
     from webhooks w, generate_series(1, 5) n where w.tenant_id = $1 and w.id like 'hang%'`,
    [defaultTenantId],
  );
  await until(() => endpoint.hanging > 5);
  const beside = await drain(bench, endpoint, perHook);
  const common = { part: 'webhooks', unit: '/s' };
  return [
    {
      ...common,
      what: `deliveries to ${liveCount} webhooks`,
      figure: alone,
      floor: { what: '/s claim, POST, log row', figure: floor },
      ratio,
      budget: `≥ ${least.ofFloor} ×`,
      isMet: ratio >= least.ofFloor,
    },
    {
      ...common,
      what: `the same beside ${hangingCount.toLocaleString('en')} whose endpoints hang`,
      figure: beside,
      floor: { what: '/s without them', figure: alone },
      ratio: beside / alone,
      budget: `≥ ${least.beside} ×, at most ${mostSockets} sockets to them`,
      isMet: beside / alone >= least.beside && endpoint.mostHanging <= mostSockets,
      note: `${endpoint.mostHanging} sockets to hanging endpoints at once`,
    },
  ];
}
