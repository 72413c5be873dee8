import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { describeSettings } from '../apps/server/src/runtime/settings.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const kubernetes = join(root, 'deploy/kubernetes');
const overlays = readdirSync(join(kubernetes, 'overlays'));
const known = new Set(
  describeSettings().flatMap(({ name, meaning }) =>
    meaning.includes(`${name}_FILE`) ? [name, `${name}_FILE`] : [name],
  ),
);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const canRender = spawnSync('kubectl', ['kustomize', '--help']).status === 0;

describe.each(overlays)('the manifests of %s', (overlay) => {
  it('are what Kustomize makes of them (UPDATE_MANIFESTS=1 writes them)', ({ skip }) => {
    skip(!canRender, 'kubectl is not installed');
    const rendered = execFileSync('kubectl', ['kustomize', join(kubernetes, 'overlays', overlay)], {
      encoding: 'utf8',
    });
    const file = join(kubernetes, 'rendered', `${overlay}.yaml`);
    if (process.env.UPDATE_MANIFESTS) writeFileSync(file, rendered);
    expect(rendered).toBe(readFileSync(file, 'utf8'));
  });

  it('run no container as root, or on a root that can be written to', () => {
    const text = read(`deploy/kubernetes/rendered/${overlay}.yaml`);
    const containers = text.split(/^\s+image: /m).length - 1;
    expect(containers).toBe(2);
    for (const line of [
      'readOnlyRootFilesystem: true',
      'allowPrivilegeEscalation: false',
      'runAsNonRoot: true',
    ])
      expect([line, text.split(line).length - 1]).toEqual([line, containers]);
  });
});

it.each([
  'compose.yaml',
  'deploy/systemd/gatehouse.service',
  ...overlays.map((overlay) => `deploy/kubernetes/rendered/${overlay}.yaml`),
])('%s sets only settings that exist', (file) => {
  const names = [...read(file).matchAll(/(?:^\s+|- name: |[ =])([A-Z][A-Z_]{4,})(?=[:=]|$)/gm)].map(
    ([, name = '']) => name,
  );
  const others = new Set([
    'ADMIN_DOMAIN',
    'AF_NETLINK',
    'DOMAIN',
    'NODE_ENV',
    'POSTGRES_PASSWORD_FILE',
    'POSTGRES_USER',
  ]);
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !known.has(name) && !others.has(name))).toEqual([]);
});
