import { once } from 'node:events';
import { defaultTenantId } from '@gatehouse/contract/common';
import { z } from 'zod';
import { createId } from '../../../apps/server/src/lib/ids.ts';
import { askForToken, type Bench, compare, type Part } from '../bench.ts';
import { ordersToken } from '../data.ts';
import type { Environment, Floor } from '../environment.ts';
import { atFixedRate, atFullSpeed, median, percentile } from '../measure.ts';
import type { Row } from '../report.ts';
import { actionInput, actionScript, claimsInput, claimsScript } from '../sample-scripts.ts';
import { signIn } from '../sign-in.ts';
import { addTenants, tenantName } from '../tenants/data.ts';

const leastRatio = 0.7;
/** Scripts of one tenant run in half of the processes, so fewer tokens with one are served. */
const perSecond = { plain: 100, scripted: 25 };
const loop = { callers: 8, mostRatio: 1.5 };

const tell = ({ pool }: Environment, tenantId: string) =>
  pool.query(`select pg_notify('gatehouse_changed', $1)`, [`${tenantId}:scripts`]);

/** Saves a script of a tenant during a measurement. */
async function withScript<T>(
  environment: Environment,
  tenantId: string,
  [kind, script]: readonly [kind: string, script: string],
  work: () => Promise<T>,
): Promise<T> {
  await environment.pool.query(
    `insert into scripts (tenant_id, kind, script, settings, revision) values ($1, $2, $3, '{"enabled": true}', $4)`,
    [tenantId, kind, script, createId()],
  );
  await tell(environment, tenantId);
  try {
    return await work();
  } finally {
    await environment.pool.query('delete from scripts where tenant_id = $1 and kind = $2', [tenantId, kind]);
    await tell(environment, tenantId);
  }
}

/** Scripts of administrators: what they cost, and what one that never ends costs others. */
export const measureScripts: Part = async (bench) => {
  const { server, data } = bench;
  let next = 0;
  return [
    await measureCost(bench, {
      what: 'tokens with custom claims',
      kind: 'client-credentials',
      script: [claimsScript, 'getCustomJwtClaims', claimsInput],
      callers: 16,
      work: () => askForToken(server.client, data.machine, ordersToken),
    }),
    await measureCost(bench, {
      what: 'sign-ins with an action',
      kind: 'post-sign-in',
      script: [actionScript, 'runAction', actionInput],
      callers: 8,
      work: () => {
        const person = data.people[(next += 1) % data.people.length];
        if (!person) throw new Error('no user to sign in');
        return signIn(server.client, data.clientId, person);
      },
    }),
    ...(await measureLoop(bench)),
  ];
};

interface Cost {
  what: string;
  kind: string;
  script: [script: string, entry: string, input: string];
  callers: number;
  work: () => Promise<unknown>;
}

async function measureCost(bench: Bench, { what, kind, script, callers, work }: Cost): Promise<Row> {
  const { environment, server } = bench;
  const program = await environment.startFloor('scripts', script);
  const bare = { calls: 0, runs: 0 };
  const { ours, floor, ratio } = await compare(
    bench,
    {
      pid: server.pid,
      measure: (seconds) =>
        withScript(environment, defaultTenantId, [kind, script[0]], async () => {
          // Until there is a process for it.
          for (let tries = 0; tries < 3; tries += 1) await work().catch(() => undefined);
          return atFullSpeed(callers, seconds, work);
        }),
    },
    {
      pid: server.pid,
      // Both on the same core, one after the other: as many a second as if one process did both.
      async measure(seconds) {
        bare.calls = await atFullSpeed(callers, seconds / 2, work);
        bare.runs = await runScripts(program, seconds / 2);
        return 1 / (1 / bare.calls + 1 / bare.runs);
      },
    },
  );
  program.child.kill();
  return {
    part: 'scripts',
    what,
    figure: ours,
    unit: '/s',
    floor: { what: '/s without, plus the script in a bare QuickJS', figure: floor },
    ratio,
    budget: `≥ ${leastRatio} ×`,
    isMet: ratio >= leastRatio,
    note: `${Math.round(bare.calls)}/s without the script, ${Math.round(bare.runs)}/s in the bare QuickJS`,
  };
}

async function runScripts({ child }: Floor, seconds: number): Promise<number> {
  child.send(seconds);
  return z.tuple([z.number()], z.unknown()).parse(await once(child, 'message'))[0];
}

/** Tokens of other tenants while the script of one never ends, against the same without. */
async function measureLoop(bench: Bench): Promise<Row[]> {
  const { environment, data, rounds, seconds } = bench;
  await addTenants(environment, 3);
  const [looping, plain, scripted] = [tenantName(1), tenantName(2), tenantName(3)];
  const { client, stop } = await environment.startServer({ EDITION: 'cloud' });
  const { port } = new URL(client.origin);
  const hostOf = (tenantId: string) => ({ host: `${tenantId}.localhost:${port}` });
  const measure = async (tenantId: string, rate: number): Promise<number> => {
    const call = () => askForToken(client, data.machine, ordersToken, hostOf(tenantId));
    return percentile(await atFixedRate(rate, seconds * 2, call), 0.99);
  };
  const kind = 'client-credentials';
  const whileLooping = (work: () => Promise<number>): Promise<number> =>
    withScript(environment, looping, [kind, 'const getCustomJwtClaims = () => { for (;;); };'], async () => {
      const stopping = new AbortController();
      // Each is answered with 503 after the time limit.
      const callers = Array.from({ length: loop.callers }, async () => {
        while (!stopping.signal.aborted)
          await client.send({
            method: 'POST',
            path: '/oidc/token',
            headers: { authorization: data.machine, ...hostOf(looping) },
            body: new URLSearchParams({ grant_type: 'client_credentials', ...ordersToken }),
          });
      });
      const figure = await work().finally(() => stopping.abort());
      await Promise.all(callers);
      return figure;
    });
  const rows: Row[] = [];
  for (const [tenantId, what, rate] of [
    [plain, 'p99 of tokens', perSecond.plain],
    [scripted, 'p99 of tokens with custom claims', perSecond.scripted],
  ] as const) {
    const compareBoth = async (): Promise<{ calm: number; beside: number }> => {
      const calm = await measure(tenantId, rate);
      return { calm, beside: await whileLooping(() => measure(tenantId, rate)) };
    };
    const all = async (): Promise<Row> => {
      await measure(tenantId, rate);
      const pairs = [];
      for (let round = 0; round < rounds; round += 1) pairs.push(await compareBoth());
      const ratio = median(pairs.map(({ calm, beside }) => beside / calm));
      return {
        part: 'scripts',
        what: `${what} at ${rate}/s while another tenant’s script loops`,
        figure: median(pairs.map(({ beside }) => beside)),
        unit: 'ms',
        floor: { what: 'ms without', figure: median(pairs.map(({ calm }) => calm)) },
        ratio,
        budget: `≤ ${loop.mostRatio} ×`,
        isMet: ratio <= loop.mostRatio,
      };
    };
    rows.push(
      tenantId === scripted
        ? await withScript(environment, scripted, [kind, claimsScript], all)
        : await all(),
    );
  }
  await stop();
  return rows;
}
