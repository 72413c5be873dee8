import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRepository } from '../tests/support/copy-repository.ts';

interface Edit {
  file: string;
  /** The line before the edit; none for a new file. */
  after?: string;
  line: string;
}

/** The example in CONTRIBUTING: roles get a field `note`. */
const role: Edit[] = [
  {
    file: 'packages/contract/src/roles/roles.ts',
    after: '  type: shown(roleType),',
    line: '  note: z.string().max(256).nullable(),',
  },
  {
    file: 'apps/server/src/database/migrations/209901010000-role-notes.sql',
    line: 'alter table roles add column note varchar(256);',
  },
  {
    file: 'apps/server/src/database/tables/roles.ts',
    after: '  type: RoleType;',
    line: '  note: string | null;',
  },
  {
    file: 'apps/console/src/features/roles/general.tsx',
    after: `<FormText form={form} name="description" label={t('roles.general.descriptionLabel')} />`,
    line: `<FormText form={form} name="note" label={t('roles.general.note')} whenEmpty="null" />`,
  },
  { file: 'packages/phrases/src/console/en/roles.ts', after: `  general: {`, line: `note: 'Note',` },
];

/** The same field for applications: a plain field must not need changes in the code of their documents and protection. */
const application: Edit[] = [
  {
    file: 'packages/contract/src/applications/applications.ts',
    after: '  type: shown(applicationType),',
    line: '  note: z.string().max(256).nullable(),',
  },
  {
    file: 'apps/server/src/database/migrations/209901010001-application-notes.sql',
    line: 'alter table applications add column note varchar(256);',
  },
  {
    file: 'apps/server/src/database/tables/applications.ts',
    after: '  type: ApplicationType;',
    line: '  note: string | null;',
  },
  {
    file: 'apps/console/src/features/applications/settings.tsx',
    after: `<FormText form={form} name="name" label={t('applications.name')} />`,
    line: `<FormText form={form} name="note" label={t('applications.general.note')} whenEmpty="null" />`,
  },
  {
    file: 'packages/phrases/src/console/en/applications/settings.ts',
    after: `  general: {`,
    line: `note: 'Note',`,
  },
];

const features = [role, application];

const roleTest = `
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
const applicationTest = roleTest
  .replaceAll('Role', 'Application')
  .replaceAll(/role/g, 'application')
  .replaceAll("description: 'd'", "type: 'SPA' as const");

const tests = [
  { file: 'apps/server/src/features/roles/note.test.ts', text: roleTest },
  { file: 'apps/server/src/features/applications/note.test.ts', text: applicationTest },
];

let root: string;
beforeAll(() => {
  root = copyRepository();
  for (const { file, text } of tests) writeFileSync(join(root, file), text);
}, 60_000);
afterAll(() => rmSync(root, { recursive: true }));

function edit({ file, after, line }: Edit): void {
  if (after === undefined) return writeFileSync(join(root, file), `${line}\n`);
  const before = readFileSync(join(root, file), 'utf8');
  expect(before.split(after), `${file}: ${after}`).toHaveLength(2);
  writeFileSync(
    join(root, file),
    before.replace(after, () => `${after}\n${line}`),
  );
}

/** Runs Node in the copy, without the variables that a test runner sets. */
function run(...args: string[]): string {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$)/.test(name)),
  );
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env });
  return status === 0 ? '' : stdout + stderr;
}

/** The compiler's errors in these files and their imports. */
function compile(base: 'node' | 'web', ...include: string[]): string {
  const config = `tsconfig.field-${base}.json`;
  writeFileSync(join(root, config), JSON.stringify({ extends: `./tsconfig.${base}.json`, include }));
  return run('node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1', '-p', config);
}

const server = [
  'apps/server/src/features/roles/*.ts',
  'apps/server/src/features/applications/*.ts',
  'apps/server/src/database/tables/*.ts',
  'tests/support/postgres.ts',
  'tests/support/script-process.ts',
];

it('a field without a column does not compile', { timeout: 120_000 }, () => {
  for (const [contract] of features) if (contract) edit(contract);
  const errors = compile('node', ...server);
  expect(errors).toMatch(/roles-service\.ts.*TS2345/);
  expect(errors).toMatch(/applications-service\.ts.*TS2345/);
  for (const [, ...others] of features) for (const each of others) edit(each);
});

it(
  'a field takes five edits: it compiles, is written, read and changed, and the tests of roles pass',
  { timeout: 180_000 },
  () => {
    for (const edits of features) expect(edits).toHaveLength(5);
    expect(compile('node', ...server)).toBe('');
    const screens = ['roles/general.tsx', 'applications/settings.tsx'];
    expect(
      compile(
        'web',
        ...screens.map((file) => `apps/console/src/features/${file}`),
        'apps/console/src/*.d.ts',
      ),
    ).toBe('');
    const files = [...tests.map(({ file }) => file), 'apps/server/src/features/roles/roles.test.ts'];
    expect(run('node_modules/vitest/vitest.mjs', 'run', '--project', 'server', ...files)).toBe('');
  },
);
