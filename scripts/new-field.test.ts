import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRepository } from '../tests/support/copy-repository.ts';

/** The example of CONTRIBUTING: a role gets a field `note`. Each edit says the line that it comes after, none for a new file. */
const edits: { file: string; after?: string; line: string }[] = [
  {
    file: 'packages/contract/src/roles/roles.ts',
    after: '  type: roleType,',
    line: '  note: z.string().max(256).nullable(),',
  },
  {
    file: 'apps/server/src/database/migrations/209901010000-role-notes.sql',
    line: 'alter table roles add column note varchar(256);',
  },
  {
    file: 'apps/server/src/database/tables/roles.ts',
    after: '  type: RoleType;',
    line: '  note: Generated<string | null>;',
  },
  {
    file: 'apps/console/src/features/roles/general.tsx',
    after: `<FormText form={form} name="description" label={t('roles.general.descriptionLabel')} />`,
    line: `<FormText form={form} name="note" label={t('roles.general.note')} whenEmpty="null" />`,
  },
  { file: 'packages/phrases/src/console/en/roles.ts', after: `  general: {`, line: `note: 'Note',` },
];

const test = `
import * as api from '@gatehouse/contract/roles/endpoints';
import { expect, it } from 'vitest';
import { startTestServer } from '../../../../../tests/support/server.ts';

it('keeps the note of a role', async () => {
  const server = await startTestServer();
  const call = await (await server.createTenant()).as('all');
  const { body } = await call(api.createRole, { body: { name: 'clerk', description: 'd', note: 'until May' } });
  expect(body.note).toBe('until May');
  const params = { id: body.id };
  expect((await call(api.updateRole, { params, body: { note: 'until June' } })).body.note).toBe('until June');
  expect((await call(api.updateRole, { params, body: { description: 'e' } })).body.note).toBe('until June');
  expect((await call(api.getRole, { params })).body.note).toBe('until June');
  expect((await call(api.createRole, { body: { name: 'other', description: 'd' } })).body.note).toBe(null);
  expect((await call(api.updateRole, { params, body: { note: 'x'.repeat(257) } })).status).toBe(400);
  await server.stop();
});
`;
const testFile = 'apps/server/src/features/roles/note.test.ts';

let root: string;
beforeAll(() => {
  root = copyRepository();
  writeFileSync(join(root, testFile), test);
}, 60_000);
afterAll(() => rmSync(root, { recursive: true }));

function edit({ file, after, line }: (typeof edits)[number]): void {
  if (after === undefined) return writeFileSync(join(root, file), `${line}\n`);
  const before = readFileSync(join(root, file), 'utf8');
  expect(before.split(after), `${file}: ${after}`).toHaveLength(2);
  writeFileSync(
    join(root, file),
    before.replace(after, () => `${after}\n${line}`),
  );
}

/** Runs Node in the copy, without what tells a program that it runs in a test. */
function run(...args: string[]): string {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$)/.test(name)),
  );
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env });
  return status === 0 ? '' : stdout + stderr;
}

/** What the compiler says of these files and what they import. */
function compile(base: 'node' | 'web', ...include: string[]): string {
  const config = `tsconfig.field-${base}.json`;
  writeFileSync(join(root, config), JSON.stringify({ extends: `./tsconfig.${base}.json`, include }));
  return run('node_modules/typescript/bin/tsc', '--noEmit', '-p', config);
}

const server = [
  'apps/server/src/features/roles/*.ts',
  'apps/server/src/database/tables/*.ts',
  'tests/support/postgres.ts',
];

it('a field without a column does not compile', { timeout: 120_000 }, () => {
  const [contract, ...others] = edits;
  if (contract) edit(contract);
  expect(compile('node', ...server)).toMatch(/roles-service\.ts.*TS2345/);
  for (const each of others) edit(each);
});

it('a field takes five edits: it compiles, is written, read and changed', { timeout: 180_000 }, () => {
  expect(edits).toHaveLength(5);
  expect(compile('node', ...server)).toBe('');
  expect(compile('web', 'apps/console/src/features/roles/general.tsx', 'apps/console/src/*.d.ts')).toBe('');
  expect(run('node_modules/vitest/vitest.mjs', 'run', '--project', 'server', testFile)).toBe('');
});
