import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(process.cwd(), 'deploy/high-availability');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** Replaces each text, which has to be there: the drill runs the published files, except for these places. */
function replace(name: string, places: readonly (readonly [string, string])[]): string {
  let text = read(name);
  for (const [from, to] of places) {
    if (!text.includes(from)) throw new Error(`deploy/high-availability/${name} does not contain: ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** The environment of a single etcd. */
export function readEtcd(client: number, peer: number, data: string): Record<string, string> {
  const at = (port: number): string => `http://127.0.0.1:${port}`;
  const text = replace('etcd.env', [
    [',db2=http://10.0.0.12:2380,db3=http://10.0.0.13:2380', ''],
    ['http://10.0.0.11:2379', at(client)],
    ['http://10.0.0.11:2380', at(peer)],
    ['/var/lib/etcd/gatehouse', data],
  ]);
  const lines = text.split('\n').filter((line) => /^\w+=/.test(line));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.replace(/^\w+=/, '')]),
  );
}

export interface NodePlaces {
  name: string;
  /** Where it listens, and where the others reach it. */
  api: { own: number; link: number };
  postgres: { own: number; link: number };
  etcd: number;
  folder: string;
  bin: string;
}

/** The configuration of one node of Patroni. */
export function readPatroni({ name, api, postgres, etcd, folder: own, bin }: NodePlaces): string {
  return replace('patroni.yml', [
    ['name: db1', `name: ${name}`],
    [' listen: 10.0.0.11:8008', ` listen: 127.0.0.1:${api.own}`],
    ['connect_address: 10.0.0.11:8008', `connect_address: 127.0.0.1:${api.link}`],
    [' listen: 10.0.0.11:5432', ` listen: 127.0.0.1:${postgres.own}`],
    ['connect_address: 10.0.0.11:5432', `connect_address: 127.0.0.1:${postgres.link}`],
    // The link leads to etcd, which would tell Patroni its own address.
    ['10.0.0.11:2379,10.0.0.12:2379,10.0.0.13:2379', `127.0.0.1:${etcd}\n  use_proxies: true`],
    ['10.0.0.0/24', '127.0.0.1/32'],
    ['/var/lib/postgresql/15/gatehouse', `${own}/data`],
    ['/usr/lib/postgresql/15/bin', bin],
    ['/var/lib/postgresql/patroni.pgpass', `${own}/pgpass`],
    ['/var/run/postgresql', own],
  ]);
}

export interface BalancerPlaces {
  database: number;
  tenant: number;
  admin: number;
  nodes: readonly { postgres: number; api: number }[];
  servers: readonly { port: number; adminPort: number }[];
}

export function readHaproxy({ database, tenant, admin, nodes, servers }: BalancerPlaces): string {
  return replace('haproxy.cfg', [
    ['bind 127.0.0.1:5000', `bind 127.0.0.1:${database}`],
    ['bind :8080', `bind 127.0.0.1:${tenant}`],
    ['bind :8081', `bind 127.0.0.1:${admin}`],
    ...nodes.map(
      ({ postgres, api }, at) =>
        [`10.0.0.1${at + 1}:5432 check port 8008`, `127.0.0.1:${postgres} check port ${api}`] as const,
    ),
    ...servers.flatMap(
      ({ port, adminPort }, at) =>
        [
          [`10.0.0.2${at + 1}:3001`, `127.0.0.1:${port}`],
          [`10.0.0.2${at + 1}:3002`, `127.0.0.1:${adminPort}`],
        ] as const,
    ),
  ]);
}
