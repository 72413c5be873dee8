import { readFile } from 'node:fs/promises';
import { updateApplication } from '@gatehouse/contract/applications/endpoints';
import type { PublicKeySet } from '@gatehouse/contract/applications/public-keys';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type SnippetFolder, writeSnippets } from '../../../../tests/support/run-snippet.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let folder: SnippetFolder;
let machine: { id: string; secret: string };

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
});
afterAll(() => server.stop());
beforeEach(async () => {
  machine = await tenant.createMachine('all');
  const names = ['create-key.mjs', 'get-token.mjs', 'call-with-proof.mjs'];
  const files = await Promise.all(names.map(async (name) => [name, await readCode(name)]));
  folder = await writeSnippets({
    ...Object.fromEntries(files),
    'run.mjs': `Object.assign(process.env, JSON.parse(process.argv[3])); await import(process.argv.splice(2, 2)[0]);`,
  });
});
afterEach(() => folder.remove());

/** The code of the guide that belongs in a file. */
async function readCode(file: string): Promise<string> {
  const url = new URL('../../../../docs/guides/client-authentication.md', import.meta.url);
  const [, code] = (await readFile(url, 'utf8')).split(new RegExp(`\`${file}\`[^:]*:\n\n\`\`\`js\n`));
  return code?.split('\n```')[0] ?? '';
}

const run = (file: string): Promise<string> => {
  const { id, secret } = machine;
  const known = { ENDPOINT: tenant.origin, APP_ID: id, APP_SECRET: secret, RESOURCE: tenant.indicator };
  return folder.run('run.mjs', `./${file}`, JSON.stringify(known));
};
const change = async (customClientMetadata: object) => {
  const call = await tenant.as('all');
  const { status } = await call(updateApplication, {
    params: { id: machine.id },
    body: { customClientMetadata },
  });
  expect(status).toBe(200);
};

it('gets a token with a private key by the code of the guide', async () => {
  const jwks = JSON.parse(await run('create-key.mjs')) as PublicKeySet;
  await change({ clientAuthentication: 'private_key_jwt', jwks });
  const { access_token: token } = JSON.parse(await run('get-token.mjs')) as { access_token: string };
  expect(decodeJwt(token)).toMatchObject({ aud: tenant.indicator, client_id: machine.id });
});

it('calls an API with a bound token by the code of the guide', async () => {
  await change({ boundTokens: 'required' });
  expect((await run('call-with-proof.mjs')).trim()).toBe('DPoP 200');
});
