import {
  createApplication,
  getApplication,
  updateApplication,
} from '@gatehouse/contract/applications/endpoints';
import { exportJWK, generateKeyPair } from 'jose';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerTo } from '../support/answers.ts';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { Caller } from '../support/tenant.ts';

let server: TestServer;
let admin: ConsoleBrowser;
let page: Page;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_application_protections' });
  admin = await openConsole(server);
  ({ page } = admin);
  call = await server.tenant('default').as('all');
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});

const create = async (name: string, type: 'Traditional' | 'SPA' | 'MachineToMachine') =>
  (await call(createApplication, { body: { name, type } })).body.id;
const read = async (id: string) => (await call(getApplication, { params: { id } })).body.customClientMetadata;
const keys = () => page.getByLabel('Public keys (JWKS)');
const save = () => page.getByRole('button', { name: 'Save changes', exact: true }).click();
async function saved(): Promise<void> {
  const answer = answerTo(page, updateApplication);
  await save();
  expect((await answer).status()).toBe(200);
}

describe('protections of an application in the console', () => {
  it('are a private key, whose public part is checked before it is saved', async () => {
    const id = await create('Ledger', 'Traditional');
    await admin.open(`/applications/${id}/settings`);
    expect(await page.getByRole('radio', { name: /^Client secret/ }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: /^Private key/ }).check();
    await save();
    await page.getByText('needs a public key').waitFor();
    const pair = await generateKeyPair('ES256', { extractable: true });
    await keys().fill(JSON.stringify({ keys: [await exportJWK(pair.privateKey)] }));
    await save();
    await page.getByText(/keys\.0: must have only parameters of a public key/i).waitFor();
    await admin.shoot('application-authentication-refused');
    expect(await admin.listViolations()).toEqual([]);
    const jwks = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: '2026' }] };
    await keys().fill(JSON.stringify(jwks));
    await saved();
    expect(await read(id)).toMatchObject({ clientAuthentication: 'private_key_jwt', jwks });
    await admin.shoot('application-authentication');
    await page.getByRole('radio', { name: /^Client secret/ }).check();
    expect(await keys().count()).toBe(0);
    await saved();
    expect(await read(id)).not.toHaveProperty('clientAuthentication');
  });

  it('are pushed and signed requests and bound tokens, each off, allowed or required, and step-up', async () => {
    const id = await create('Storefront', 'SPA');
    await admin.open(`/applications/${id}/settings`);
    const select = (name: RegExp) => page.getByRole('combobox', { name });
    await select(/PAR/).selectOption('Required');
    await select(/DPoP/).selectOption('Allowed');
    await select(/JAR/).selectOption('Allowed');
    const { publicKey } = await generateKeyPair('EdDSA', { extractable: true });
    const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'browser' }] };
    await keys().fill(JSON.stringify(jwks));
    await page.getByRole('switch', { name: 'Step-up authentication' }).press('Space');
    await saved();
    expect(await read(id)).toMatchObject({
      allowStepUp: true,
      pushedRequests: 'required',
      boundTokens: 'allowed',
      signedRequests: 'allowed',
      jwks,
    });
    await admin.shoot('application-protections');
    expect(await admin.listViolations()).toEqual([]);
    expect(await page.getByRole('radio', { name: /^Private key/ }).count()).toBe(0);
  });

  it('are for machine-to-machine applications only those of tokens', async () => {
    await admin.open(`/applications/${await create('Robot', 'MachineToMachine')}/settings`);
    await page.getByRole('combobox', { name: /DPoP/ }).waitFor();
    expect(await page.getByRole('combobox', { name: /PAR|JAR/ }).count()).toBe(0);
    expect(await page.getByRole('switch', { name: 'Step-up authentication' }).count()).toBe(0);
  });
});
