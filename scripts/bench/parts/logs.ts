import type { Bench, Part } from '../bench.ts';
import { fillCounters, fillLogs } from '../fill-logs.ts';
import { authorize } from '../management.ts';
import { atFixedRate, percentile } from '../measure.ts';
import type { Row } from '../report.ts';

const sizes = { full: [100_000, 10_000_000], quick: [5_000, 200_000] } as const;
const perSecond = 20;
const mostRatio = 10;

const pick = (count: number): number => Math.floor(Math.random() * count);

/** What is asked, for a log of `count` entries. */
interface Question {
  what: string;
  path: (count: number) => string;
}

const search = (what: string, query: (count: number) => Record<string, string>): Question => ({
  what: `20 entries ${what}`,
  path: (count) => `/api/logs?${new URLSearchParams({ ...query(count), enableCap: 'true' })}`,
});

const questions: Question[] = [
  search('the newest', () => ({})),
  search('of an IP address', (count) => ({ ip: `ip${pick(count / 50)}` })),
  search('of a request', (count) => ({ requestId: `request${pick(count)}` })),
  search('of a sign-in', (count) => ({ traceId: `trace${pick(count / 5)}` })),
  search('of a user', (count) => ({ userId: `user${pick(count / 100)}` })),
  search('of an organization', (count) => ({ organizationId: `org${pick(count / 200)}` })),
  search('that failed', () => ({ result: 'Error' })),
  search('of a user, application, event, result and IP address at once', (count) => {
    const number = pick(count);
    return {
      userId: `user${Math.floor(number / 100)}`,
      ip: `ip${Math.floor(number / 50)}`,
      applicationId: `app${number % 20}`,
      logKey: 'Interaction.SignIn.Submit',
      result: 'Success',
    };
  }),
  ...['users/total', 'users/new', 'users/active', 'sign-ins', 'locked-accounts'].map((name): Question => ({
    what: `the dashboard's ${name}`,
    path: () => `/api/dashboard/${name}`,
  })),
];

/** Searches of the audit log, and the dashboard, at ten million entries, against the same at 100,000. */
export const measureLogs: Part = async (bench) => {
  const { environment } = bench;
  const [few, many] = bench.rounds > 1 ? sizes.full : sizes.quick;
  await fillCounters(environment);
  await fillLogs(environment, 1, few);
  const before = await measureAll(bench, few);
  await fillLogs(environment, few + 1, many);
  const after = await measureAll(bench, many);
  return questions.map(({ what }, at): Row => {
    const [calm = Number.NaN, full = Number.NaN] = [before[at], after[at]];
    return {
      part: 'logs',
      what: `p99 of ${what}, at ${many.toLocaleString('en')} entries`,
      figure: full,
      unit: 'ms',
      floor: { what: `ms at ${few.toLocaleString('en')}`, figure: calm },
      ratio: full / calm,
      budget: `≤ ${mostRatio} ×`,
      isMet: full / calm <= mostRatio,
    };
  });
};

async function measureAll(bench: Bench, count: number): Promise<number[]> {
  const { server, data, seconds } = bench;
  const figures: number[] = [];
  for (const { path } of questions) {
    // A token lasts an hour, and filling the log may take longer.
    const authorization = await authorize({ client: server.client, machine: data.machine });
    const ask = (): Promise<unknown> =>
      server.client.send({ path: path(count), headers: { authorization } }, 200);
    await atFixedRate(perSecond, 1, ask);
    figures.push(percentile(await atFixedRate(perSecond, seconds * 2, ask), 0.99));
  }
  return figures;
}
