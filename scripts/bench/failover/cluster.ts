import { chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../environment.ts';
import { readEtcd, readPatroni } from './files.ts';
import { type Link, openLink } from './links.ts';
import { type Supervised, supervise } from './supervise.ts';
import type { Tools } from './tools.ts';

/** A machine with Patroni and PostgreSQL. */
export interface ClusterNode {
  name: string;
  postgres: Link;
  api: Link;
  /** Kills Patroni, PostgreSQL and its processes, and leaves them dead until `revive`. */
  kill(): void;
  revive(): void;
  /** Cuts the machine off: from clients, from the other nodes and from etcd. */
  cut(): void;
  mend(): void;
  /** What Patroni's API answers, from the machine itself; 0 if it doesn't. */
  ask(path: string): Promise<number>;
}

export interface Cluster {
  nodes: readonly ClusterNode[];
  /** Waits until one of these nodes is the primary. */
  waitForPrimary(nodes?: readonly ClusterNode[]): Promise<ClusterNode>;
  /** Waits until there is a primary, and every other node follows it, one of them synchronously. */
  waitUntilWhole(): Promise<void>;
  stop(): Promise<void>;
}

const count = 3;
const mostMs = 240_000;
export const superuser = { user: 'postgres', password: 'change-me' };

export async function startCluster(folder: string, tools: Tools): Promise<Cluster> {
  const own = (path: string): string => {
    mkdirSync(path, { mode: 0o755 });
    if (tools.user) chownSync(path, tools.user.uid, tools.user.gid);
    return path;
  };
  const root = own(join(folder, 'cluster'));
  const [client, peer] = [await findFreePort(), await findFreePort()];
  const etcd = supervise({
    command: 'etcd',
    args: [],
    env: readEtcd(client, peer, own(join(root, 'etcd'))),
    user: tools.user,
    log: join(root, 'etcd.log'),
  });
  const nodes: (ClusterNode & { patroni: Supervised; end(): void })[] = [];
  for (let at = 1; at <= count; at += 1)
    nodes.push(await startNode(`db${at}`, own(join(root, `db${at}`)), client, tools));

  async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
    for (const end = Date.now() + mostMs; Date.now() < end; await wait(200)) {
      const found = await look();
      if (found !== undefined) return found;
    }
    throw new Error(
      [
        `${what} took longer than ${mostMs / 1000} seconds`,
        ...nodes.map(({ patroni }) => patroni.tail()),
      ].join('\n'),
    );
  }
  const findPrimary = async (among: readonly ClusterNode[]): Promise<ClusterNode | undefined> => {
    const answers = await Promise.all(among.map((node) => node.ask('/primary')));
    return among[answers.indexOf(200)];
  };
  return {
    nodes,
    waitForPrimary: (among = nodes) => until('a new primary', () => findPrimary(among)),
    waitUntilWhole: () =>
      until('a whole cluster', async () => {
        const primary = await findPrimary(nodes);
        const others = nodes.filter((node) => node !== primary);
        const follow = await Promise.all(others.map((node) => node.ask('/replica')));
        const synchronous = await Promise.all(others.map((node) => node.ask('/synchronous')));
        const isWhole = primary && follow.every((status) => status === 200) && synchronous.includes(200);
        return isWhole ? true : undefined;
      }).then(() => undefined),
    async stop() {
      await Promise.all(nodes.map(({ patroni }) => patroni.stop()));
      for (const node of nodes) node.end();
      await etcd.stop();
    },
  };
}

async function startNode(name: string, folder: string, etcd: number, tools: Tools) {
  const [api, postgres] = [await findFreePort(), await findFreePort()];
  const links = {
    api: await openLink(api),
    postgres: await openLink(postgres),
    etcd: await openLink(etcd),
  };
  const file = join(folder, 'patroni.yml');
  writeFileSync(
    file,
    readPatroni({
      name,
      api: { own: api, link: links.api.port },
      postgres: { own: postgres, link: links.postgres.port },
      etcd: links.etcd.port,
      folder,
      bin: tools.bin,
    }),
  );
  const patroni = supervise({
    command: 'patroni',
    args: [file],
    env: { HOME: folder },
    user: tools.user,
    cwd: folder,
    log: join(folder, 'patroni.log'),
  });
  const killPostgres = (): void => {
    for (const pid of findPostgres(folder)) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    }
  };
  return {
    name,
    patroni,
    postgres: links.postgres,
    api: links.api,
    kill() {
      patroni.hold();
      patroni.kill();
      killPostgres();
    },
    revive: () => patroni.resume(),
    cut: () => Object.values(links).forEach((link) => link.cut()),
    mend: () => Object.values(links).forEach((link) => link.mend()),
    end() {
      killPostgres();
      Object.values(links).forEach((link) => link.close());
    },
    ask: (path: string) =>
      fetch(`http://127.0.0.1:${api}${path}`, { signal: AbortSignal.timeout(2_000) }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 0,
      ),
  };
}

/** The processes of the PostgreSQL in this folder: the postmaster, and those that it started. */
function findPostgres(folder: string): number[] {
  let postmaster: number;
  try {
    postmaster = Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return [];
  }
  const read = (pid: string | number, name: string): string => {
    try {
      return readFileSync(`/proc/${pid}/${name}`, 'utf8');
    } catch {
      return '';
    }
  };
  // The file stays when the machine dies, and the number may belong to another program later.
  if (!read(postmaster, 'cmdline').includes(join(folder, 'data'))) return [];
  const children = readdirSync('/proc')
    .filter(
      (pid) =>
        /^\d+$/.test(pid) && read(pid, 'stat').split(') ').at(-1)?.split(' ')[1] === String(postmaster),
    )
    .map(Number);
  return [postmaster, ...children];
}
