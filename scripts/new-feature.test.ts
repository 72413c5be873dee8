import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRepository } from '../tests/support/copy-repository.ts';

const plural = 'signing-policies';
/** A page of the console with two features. */
const page = 'berth-template';
const tabs = ['berth-scopes', 'berth-roles'];
let root: string;
let written: string[];

beforeAll(() => {
  root = copyRepository();
  const made = [make(plural), ...tabs.map((tab) => make(tab, '--page', page))];
  expect(made.map(({ error }) => error)).toEqual(['', '', '']);
  const files = made.flatMap(({ output }) => [...output.matchAll(/^wrote (.*)$/gm)]);
  written = [...new Set(files.map(([, file]) => file ?? ''))];
}, 60_000);
afterAll(() => rmSync(root, { recursive: true }));

/** Runs Node in the copy, without the variables that a test runner sets. */
function run(...args: string[]): { output: string; error: string; status: number | null } {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$)/.test(name)),
  );
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env });
  return { output: stdout, error: stderr, status };
}

const make = (...names: string[]) =>
  run('-e', `import('./scripts/run/new-feature.mjs').then((m) => m.makeFeature(${JSON.stringify(names)}))`);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The names of the tests by result, from the output of vitest's JSON reporter. */
function listTests(report: string): { passed: string[]; failed: string[] } {
  const { testResults } = JSON.parse(report) as {
    testResults: {
      name: string;
      status: string;
      assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
    }[];
  };
  const tests = testResults.flatMap((file) => file.assertionResults);
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: tests.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
    failed: [...unloaded.map(({ name }) => name), ...tests.flatMap(({ failureMessages }) => failureMessages)],
  };
}

describe('new-feature', () => {
  it('generates contract, server, console and texts, and adds the feature to the registries', () => {
    for (const folder of ['packages/contract/src', 'apps/server/src/features', 'apps/console/src/features'])
      expect(written.filter((file) => file.startsWith(`${folder}/${plural}/`)).length).toBeGreaterThan(1);
    expect(read('packages/phrases/src/console/en/signing-policies.ts')).toContain(
      "title: 'Signing policies'",
    );
    expect(read('packages/phrases/src/console/en/audit-logs/events.ts')).toContain(
      "Created: 'Create signing policy'",
    );
    for (const way of [
      "'/signing-policies'",
      "'/signing-policies/create'",
      "'/signing-policies/:id/general'",
    ])
      expect(read('tests/support/console-ways.ts')).toContain(`${way}: [`);
    expect(read('tests/journeys/console-shell.test.ts')).toContain("'Signing policies'");
    const unfilled = written.filter((file) =>
      /__[a-z]+__|\bundefined'/i.test(read(file).replaceAll(/__created|__internal__/g, '')),
    );
    expect(unfilled).toEqual([]);
  });

  it('keeps sorted lists sorted', () => {
    const between = (file: string, from: string, to: string) => read(file).split(from)[1]?.split(to)[0] ?? '';
    const names = (text: string) => [...text.matchAll(/^ +'?(\w+)/gm)].map(([, name]) => name ?? '');
    const lists = [
      names(between('apps/server/src/jobs/unused-uploads.test.ts', 'const silent = [', ']')),
      names(between('packages/phrases/src/console/en.ts', 'export const texts = {', '}')),
    ];
    for (const list of lists) {
      expect(list.length).toBeGreaterThan(10);
      expect(list).toEqual(list.toSorted((one, other) => one.localeCompare(other, 'en')));
    }
    expect(read('packages/contract/src/audit-logs/keys.ts')).toMatch(
      /'SignInExperience.Updated',\s+'SigningPolicy.Created',\s+'SigningPolicy.Data.Updated',\s+'SigningPolicy.Deleted',\s+'SignInTest.Started',\s+'SsoC/,
    );
    expect(read('packages/phrases/src/console/en.ts')).toMatch(
      /signing-keys.ts';\nimport \{ signingPolicies \} from '.*';\nimport \{ tenantExport/,
    );
  });

  it('shows several features in tabs of one page, and adds the page to the sidebar once', () => {
    const folder = `apps/console/src/features/${page}`;
    expect(read(`${folder}/tabs.ts`)).toContain('export const tabs = [berthScopes, berthRoles];');
    expect(written.filter((file) => /features\/[^/]+\/routes\.tsx$/.test(file))).toEqual([
      `apps/console/src/features/${plural}/routes.tsx`,
      `${folder}/routes.tsx`,
    ]);
    for (const file of ['apps/console/src/shell/navigation.ts', 'packages/phrases/src/console/en/app.ts'])
      expect(read(file).match(/\bberth_\w+/g)).toEqual(['berth_template']);
    expect(read('tests/support/console-ways.ts')).toContain(`'/${page}/berth-roles/:id/general': [`);
  });

  it('the generated code compiles', { timeout: 120_000 }, () => {
    const others = [
      'apps/server/src/database/tables',
      'tests/support/postgres.ts',
      'tests/support/script-process.ts',
    ];
    const include = [...written.filter((file) => !file.endsWith('.sql')), ...others];
    writeFileSync(
      join(root, 'tsconfig.feature.json'),
      JSON.stringify({ extends: './tsconfig.node.json', include }),
    );
    const { output } = run(
      'node_modules/typescript/bin/tsc',
      '--checkers',
      '1',
      '-p',
      'tsconfig.feature.json',
    );
    expect(output).toBe('');
  });

  it('the generated code is formatted and keeps the boundaries', { timeout: 60_000 }, () => {
    const sources = written.filter((file) => !file.endsWith('.sql'));
    for (const command of [
      ['node_modules/oxfmt/bin/oxfmt', '--check', ...sources],
      ['node_modules/oxlint/bin/oxlint', '--deny-warnings', ...sources],
      ['scripts/boundaries.mjs'],
    ]) {
      const { status, output } = run(...command);
      expect(status, output).toBe(0);
    }
  });

  it(
    'the generated code works: its test passes, and those of every feature and table',
    { timeout: 180_000 },
    () => {
      run(
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=json',
        '--outputFile=report.json',
        `apps/server/src/features/${plural}`,
        'apps/server/src/events.test.ts',
        'apps/server/src/web/contract.test.ts',
        'apps/server/src/database/catalogue.test.ts',
        'apps/server/src/jobs/unused-uploads.test.ts',
        'apps/console/src/app/texts.test.ts',
        'apps/console/src/shell/places.test.ts',
        '-t',
        'signing.?[Pp]olicies|is implemented|events are declared|knows of every|tenant_id|row-level|each language|every page|one entry',
      );
      const { passed, failed } = listTests(read('report.json'));
      expect(failed).toEqual([]);
      expect(passed).toContain('signing policies are created, found, read, changed and deleted');
      expect(passed.filter((name) => name.includes(' signing-policies')).length).toBe(3);
      expect(passed.filter((name) => name.includes('/api/signing-policies')).length).toBe(12);
    },
  );

  it('accepts a singular, and a name that the sidebar already contains', { timeout: 30_000 }, () => {
    // An item of the sidebar, whose feature the copy doesn't have.
    const [name, item] = ['tenant-settings', 'tenant_settings'];
    if (existsSync(join(root, 'packages/contract/src', name)))
      throw new Error(`The feature ${name} exists: this test needs another item of the sidebar.`);
    for (const file of [`apps/console/src/features/${name}`, `packages/phrases/src/console/en/${name}.ts`])
      rmSync(join(root, file), { recursive: true });
    expect(make(name, 'thing').error).toBe('');
    expect(read(`packages/contract/src/${name}/${name}.ts`)).toContain('export const thing = z.object');
    expect(read('apps/console/src/shell/navigation.ts').match(new RegExp(`'${item}'`, 'g'))).toHaveLength(1);
  });

  it('overwrites nothing, rejects invalid names, and writes nothing if it fails', () => {
    expect(make(plural).error).toContain('already exists');
    expect(make('Pens').error).toContain('in the plural');
    expect(make().error).toContain('in the plural');
  });
});
