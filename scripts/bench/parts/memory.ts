import { readFile } from 'node:fs/promises';
import { askForToken, type Bench, type Part } from '../bench.ts';
import { orders, ordersToken } from '../data.ts';
import type { BenchServer } from '../environment.ts';
import type { Row } from '../report.ts';
import { signIn } from '../sign-in.ts';

const mostMb = 160;

/** Resident set size of a process, without its hash processes. */
export async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1]) / 1024;
}

/** A server that has run everything once and is idle. */
async function measureIdle({ environment, data }: Bench): Promise<number> {
  const server: BenchServer = await environment.startServer();
  const [person] = data.people;
  if (!person) throw new Error('no user to sign in');
  await signIn(server.client, data.clientId, person, orders);
  await askForToken(server.client, data.machine, ordersToken);
  await server.client.send({ path: '/console' });
  await server.client.send({ path: '/sign-in' });
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const mb = await residentMb(server.pid);
  await server.stop();
  return mb;
}

export const measureMemory: Part = async (bench) => {
  const loaded = await residentMb(bench.server.pid);
  const idle = await measureIdle(bench);
  const row: Row = {
    part: 'memory',
    what: 'idle server process',
    figure: idle,
    unit: 'MB',
    budget: `≤ ${mostMb} MB`,
    isMet: idle <= mostMb,
    note: `the server that was measured until now holds ${Math.round(loaded)} MB`,
  };
  return [row];
};
