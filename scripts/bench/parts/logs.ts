import { defaultTenantId } from '@gatehouse/contract/common';
import type { Bench, Part } from '../bench.ts';
import { authorize } from '../management.ts';
import { atFixedRate, percentile } from '../measure.ts';
import type { Row } from '../report.ts';

const few = 100_000;
const many = 10_000_000;
const batch = 500_000;
const perSecond = 20;
const mostRatio = 10;

/** Entries with the numbers from `first` to `last`: 50 of each IP address, 100 of each user, 5 of each sign-in, every thousandth failed. */
const insert = `
  insert into logs (tenant_id, id, key, payload, user_id, application_id, ip, request_id, trace_id, organization_id, created_at)
  select $1::varchar, 'bench' || n, 'Interaction.SignIn.Submit',
    jsonb_build_object('key', 'Interaction.SignIn.Submit', 'result', case n % 1000 when 0 then 'Error' else 'Success' end),
    'user' || n / 100, 'app' || n % 20, 'ip' || n / 50, 'request' || n, 'trace' || n / 5, 'org' || n / 200,
    now() - n * interval '200 milliseconds'
  from generate_series($2::int, $3::int) n`;

const pick = (count: number): number => Math.floor(Math.random() * count);

/** What is asked, for a log of `count` entries. */
const questions: { what: string; query: (count: number) => Record<string, string> }[] = [
  { what: 'the newest', query: () => ({}) },
  { what: 'of an IP address', query: (count) => ({ ip: `ip${pick(count / 50)}` }) },
  { what: 'of a request', query: (count) => ({ requestId: `request${pick(count)}` }) },
  { what: 'of a sign-in', query: (count) => ({ traceId: `trace${pick(count / 5)}` }) },
  { what: 'of a user', query: (count) => ({ userId: `user${pick(count / 100)}` }) },
  { what: 'of an organization', query: (count) => ({ organizationId: `org${pick(count / 200)}` }) },
  { what: 'that failed', query: () => ({ result: 'Error' }) },
  {
    what: 'of a user, application, event, result and IP address at once',
    query(count) {
      const number = pick(count);
      return {
        userId: `user${Math.floor(number / 100)}`,
        ip: `ip${Math.floor(number / 50)}`,
        applicationId: `app${number % 20}`,
        logKey: 'Interaction.SignIn.Submit',
        result: 'Success',
      };
    },
  },
];

/** Searches of the audit log at ten million entries, against the same at 100,000. */
export const measureLogs: Part = async (bench) => {
  await fill(bench, 1, few);
  const before = await measureAll(bench, few);
  await fill(bench, few + 1, many);
  const after = await measureAll(bench, many);
  return questions.map(({ what }, at): Row => {
    const [calm = Number.NaN, full = Number.NaN] = [before[at], after[at]];
    return {
      part: 'logs',
      what: `p99 of 20 entries ${what}, of 10,000,000`,
      figure: full,
      unit: 'ms',
      floor: { what: 'ms of 100,000', figure: calm },
      ratio: full / calm,
      budget: `≤ ${mostRatio} ×`,
      isMet: full / calm <= mostRatio,
    };
  });
};

async function fill({ environment: { pool } }: Bench, first: number, last: number): Promise<void> {
  for (let from = first; from <= last; from += batch)
    await pool.query(insert, [defaultTenantId, from, Math.min(last, from + batch - 1)]);
  await pool.query('vacuum analyze logs');
}

async function measureAll(bench: Bench, count: number): Promise<number[]> {
  const { server, data, seconds } = bench;
  const figures: number[] = [];
  for (const { query } of questions) {
    // A token lasts an hour, and filling the log may take longer.
    const authorization = await authorize({ client: server.client, machine: data.machine });
    const ask = (): Promise<unknown> => {
      const path = `/api/logs?${new URLSearchParams({ ...query(count), enableCap: 'true' })}`;
      return server.client.send({ path, headers: { authorization } }, 200);
    };
    await atFixedRate(perSecond, 1, ask);
    figures.push(percentile(await atFixedRate(perSecond, seconds * 2, ask), 0.99));
  }
  return figures;
}
