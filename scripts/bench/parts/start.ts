import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Bench, Part } from '../bench.ts';
import { createClient } from '../client.ts';
import { findFreePort } from '../environment.ts';
import { median } from '../measure.ts';

const mostMs = { server: 1200, npm: 3000 };

async function startServer({ environment }: Bench): Promise<number> {
  const server = await environment.startServer();
  await server.stop();
  return server.startMs;
}

/** `npm start` with its own PostgreSQL, until its first response; then it is stopped with SIGTERM. */
async function startByNpm({ environment }: Bench): Promise<number> {
  const [port, adminPort] = [await findFreePort(), await findFreePort()];
  const client = createClient(`http://localhost:${port}`);
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      DATA_DIR: join(environment.folder, 'npm-start'),
    },
  });
  const ended = once(child, 'exit');
  try {
    for (;;) {
      if (child.exitCode !== null) throw new Error('npm start ended before it answered');
      const answer = await client.send({ path: '/api/status' }).catch(() => undefined);
      if (answer?.status === 204) return performance.now() - startedAt;
      if (performance.now() - startedAt > 60_000) throw new Error('npm start did not answer within a minute');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  } finally {
    client.close();
    child.kill('SIGTERM');
    await ended;
  }
}

/** Time to the first response on existing data. */
export const measureStart: Part = async (bench) => {
  const times: Record<'server' | 'npm', number[]> = { server: [], npm: [] };
  // The first start creates the database.
  await startByNpm(bench);
  for (let round = 0; round < bench.rounds; round += 1) {
    times.server.push(await startServer(bench));
    times.npm.push(await startByNpm(bench));
  }
  const [server, npm] = [median(times.server), median(times.npm)];
  return [
    {
      part: 'start',
      what: 'server on existing data to its first answer',
      figure: server,
      unit: 'ms',
      budget: `≤ ${mostMs.server.toLocaleString('en')} ms`,
      isMet: server <= mostMs.server,
      isGate: true,
    },
    {
      part: 'start',
      what: '`npm start`, a later one',
      figure: npm,
      unit: 'ms',
      budget: `≤ ${mostMs.npm.toLocaleString('en')} ms`,
      isMet: npm <= mostMs.npm,
      isGate: true,
    },
  ];
};
