import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const migrations = 'apps/server/src/database/migrations';
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gatehouse-new-feature-'));
  cpSync(fileURLToPath(new URL('.', import.meta.url)), join(root, 'scripts'), { recursive: true });
  mkdirSync(join(root, migrations), { recursive: true });
  writeFileSync(join(root, migrations, '0041-before.sql'), '');
});
afterEach(() => rmSync(root, { recursive: true }));

function make(...names: string[]): { written: string[]; error: string } {
  const call = `import('./scripts/run/new-feature.mjs').then((m) => m.makeFeature(${JSON.stringify(names)}))`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', call], { cwd: root, encoding: 'utf8' });
  return { written: [...stdout.matchAll(/^wrote (.*)$/gm)].map(([, file]) => file ?? ''), error: stderr };
}

describe('new-feature', () => {
  it('writes a slice with the name in every form', () => {
    const { written, error } = make('signing-policies');
    expect(error).toBe('');
    expect(written).toEqual([
      'packages/contract/src/signing-policies/signing-policies.ts',
      'packages/contract/src/signing-policies/endpoints.ts',
      'apps/server/src/features/signing-policies/routes.ts',
      'apps/server/src/features/signing-policies/store.ts',
      'apps/server/src/features/signing-policies/signing-policies.test.ts',
      `${migrations}/0042-signing-policies.sql`,
    ]);
    const texts = written.map((file) => readFileSync(join(root, file), 'utf8'));
    expect(
      texts.filter((text) => /__|undefined'/.test(text.replaceAll('signing_policies__created', ''))),
    ).toEqual([]);
    expect(texts[1]).toContain(
      "createSigningPolicy = endpoint({\n  method: 'POST',\n  path: '/api/signing-policies'",
    );
    expect(texts[3]).toContain("insertInto('signingPolicies')");
    expect(texts[5]).toContain('create table signing_policies (');
  });

  it('takes the singular it is told', () => {
    expect(make('bonuses', 'bonus').error).toBe('');
    const text = readFileSync(join(root, 'packages/contract/src/bonuses/bonuses.ts'), 'utf8');
    expect(text).toContain('export const bonus = z.object');
  });

  it('overwrites nothing and takes no odd names', () => {
    make('pens');
    expect(make('pens').error).toContain('exists already');
    expect(make('Pens').error).toContain('in the plural');
    expect(make().error).toContain('in the plural');
  });
});
