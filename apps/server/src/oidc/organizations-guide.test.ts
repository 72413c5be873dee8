import { readFile } from 'node:fs/promises';
import { listOrganizationInvitations } from '@gatehouse/contract/organization-invitations/endpoints';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createOidcClient } from '../../../../tests/support/oidc-client.ts';
import { type SnippetFolder, writeSnippets } from '../../../../tests/support/run-snippet.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { asked, createWorld, type World } from './organization.fixture.ts';

let server: TestServer;
let world: World;
let folder: SnippetFolder;

beforeAll(async () => {
  server = await startTestServer();
  world = await createWorld(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  const names = ['create-company.mjs', 'company-tokens.mjs', 'act-for-company.mjs', 'check-token.mjs'];
  const files = await Promise.all(names.map(async (name) => [name, await readCode(name)]));
  folder = await writeSnippets({
    ...Object.fromEntries(files),
    'run.mjs': `Object.assign(process.env, JSON.parse(process.argv[3])); await import(process.argv.splice(2, 2)[0]);`,
  });
});
afterEach(() => folder.remove());

/** The code of the guide that belongs in a file. */
async function readCode(file: string): Promise<string> {
  const guide = await readFile(new URL('../../../../docs/guides/organizations.md', import.meta.url), 'utf8');
  const [, code] = guide.split(new RegExp(`\`${file}\`[^:]*:\n\n\`\`\`js\n`));
  return code?.split('\n```')[0] ?? '';
}

const run = async (file: string, environment: Record<string, string>, ...args: string[]): Promise<string> => {
  const variables = JSON.stringify({ ENDPOINT: world.tenant.origin, ...environment });
  return (await folder.run('run.mjs', `./${file}`, variables, ...args)).trim();
};

it('[PROD-24 part] creates a company with an invitation and its domain by the code of the guide', async () => {
  const other = await server.createTenant();
  const machine = await other.createMachine('all');
  const { organizationId, link } = JSON.parse(
    await run('create-company.mjs', {
      ENDPOINT: other.origin,
      APP_ID: machine.id,
      APP_SECRET: machine.secret,
      RESOURCE: other.indicator,
    }),
  ) as { organizationId: string; link: string };
  const { body } = await (await other.as('all'))(listOrganizationInvitations, { query: { organizationId } });
  expect(body).toMatchObject([
    { invitee: 'ada@acme.example', status: 'Pending', organizationRoles: [{ name: 'Admin' }] },
  ]);
  const page = await fetch(link, { redirect: 'manual' });
  expect(page.status).toBeLessThan(400);
});

it('gets a token for each company of a user, and checks whom it is for, by the code of the guide', async () => {
  const client = await createOidcClient(server.runtime, world.tenant, { type: 'SPA' });
  const { refresh_token: token } = await client.signIn(world.ada, asked);
  const printed = await run('company-tokens.mjs', { APP_ID: client.id, REFRESH_TOKEN: token ?? '' });
  const tokens = printed.split('\n');
  const [acme = ''] = tokens.filter((each) => decodeJwt(each).aud === `urn:logto:organization:${world.acme}`);
  expect(tokens.map((each) => decodeJwt(each).aud).sort()).toEqual(
    [world.acme, world.globex].map((id) => `urn:logto:organization:${id}`).sort(),
  );
  expect(await run('check-token.mjs', { ORGANIZATION_ID: world.acme }, acme)).toBe(world.ada);
  await expect(run('check-token.mjs', { ORGANIZATION_ID: world.globex }, acme)).rejects.toThrow(
    'unexpected "aud"',
  );
});

it('gets a token for the machine of a company, and none for another company, by the code of the guide', async () => {
  const { id, secret } = world.machine;
  const environment = { APP_ID: id, APP_SECRET: secret, ORGANIZATION_ID: world.acme };
  const token = await run('act-for-company.mjs', environment);
  expect(await run('check-token.mjs', { ORGANIZATION_ID: world.acme }, token)).toBe(id);
  await expect(run('act-for-company.mjs', { ...environment, ORGANIZATION_ID: world.globex })).rejects.toThrow(
    'access_denied',
  );
});
