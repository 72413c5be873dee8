import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findLicenseProblems, onlyProduction } from './run/sbom.mjs';

const root = join(import.meta.dirname, '..');

interface Component {
  'bom-ref': string;
  name: string;
  purl: string;
}
interface Bom {
  bomFormat: string;
  metadata: { component: { name: string; type: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

describe('npm run sbom', () => {
  let folder: string;
  let bom: Bom;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'gatehouse-sbom-'));
    const file = join(folder, 'sbom.json');
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'sbom', file], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([stderr, status]).toEqual(['', 0]);
    expect(stdout).toMatch(/sbom\.json has \d+ components\.\n$/);
    bom = JSON.parse(readFileSync(file, 'utf8')) as Bom;
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes CycloneDX with the product as its subject', () => {
    expect(bom.bomFormat).toBe('CycloneDX');
    expect(bom.metadata.component).toMatchObject({ name: 'gatehouse', type: 'application' });
    for (const { purl } of bom.components) expect(purl).toMatch(/^pkg:npm\/.+@/);
  });

  it('has what the server and its pages contain, of every platform, also what tests need, too', () => {
    const names = bom.components.map(({ name }) => name);
    const known = ['fastify', 'oidc-provider', 'pg', 'jose', 'react', 'react-dom', 'nodemailer', 'zod'];
    const ofPlatforms = ['@node-rs/argon2-linux-x64-musl', '@node-rs/argon2-darwin-arm64'];
    for (const name of [...known, ...ofPlatforms]) expect(names).toContain(name);
  });

  it('has nothing that only development and tests need', () => {
    const names = bom.components.map(({ name }) => name);
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    const ofTests = [
      '@logto/client',
      'openid-client',
      'samlify',
      '@node-saml/node-saml',
      'happy-dom',
      'tests',
    ];
    for (const name of [...Object.keys(devDependencies), ...ofTests]) expect(names).not.toContain(name);
  });

  it('has the dependencies between its components, and no others', () => {
    const refs = new Set(bom.components.map((each) => each['bom-ref']));
    for (const { dependsOn } of bom.dependencies)
      for (const ref of dependsOn) expect([ref, refs.has(ref)]).toEqual([ref, true]);
    const server = bom.dependencies.find(({ ref }) => ref.startsWith('@gatehouse/server@'));
    expect(server?.dependsOn.some((ref) => ref.startsWith('fastify@'))).toBe(true);
  });
});

describe('the licenses of a bill of materials', () => {
  const component = (...licenses: object[]) => ({ 'bom-ref': 'a@1', licenses });
  const problemsOf = (...licenses: object[]) => findLicenseProblems({ components: [component(...licenses)] });

  it('are allowed ones, of a choice at least one', () => {
    expect(problemsOf({ license: { id: 'MIT' } })).toEqual([]);
    expect(problemsOf({ expression: '(GPL-2.0 OR MIT)' })).toEqual([]);
  });

  it('are reported if they are missing or ask for more', () => {
    expect(problemsOf()).toEqual(["a@1 has a license that isn't allowed: none"]);
    for (const license of [{ id: 'AGPL-3.0-only' }, { name: 'See LICENSE' }])
      expect(problemsOf({ license })).toHaveLength(1);
    expect(problemsOf({ expression: '(MIT AND GPL-2.0-only)' })).toHaveLength(1);
  });

  it('are looked at of what the apps depend on, wherever it is installed, without optional peers and tools', () => {
    const bom = {
      metadata: { component: { 'bom-ref': 'product@1', name: 'folder' } },
      components: ['app@1', 'a@1', 'a@2', 'peer@1', 'tool@2'].map((ref) => ({
        'bom-ref': ref,
        licenses: [],
      })),
      dependencies: [{ ref: 'a@2', dependsOn: ['a@1', 'tool@2'] }],
    };
    const packages = {
      'apps/app': {
        name: 'app',
        version: '1',
        dependencies: { a: '2', library: '1' },
        devDependencies: { tool: '2' },
      },
      'apps/app/node_modules/a': { version: '2', dependencies: { peer: '1' } },
      'node_modules/a': { version: '1' },
      'node_modules/library': { link: true, resolved: 'packages/library' },
      'packages/library': { name: 'library', version: '1', dependencies: { a: '1' } },
      'node_modules/peer': {
        version: '1',
        peerDependencies: { tool: '2' },
        peerDependenciesMeta: { tool: { optional: true } },
      },
      'node_modules/tool': { version: '2', dependencies: { a: '1' } },
    };
    const left = onlyProduction(bom, { packages });
    expect(left.components.map((each) => each['bom-ref'])).toEqual(['app@1', 'a@1', 'a@2', 'peer@1']);
    expect(left.dependencies).toEqual([{ ref: 'a@2', dependsOn: ['a@1'] }]);
    expect(left.metadata.component.name).toBe('product');
  });
});
