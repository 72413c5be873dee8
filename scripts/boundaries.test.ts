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

describe('the borders', () => {
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
      'may import a service or a store',
      'apps/server/src/oidc/a.ts',
      "import { b } from '../features/roles/routes.ts';",
    ],
    [
      'may import a service or a store',
      'apps/server/src/sign-in/x/a.ts',
      "import '../../features/roles/b.ts';",
    ],
    [
      'the users module imports',
      'apps/server/src/users/a.ts',
      "import { b } from '../features/roles/store.ts';",
    ],
    ['the users module imports', 'apps/server/src/users/a.ts', "import '../sign-in/flow/store.ts';"],
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

  it('let everything else pass', () => {
    const { status, problems } = check({
      [`${features}/routes.ts`]:
        "import { roles } from './roles/routes.ts';\nimport { users } from './users/routes.ts';",
      [`${features}/roles/routes.ts`]:
        "import { create } from './service.ts';\nimport '@gatehouse/contract/roles/endpoints';",
      'apps/server/src/oidc/claims.ts': "import { rolesOf } from '../features/roles/store.ts';",
      'apps/server/src/sign-in/register.ts': "import { create } from '../features/users/service.ts';",
      'packages/contract/src/all.ts': "import { a } from './a.ts';\nexport const all = [a];",
      'packages/contract/src/b.ts': "export { a } from './a.ts';\nexport const b = 1;",
      'tests/journeys/a.test.ts': "import { startServer } from '../../apps/server/src/start.ts';",
      'apps/console/src/a.ts': "// import { b } from '../../server/src/b.ts';",
    });
    expect(problems).toBe('');
    expect(status).toBe(0);
  });
});
