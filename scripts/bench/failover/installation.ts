import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Client, createClient } from '../client.ts';
import { addData, type Data } from '../data.ts';
import { type Environment, findFreePort, serverProgram, unlimited } from '../environment.ts';
import { type Cluster, startCluster, superuser } from './cluster.ts';
import { readHaproxy } from './files.ts';
import { type Supervised, supervise } from './supervise.ts';
import { findTools } from './tools.ts';

/** Three servers and HAProxy on a cluster of Patroni, as the guide of high availability has them. */
export interface Installation {
  cluster: Cluster;
  servers: readonly Supervised[];
  haproxy: Supervised;
  client: Client;
  data: Data;
  /** Connections to the primary, wherever it is. */
  pool: pg.Pool;
  /** Stops the servers, which write what they still have. */
  stopServers(): Promise<unknown>;
}

const serverCount = 3;
const password = 'of-the-server';
/** As the guide of the database says. */
const prepare = [
  `create role gatehouse login password '${password}'`,
  'create role gatehouse_tenant nologin',
  'grant gatehouse_tenant to gatehouse',
  'create database gatehouse owner gatehouse',
];

export async function startInstallation(environment: Environment): Promise<Installation> {
  const tools = findTools();
  const { folder } = environment;
  const cluster = await startCluster(folder, tools);
  environment.onClose(() => cluster.stop());
  const own = join(folder, 'servers');
  mkdirSync(own);

  const [database, tenant, admin] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const places: { port: number; adminPort: number }[] = [];
  for (let at = 0; at < serverCount; at += 1)
    places.push({ port: await findFreePort(), adminPort: await findFreePort() });
  const file = join(own, 'haproxy.cfg');
  const nodes = cluster.nodes.map(({ postgres, api }) => ({ postgres: postgres.port, api: api.port }));
  writeFileSync(file, readHaproxy({ database, tenant, admin, nodes, servers: places }));
  const haproxy = supervise({
    command: 'haproxy',
    args: ['-db', '-f', file],
    log: join(own, 'haproxy.log'),
  });
  environment.onClose(() => haproxy.stop());

  await cluster.waitUntilWhole();
  const at = { host: '127.0.0.1', port: database };
  await prepareDatabase({ ...at, ...superuser, database: 'postgres' });
  const servers = places.map(({ port, adminPort }, number) =>
    supervise({
      command: process.execPath,
      args: ['--enable-source-maps', serverProgram],
      env: {
        DATABASE_URL: `postgres://gatehouse:${password}@127.0.0.1:${database}/gatehouse`,
        SECRETS_KEY: environment.secretsKey,
        ENDPOINT: `http://localhost:${tenant}`,
        ADMIN_ENDPOINT: `http://localhost:${admin}`,
        PORT: String(port),
        ADMIN_PORT: String(adminPort),
        TRUST_PROXY: '127.0.0.1',
        HASH_PROCESSES: '1',
        ...unlimited,
      },
      log: join(own, `server-${number + 1}.log`),
    }),
  );
  const stopServers = () => Promise.all(servers.map((server) => server.stop()));
  environment.onClose(stopServers);
  const client = createClient(`http://localhost:${tenant}`);
  environment.onClose(async () => client.close());
  await untilReady(client, servers);
  const pool = new pg.Pool({ ...at, user: 'gatehouse', password, database: 'gatehouse', max: 2 });
  pool.on('error', () => undefined);
  environment.onClose(() => pool.end());
  const data = await addData({ pool, secrets: environment.secrets });
  return { cluster, servers, haproxy, client, data, pool, stopServers };
}

/** HAProxy may not have found the primary yet. */
async function prepareDatabase(connection: pg.ClientConfig): Promise<void> {
  for (let left = 50; ; left -= 1) {
    const client = new pg.Client(connection);
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch (error) {
      if (left === 0) throw error;
      await wait(200);
      continue;
    }
    for (const statement of prepare) await client.query(statement);
    return client.end();
  }
}

async function untilReady(client: Client, servers: readonly Supervised[]): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await wait(200)) {
    const answer = await client.send({ path: '/api/ready' }).catch(() => undefined);
    if (answer?.status === 204) return;
  }
  throw new Error(['The servers did not start', ...servers.map((server) => server.tail())].join('\n'));
}
