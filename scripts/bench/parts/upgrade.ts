import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { buildFormerServer } from '../../../tests/support/former-server.ts';
import { missingHistory } from '../../../tests/support/history.ts';
import { listReleases } from '../../../tests/support/releases.ts';
import { restartInTurn } from '../../../tests/support/rolling-restart.ts';
import type { Part } from '../bench.ts';
import { createClient } from '../client.ts';
import { addData, type Data, resource } from '../data.ts';
import { findFreePort } from '../environment.ts';
import { refresh, signIn } from '../sign-in.ts';
import { listCalls } from './restarts.ts';

const database = 'upgraded';
const requests = 2_000;
const servers = 2;

/**
 * Two servers of the last release are replaced in turn by this version's, behind a load balancer, while users sign in and applications
 * refresh: what one release begins, the other continues. The first of the new servers migrates the database under the load.
 */
export const measureUpgrade: Part = async ({ environment, server }) => {
  await server.stop();
  const release = listReleases().at(-1);
  if (!release) throw new Error('no release is recorded');
  const missing = missingHistory(release.commit);
  if (missing) throw new Error(missing);
  const former = buildFormerServer(release.commit);
  environment.onClose(async () => former.remove());
  if (former.problem) throw new Error(former.problem);

  await environment.pool.query(`create database ${database}`);
  const url = new URL(environment.databaseUrl);
  url.pathname = `/${database}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 2 });
  pool.on('error', () => undefined);
  environment.onClose(() => pool.end());

  let started = 0;
  let endpoint = '';
  let data: Data | undefined;
  let signIns = 0;
  const { sent, failed } = await restartInTurn({
    findFreePort,
    start(settings) {
      endpoint = settings['ENDPOINT'] ?? '';
      const isFormer = (started += 1) <= servers;
      return environment.startServer(
        { ...settings, DATABASE_URL: url.href },
        isFormer ? join(former.folder, 'apps/server/dist/main.js') : undefined,
      );
    },
    async listCalls() {
      data = await addData({ pool, secrets: environment.secrets });
      return listCalls(data);
    },
    async also(done) {
      const of = await useInTurn(endpoint, data, done);
      signIns = of.signIns;
      return of.failed;
    },
    restarts: servers,
    requests,
  });
  const migrations = await pool.query<{ count: number }>('select count(*)::int as count from migrations');
  return [
    {
      part: 'upgrade',
      what: `failed of ${sent.toLocaleString('en')} requests and ${signIns} sign-ins, from ${release.name} to this version`,
      figure: failed.length,
      unit: 'requests',
      budget: '0',
      isMet: failed.length === 0 && signIns > 0,
      isGate: true,
      note: [`${migrations.rows[0]?.count} migrations`, ...failed.slice(0, 5)].join('; '),
    },
  ];
};

/** Users sign in, and their application refreshes its tokens, until the signal. */
async function useInTurn(
  endpoint: string,
  data: Data | undefined,
  done: AbortSignal,
): Promise<{ signIns: number; failed: string[] }> {
  const client = createClient(endpoint);
  const failed: string[] = [];
  let signIns = 0;
  const visitor = async (first: number): Promise<void> => {
    for (let at = first; !done.aborted; at += 2) {
      const person = data?.people[at % data.people.length];
      if (!data || !person) throw new Error('no people');
      try {
        let { refresh_token: token } = await signIn(client, data.clientId, person, {
          resources: [resource],
          scopes: [],
        });
        for (let times = 0; times < 3; times += 1)
          token = await refresh(client, data.clientId, token, { resource });
        signIns += 1;
      } catch (error) {
        failed.push(error instanceof Error ? error.message : String(error));
      }
      await wait(100);
    }
  };
  await Promise.all([visitor(0), visitor(1)]);
  client.close();
  return { signIns, failed };
}
