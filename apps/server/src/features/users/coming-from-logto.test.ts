import { readFile } from 'node:fs/promises';
import { listUsers } from '@gatehouse/contract/users/endpoints';
import { verifyUserPassword } from '@gatehouse/contract/users/access-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSnippets } from '../../../../../tests/support/run-snippet.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
});
afterAll(() => server.stop());

/** The code of the guide that belongs in a file. */
async function readCode(file: string): Promise<string> {
  const guide = await readFile(
    new URL('../../../../../docs/guides/coming-from-logto.md', import.meta.url),
    'utf8',
  );
  const [, code] = guide.split(`\`${file}\`:\n\n\`\`\`js\n`);
  return code?.split('\n```')[0] ?? '';
}

const users = [
  {
    id: 'abcdefghijkl',
    username: 'ada',
    primaryEmail: 'ada@analytical.example',
    primaryPhone: null,
    name: 'Ada Lovelace',
    avatar: null,
    customData: { plan: 'gold' },
    profile: { givenName: 'Ada' },
    identities: {},
    isSuspended: false,
    // "password"
    passwordDigest: '5f4dcc3b5aa765d61d8327deb882cf99',
    passwordAlgorithm: 'MD5',
  },
  { id: 'mnopqrstuvwx', username: 'grace', passwordDigest: null, passwordAlgorithm: null },
  { id: 'legacyuser12', username: 'legacy', passwordDigest: '[]', passwordAlgorithm: 'Legacy' },
];

it('imports users with their hashes by the script of the guide, and again without changing anything', async () => {
  const { id, secret } = await tenant.createMachine('all');
  const folder = await writeSnippets({
    'import-users.mjs': await readCode('import-users.mjs'),
    'users.json': JSON.stringify(users),
    'run.mjs': `Object.assign(process.env, ${JSON.stringify({
      ENDPOINT: tenant.origin,
      APP_ID: id,
      APP_SECRET: secret,
      RESOURCE: tenant.indicator,
    })}); process.chdir(import.meta.dirname); await import('./import-users.mjs');`,
  });
  try {
    expect(JSON.parse(await folder.run('run.mjs'))).toEqual({ created: 2, skipped: 0, failed: 1 });
    expect(JSON.parse(await folder.run('run.mjs'))).toEqual({ created: 0, skipped: 2, failed: 1 });
  } finally {
    await folder.remove();
  }
  const call = await tenant.as('all');
  const { body } = await call(listUsers, { query: { 'search.username': 'ada' } });
  expect(body).toMatchObject([
    { primaryEmail: 'ada@analytical.example', customData: { plan: 'gold' }, profile: { givenName: 'Ada' } },
  ]);
  const params = { userId: body[0]?.id ?? '' };
  expect((await call(verifyUserPassword, { params, body: { password: 'password' } })).status).toBe(204);
});
