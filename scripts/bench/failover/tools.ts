import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const debian = '/usr/lib/postgresql';

/** Where PostgreSQL's programs are, and as which user they run: it refuses root. */
export interface Tools {
  bin: string;
  user: { uid: number; gid: number } | undefined;
}

/** The newest PostgreSQL of Debian's packages. Throws and says what to install if there is none, or one of these programs is missing. */
export function findPostgres(missing: readonly string[] = []): Tools {
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const bin = versions
    .map((version) => `${debian}/${version}/bin`)
    .find((path) => existsSync(`${path}/postgres`));
  if (!bin || missing.length > 0)
    throw new Error(
      `Not installed: ${[...missing, ...(bin ? [] : ['postgresql'])].join(', ')}. With Debian: apt-get install etcd-server patroni haproxy postgresql`,
    );
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { bin, user: process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : undefined };
}

/** The same, and what the drill of high availability needs. */
export function findTools(): Tools {
  const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };
  return findPostgres(
    ['etcd', 'patroni', 'haproxy'].filter(
      (name) => spawnSync(name, [name === 'haproxy' ? '-v' : '--version'], { env }).status !== 0,
    ),
  );
}
