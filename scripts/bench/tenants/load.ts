import { askForToken, type Bench } from '../bench.ts';
import { createAgent } from '../client.ts';
import { ordersToken } from '../data.ts';
import type { BenchServer } from '../environment.ts';
import { atFixedRate, atFullSpeed, median, percentile } from '../measure.ts';
import { residentMb } from '../parts/memory.ts';
import { signIn } from '../sign-in.ts';
import { clientOfTenant, personOf, tenantName } from './data.ts';

/** How many tenants there are, and how many of them are used. */
export const sizesOf = ({ rounds }: Bench) =>
  rounds > 1
    ? { all: 10_000, visited: 500, cold: 50, unknown: 20_000 }
    : { all: 300, visited: 50, cold: 10, unknown: 1_000 };

export const perSecond = { tokens: 300, signIns: 12 };

/** The tenants of a server of the cloud edition. */
export interface Load {
  server: BenchServer;
  /** A token of the tenant with this number. */
  askForToken(number: number): Promise<unknown>;
  /** A sign-in of that tenant's user. */
  signIn(number: number): Promise<unknown>;
  /** A request for a host that is none of a tenant's. */
  askUnknown(number: number): Promise<unknown>;
}

export function openLoad({ data }: Bench, server: BenchServer): Load {
  const agent = createAgent();
  const { port } = new URL(server.client.origin);
  const [person] = data.people;
  if (!person) throw new Error('no user to sign in');
  const resident = personOf(person);
  return {
    server,
    askForToken: (number) =>
      askForToken(server.client, data.machine, ordersToken, {
        host: `${tenantName(number)}.localhost:${port}`,
      }),
    signIn: (number) => signIn(clientOfTenant(server, tenantName(number), agent), data.clientId, resident),
    askUnknown: (number) =>
      server.client.send(
        {
          path: '/oidc/.well-known/openid-configuration',
          headers: { host: `unknown${number}.localhost:${port}` },
        },
        404,
      ),
  };
}

/** The p99 of calls for the first `tenants` tenants in turn, at a fixed rate. */
export const measureP99 = async (
  call: (number: number) => Promise<unknown>,
  { rate, seconds, tenants }: { rate: number; seconds: number; tenants: number },
): Promise<number> =>
  percentile(await atFixedRate(rate, seconds, (number) => call(1 + (number % tenants))), 0.99);

/** The median of calls for some tenants, one after another. */
export async function medianOf(
  numbers: readonly number[],
  call: (number: number) => Promise<unknown>,
): Promise<number> {
  const times: number[] = [];
  for (const number of numbers) {
    const startedAt = performance.now();
    await call(number);
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

/** The numbers of `count` tenants after those before `first`. */
export const numbersFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index);

/** The resident set of a new server after the same work for some number of tenants, when it is idle. */
export async function measureMemory(bench: Bench, tenants: number): Promise<number> {
  const { visited } = sizesOf(bench);
  const server = await bench.environment.startServer({ EDITION: 'cloud' });
  const load = openLoad(bench, server);
  for (let call = 0; call < visited * 4; call += 1) await load.askForToken(1 + (call % tenants));
  for (let call = 0; call < visited; call += 1) await load.signIn(1 + (call % tenants));
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const mb = await residentMb(server.pid);
  await server.stop();
  return mb;
}

/** Milliseconds until a new server answers. */
export async function measureStart({ environment, rounds }: Bench): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds * 2; round += 1) {
    const server = await environment.startServer({ EDITION: 'cloud' });
    await server.stop();
    times.push(server.startMs);
  }
  return median(times);
}

/**
 * Tokens of the visited tenants after a flood of hosts that don't exist, and after the same time without it: caches drop everything within
 * ten seconds anyway.
 */
export async function measureFlood(
  bench: Bench,
  load: Load,
): Promise<{ calm: number; flooded: number; perSecond: number }> {
  const { visited, unknown } = sizesOf(bench);
  const pass = () => medianOf(numbersFrom(1, visited), load.askForToken);
  let next = 0;
  const seconds = unknown / 4000;
  await pass();
  const flood = await atFullSpeed(16, seconds, () => load.askUnknown((next += 1)));
  const flooded = await pass();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return { calm: await pass(), flooded, perSecond: flood };
}
