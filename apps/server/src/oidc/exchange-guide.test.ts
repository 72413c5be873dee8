import { readFile } from 'node:fs/promises';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createResource, createUser } from '../../../../tests/support/oidc-browser.ts';
import { type SnippetFolder, writeSnippets } from '../../../../tests/support/run-snippet.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { createExchangeWorld, type ExchangeWorld } from './exchange.fixture.ts';
import { api, asked } from './organization.fixture.ts';

const billing = 'https://billing.example.com';
let server: TestServer;
let world: ExchangeWorld;
let folder: SnippetFolder;

beforeAll(async () => {
  server = await startTestServer();
  world = await createExchangeWorld(server);
  const billed = { indicator: billing, scopes: ['read'], held: ['read'], userId: world.ada };
  await createResource(server.runtime, world.tenant, billed);
});
afterAll(() => server.stop());
beforeEach(async () => {
  const names = ['act-as-customer.mjs', 'use-personal-token.mjs', 'call-other-api.mjs'];
  const files = await Promise.all(names.map(async (name) => [name, await readCode(name)]));
  folder = await writeSnippets({
    ...Object.fromEntries(files),
    'run.mjs': `Object.assign(process.env, JSON.parse(process.argv[3])); await import(process.argv.splice(2, 2)[0]);`,
  });
});
afterEach(() => folder.remove());

/** The code of the guide that belongs in a file. */
async function readCode(file: string): Promise<string> {
  const guide = await readFile(new URL('../../../../docs/guides/token-exchange.md', import.meta.url), 'utf8');
  const [, code] = guide.split(new RegExp(`\`${file}\`[^:]*:\n\n\`\`\`js\n`));
  return code?.split('\n```')[0] ?? '';
}

const run = async (file: string, environment: Record<string, string>, ...args: string[]) => {
  const { id, secret = '' } = world.backend;
  const known = { ENDPOINT: world.tenant.origin, APP_ID: id, APP_SECRET: secret, RESOURCE: api };
  const variables = JSON.stringify({ ...known, ...environment });
  return decodeJwt((await folder.run('run.mjs', `./${file}`, variables, ...args)).trim());
};

it('acts as a customer by the code of the guide', async () => {
  const employee = await createUser(server.runtime, world.tenant, {});
  const { opaque = '' } = await world.signIn(employee);
  const machine = await world.tenant.createMachine('write:data');
  const token = await world.tenant.getToken(machine, world.tenant.indicator, 'write:data');
  const claims = await run('act-as-customer.mjs', { MANAGEMENT_TOKEN: token }, world.ada, opaque);
  expect(claims).toMatchObject({ aud: api, sub: world.ada, scope: 'read', act: { sub: employee } });
});

it('exchanges a personal access token by the code of the guide', async () => {
  const claims = await run('use-personal-token.mjs', { PERSONAL_TOKEN: await world.personal('guide') });
  expect(claims).toMatchObject({ aud: api, sub: world.ada, scope: 'read' });
});

it('calls another API by the code of the guide', async () => {
  const { jwt = '' } = await world.signIn(world.ada, { ...asked, resource: [...asked.resource, billing] });
  const claims = await run('call-other-api.mjs', { OTHER_RESOURCE: billing }, jwt);
  expect(claims).toMatchObject({ aud: billing, sub: world.ada, scope: 'read' });
});
