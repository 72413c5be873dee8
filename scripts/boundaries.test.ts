import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('boundaries.mjs', import.meta.url));
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gatehouse-boundaries-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function check(files: Record<string, string>): { status: number | null; problems: string } {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), source);
  }
  const { status, stderr } = spawnSync(process.execPath, [script, root], { encoding: 'utf8' });
  return { status, problems: stderr };
}

const features = 'apps/server/src/features';

describe('the boundaries', () => {
  it.each([
    ['an app imports another app', 'apps/console/src/a.ts', "import { b } from '../../server/src/b.ts';"],
    ['an app imports another app', 'apps/console/src/a.ts', "import { b } from '@gatehouse/server/b';"],
    [
      'a package imports an app',
      'packages/ui/src/a.ts',
      "import type { B } from '../../../apps/console/src/b.ts';",
    ],
    ['a package imports an app', 'packages/ui/src/a.ts', "import '@gatehouse/console';"],
    [
      'a feature imports another feature',
      `${features}/roles/store.ts`,
      "import { find } from '../users/store.ts';",
    ],
    [
      'a feature imports another feature',
      `${features}/roles/a.ts`,
      "const users = await import('../users/store.ts');",
    ],
    [
      'a feature imports another feature',
      'apps/console/src/features/a/list.tsx',
      "import { B } from '../b/b.tsx';",
    ],
    [
      'a feature imports the protocol',
      `${features}/roles/service.ts`,
      "import { end } from '../../oidc/end.ts';",
    ],
    [
      'a feature imports the protocol',
      `${features}/roles/service.ts`,
      "import { end } from '../../sign-in/end.ts';",
    ],
    [
      'only the files of the root import features',
      'apps/server/src/oidc/a.ts',
      "import { b } from '../features/roles/roles-store.ts';",
    ],
    [
      'only the files of the root import features',
      'apps/server/src/sign-in/x/a.ts',
      "import '../../features/roles/b.ts';",
    ],
    [
      'only the files of the root import features',
      'apps/server/src/users/a.ts',
      "import type { B } from '../features/roles/b.ts';",
    ],
    [
      'a lower layer imports a higher one: domain, product',
      'apps/server/src/users/a.ts',
      "import '../sign-in/flow/b.ts';",
    ],
    [
      'a lower layer imports a higher one: infrastructure, web',
      'apps/server/src/audit/a.ts',
      "import '../web/b.ts';",
    ],
    [
      'a lower layer imports a higher one: web, product',
      'apps/server/src/web/a.ts',
      "const b = await import('../oidc/b.ts');",
    ],
    [
      'a folder imports a file of the root',
      'apps/server/src/jobs/a.ts',
      "import { start } from '../start.ts';",
    ],
    ['the folder misc has no layer', 'apps/server/src/misc/a.ts', "import '../lib/b.ts';"],
    [
      'is a barrel',
      'packages/ui/src/all.ts',
      "export * from './a.tsx';\nexport { b, type C } from './b.tsx';\n",
    ],
    ['is a barrel', 'packages/ui/src/all.ts', "/** All. */\nexport type { C } from './c.ts';\n"],
  ])('%s: %s with %j is refused', (problem, file, source) => {
    const { status, problems } = check({ [file]: source });
    expect(problems).toContain(`${file}: `);
    expect(problems).toContain(problem);
    expect(problems.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(1);
  });

  it.each([
    [
      'users → mfa → users',
      {
        'apps/server/src/mfa/a.ts': "import type { B } from '../users/b.ts';",
        'apps/server/src/users/c.ts': "import { d } from '../mfa/deeper/d.ts';",
      },
    ],
    [
      'tenancy → uploads → experience → tenancy',
      {
        'apps/server/src/experience/a.ts': "import '../tenancy/a.ts';",
        'apps/server/src/tenancy/a.ts': "import '../uploads/a.ts';",
        'apps/server/src/uploads/a.ts': "import '../experience/a.ts';",
      },
    ],
    [
      'codes → sentinel → codes',
      {
        'apps/server/src/sign-in/codes/deeper/a.ts': "import '../../sentinel/a.ts';",
        'apps/server/src/sign-in/sentinel/a.ts': "import '../codes/b.ts';",
      },
    ],
    [
      'parts → app → parts',
      {
        'apps/console/src/app/a.ts': "import { B } from '../parts/b.tsx';",
        'apps/console/src/parts/b.tsx': "import { a } from '../app/a.ts';",
      },
    ],
    [
      'lists → menus → lists',
      {
        'packages/ui/src/lists/a.tsx': "import { B } from '../menus/b.tsx';",
        'packages/ui/src/menus/b.tsx': "import { A } from '../lists/a.tsx';",
      },
    ],
  ])('folders that import each other are refused: %s', (cycle, files) => {
    const { status, problems } = check(files);
    const [first = '', ...others] = cycle.split(' → ').slice(1);
    // A cycle may be reported from any of its folders.
    const names = [first, ...others];
    const turns = names.map((_, at) => [...names.slice(at), ...names.slice(0, at + 1)].join(' → '));
    expect(
      turns.filter((turn) => problems.includes(`folders import each other: ${turn} (imports `)),
    ).toHaveLength(1);
    expect(problems.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(1);
  });

  it('allow all other imports', () => {
    const { status, problems } = check({
      'apps/server/src/endpoints.ts':
        "import { roles } from './features/roles/roles-routes.ts';\nimport { begin } from './sign-in/routes.ts';",
      [`${features}/roles/roles-routes.ts`]:
        "import { create } from './roles-service.ts';\nimport '@gatehouse/contract/roles/endpoints';\nimport '../../web/implement.ts';",
      [`${features}/roles/roles.test.ts`]: "import '../../oidc/work.ts';\nimport '../../start.ts';",
      'apps/server/src/sign-in/register.ts': "import { create } from '../users/user-store.ts';",
      'apps/server/src/sign-in/flow/a.ts': "import '../codes/b.ts';",
      'apps/server/src/sign-in/codes/b.ts': "import '../shared.ts';",
      'apps/server/src/sign-in/shared.ts': "import './flow/c.ts';",
      'apps/server/src/users/user-store.ts': "import '../mfa/a.ts';\nimport '../database/a.ts';",
      'apps/server/src/users/a.test.ts': "import '../features/roles/roles-store.ts';",
      'apps/server/src/mfa/a.ts': "import '../lib/fail.ts';",
      'apps/server/src/mfa/b.test.ts': "import '../users/user-store.ts';",
      'packages/contract/src/all.ts': "import { a } from './a.ts';\nexport const all = [a];",
      'packages/contract/src/b.ts': "export { a } from './a.ts';\nexport const b = 1;",
      'tests/journeys/a.test.ts': "import { startServer } from '../../apps/server/src/start.ts';",
      'apps/console/src/a.ts': "// import { b } from '../../server/src/b.ts';",
    });
    expect(problems).toBe('');
    expect(status).toBe(0);
  });
});
