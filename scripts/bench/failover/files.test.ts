import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readEtcd, readHaproxy, readPatroni } from './files.ts';

const node = (name: string) =>
  readPatroni({
    name,
    api: { own: 1001, link: 1002 },
    postgres: { own: 1003, link: 1004 },
    etcd: 1005,
    folder: '/node',
    bin: '/bin',
  });
const haproxy = () =>
  readHaproxy({
    database: 2001,
    tenant: 2002,
    admin: 2003,
    nodes: [1, 2, 3].map((at) => ({ postgres: 3000 + at, api: 3100 + at })),
    servers: [1, 2, 3].map((at) => ({ port: 3200 + at, adminPort: 3300 + at })),
  });

it('the drill runs the published files, with every address of theirs replaced', () => {
  const etcd = readEtcd(4001, 4002, '/data');
  for (const text of [node('db2'), haproxy(), Object.values(etcd).join('\n')])
    expect(text.replaceAll(/^\s*#.*$/gm, '')).not.toMatch(/10\.0\.0|\/var\/|\/usr\//);
  expect(etcd).toMatchObject({ ETCD_NAME: 'db1', ETCD_INITIAL_CLUSTER: 'db1=http://127.0.0.1:4002' });
});

it('a commit waits for a second node, and the time limits of Patroni fit each other', () => {
  const text = node('db1');
  expect(text).toMatch(/synchronous_mode: true\n\s*synchronous_mode_strict: true/);
  const read = (name: string) => Number(new RegExp(`${name}: (\\d+)`).exec(text)?.[1]);
  expect(read('loop_wait') + 2 * read('retry_timeout')).toBeLessThanOrEqual(read('ttl'));
});

it('HAProxy accepts its file', ({ skip }) => {
  const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };
  skip(spawnSync('haproxy', ['-v'], { env }).status !== 0, 'haproxy is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, haproxy());
  const { status, stderr } = spawnSync('haproxy', ['-c', '-f', file], { env, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([0, expect.anything()]);
});
