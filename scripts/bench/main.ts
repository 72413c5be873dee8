import { parseArgs } from 'node:util';
import type { Bench, Part } from './bench.ts';
import { addData, warmUp } from './data.ts';
import { openEnvironment } from './environment.ts';
import { measureEditLoop } from './parts/edit-loop.ts';
import { measureFailover } from './parts/failover.ts';
import { measureImports } from './parts/imports.ts';
import { measureLatency } from './parts/latency.ts';
import { measureLists } from './parts/lists.ts';
import { measureLogs } from './parts/logs.ts';
import { measureMembers } from './parts/members.ts';
import { measureMemory } from './parts/memory.ts';
import { measureObservability, measureUnnamed } from './parts/observability.ts';
import { measureOrganizationTokens } from './parts/organization-tokens.ts';
import { measurePages } from './parts/pages.ts';
import { measurePointInTime } from './parts/point-in-time.ts';
import { measureRefreshes } from './parts/refreshes.ts';
import { measureRestarts } from './parts/restarts.ts';
import { measureSignIns } from './parts/sign-ins.ts';
import { measureScripts } from './parts/scripts.ts';
import { measureStart } from './parts/start.ts';
import { measureStatements } from './parts/statements.ts';
import { measureTenants } from './parts/tenants.ts';
import { measureTexts } from './parts/texts.ts';
import { measureTiming } from './parts/timing.ts';
import { measureTokens } from './parts/tokens.ts';
import { measureUpgrade } from './parts/upgrade.ts';
import { measureUploads } from './parts/uploads.ts';
import { measureUserImports } from './parts/user-imports.ts';
import { measureUsers } from './parts/users.ts';
import { measureWebhooks } from './parts/webhooks.ts';
import { findCores } from './programs.ts';
import { formatRows, type Row } from './report.ts';

/** In this order: what fills the database comes first, so that the rest is measured on a full one. */
const parts: Record<string, Part> = {
  users: measureUsers,
  members: measureMembers,
  tokens: measureTokens,
  refreshes: measureRefreshes,
  'organization-tokens': measureOrganizationTokens,
  'sign-ins': measureSignIns,
  latency: measureLatency,
  statements: measureStatements,
  memory: measureMemory,
  start: measureStart,
  pages: measurePages,
  texts: measureTexts,
  uploads: measureUploads,
  timing: measureTiming,
  imports: measureImports,
  'user-imports': measureUserImports,
  webhooks: measureWebhooks,
  scripts: measureScripts,
  observability: measureObservability,
  unnamed: measureUnnamed,
  restarts: measureRestarts,
  upgrade: measureUpgrade,
  'point-in-time': measurePointInTime,
  failover: measureFailover,
  'edit-loop': measureEditLoop,
  logs: measureLogs,
  lists: measureLists,
  // It stops the server that the others measure.
  tenants: measureTenants,
};
/** Measured only on request: they take several minutes. */
const left = [
  'imports',
  'user-imports',
  'webhooks',
  'scripts',
  'observability',
  'unnamed',
  'restarts',
  'upgrade',
  'point-in-time',
  'failover',
  'edit-loop',
  'logs',
  'lists',
  'tenants',
];

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    json: { type: 'boolean', default: false },
    tenants: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '10' },
    quick: { type: 'boolean', default: false },
    'cpu-prof': { type: 'string' },
  },
});
const minutes = Number(values.minutes);
const names =
  values.only?.flatMap((list) => list.split(',')) ??
  Object.keys(parts).filter((name) => !left.includes(name) || (values.tenants && name === 'tenants'));
/** Filling the log with ten million entries, or a tenant with a million users, takes long. */
const minutesOf: Partial<Record<string, number>> = {
  logs: 90,
  lists: 40,
  imports: 30,
  'user-imports': 20,
  tenants: 20,
  failover: minutes + 10,
};
const mostMinutes = Math.max(12, ...names.map((name) => minutesOf[name] ?? 0));
const unknown = names.filter((name) => !Object.hasOwn(parts, name));

const format = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

async function run(): Promise<{ rows: Row[]; problems: string[] }> {
  const rows: Row[] = [];
  const problems: string[] = [];
  const cores = findCores();
  if (!cores) problems.push('Processes could not be pinned to separate cores: the ratios mean little.');
  const profile = values['cpu-prof'] ? ['--cpu-prof', `--cpu-prof-dir=${values['cpu-prof']}`] : [];
  const environment = await openEnvironment(cores, profile);
  const ending = new Promise<never>((_, reject) => {
    const stop = (reason: string) => () => reject(new Error(reason));
    setTimeout(stop(`stopped after ${mostMinutes} minutes`), mostMinutes * 60_000).unref();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop(`stopped by ${signal}`));
  });
  const work = async (): Promise<void> => {
    const server = await environment.startServer();
    const data = await addData(environment);
    await warmUp(environment, server, data);
    const bench: Bench = {
      environment,
      server,
      data,
      minutes,
      ...(values.quick ? { seconds: 1, rounds: 1 } : { seconds: 4, rounds: 3 }),
    };
    for (const [name, measure] of Object.entries(parts)) {
      if (!names.includes(name)) continue;
      const startedAt = performance.now();
      // The other parts continue after an error.
      try {
        rows.push(...(await measure(bench)));
      } catch (error) {
        problems.push(`${name}: ${format(error)}`);
      }
      console.error(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
    }
  };
  try {
    await Promise.race([work(), ending]);
  } catch (error) {
    problems.push(format(error));
  } finally {
    await environment.close();
  }
  return { rows, problems };
}

if (!(minutes > 0 && minutes <= 60)) {
  console.error('--minutes is a number up to 60.');
  process.exit(1);
}
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. These are: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}
const { rows, problems } = await run();
if (values.json) console.log(JSON.stringify({ rows, problems }, undefined, 2));
else console.log(formatRows(rows));
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 || rows.some(({ isMet, isGate }) => isGate && !isMet) ? 1 : 0);
