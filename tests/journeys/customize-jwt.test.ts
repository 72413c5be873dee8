import { getIdTokenConfig } from '@gatehouse/contract/configs/endpoints';
import { getAction } from '@gatehouse/contract/actions/endpoints';
import * as api from '@gatehouse/contract/jwt-customizer/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { Caller } from '../support/tenant.ts';

let server: TestServer;
let admin: ConsoleBrowser;
let page: Page;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_customize_jwt' });
  call = await server.tenant('default').as('all');
  admin = await openConsole(server);
  ({ page } = admin);
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});

const params = { tokenTypePath: 'access-token' } as const;
const button = (name: string | RegExp) => page.getByRole('button', { name });
const editor = () => page.getByRole('textbox', { name: 'Script' });

async function write(script: string): Promise<void> {
  await editor().click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(script);
}
const body = (text: string) =>
  `const getCustomJwtClaims = async ({ context, environmentVariables }) => {\n${text}\n};`;

it('[PROD-16] [RT-17] [LAY-09 part] creates a script: tested with sample data, then saved with a variable', async () => {
  await admin.open('/customize-jwt');
  await page.getByRole('link', { name: 'Create script' }).first().click();
  await expect.poll(() => admin.path()).toBe('/customize-jwt/access-token/create');
  expect(await page.getByRole('switch', { name: 'Issue no token if the script fails' }).isChecked()).toBe(
    true,
  );
  await write(body('  missing();'));
  await button('Run').click();
  await page.getByText('The script failed on line 2').waitFor();
  await page.locator('.cm-lintRange-error').first().waitFor({ state: 'attached' });
  await button('Add variable').click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('KEY');
  await page.getByLabel('Value of KEY').fill('the-secret');
  await write(
    body(
      '  console.log("hello"); return { plan: context.user.customData.plan, sub: 1, n: environmentVariables.KEY.length };',
    ),
  );
  await button('Run').click();
  const claims = page.getByRole('figure').filter({ hasText: 'Claims in the token' });
  await claims.getByText('"plan": "pro"').waitFor();
  expect(await claims.textContent()).toContain('"n": 10');
  expect(await claims.textContent()).toContain('"sub": "user-1"');
  await page.getByRole('figure').filter({ hasText: 'Console' }).getByText('hello').waitFor();
  await page.getByText('Scripts can’t set these claims').waitFor();
  await button('Save changes').click();
  await expect.poll(() => admin.path()).toBe('/customize-jwt/access-token/edit');
  expect(await page.getByLabel('Value of KEY').inputValue()).not.toContain('secret');
  expect((await call(api.getJwtCustomizer, { params })).body.blockIssuanceOnError).toBe(true);
});

it('[PROD-16] edits it, compares and restores a version, and deletes it', async () => {
  await admin.open('/customize-jwt/access-token/edit');
  await write(body('  return { plan: "second" };'));
  await button('Save changes').click();
  await page.getByText('Version 2').waitFor();
  const first = page.getByRole('listitem').filter({ hasText: 'Version 1' });
  await first.getByRole('button', { name: 'Compare' }).click();
  expect(await page.getByLabel('Changes if restored').textContent()).toContain(
    '-   return { plan: "second" };',
  );
  await first.getByRole('button', { name: 'Restore' }).click();
  await button('Save changes').click();
  await page.getByText('Version 3').waitFor();
  expect((await call(api.getJwtCustomizer, { params })).body.script).toContain('console.log("hello")');
  await admin.open('/customize-jwt');
  await button('Delete script').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete script' }).click();
  await expect.poll(async () => (await call(api.getJwtCustomizer, { params })).status).toBe(404);
});

it('[PROD-16] [OPEN-53 part] tries an action with a sample event, saves and enables it', async () => {
  await admin.open('/customize-jwt');
  const section = page.getByRole('region', { name: 'At the end of a sign-in' });
  await section.getByRole('link', { name: 'Create script' }).click();
  await expect.poll(() => admin.path()).toBe('/customize-jwt/actions/post-sign-in');
  await page.getByRole('switch', { name: 'Enabled' }).click();
  await write('const runAction = ({ event }) => {\n  if (event.user.username) return;\n};');
  await button('Run').click();
  await page.getByText('The script returned nothing').waitFor();
  await write('const runAction = ({ event }) => ({ action: "updateUser", user: { name: event.user.id } });');
  await button('Run').click();
  await page.getByRole('figure').filter({ hasText: 'Result' }).getByText('"name": "user-1"').waitFor();
  await button('Save changes').click();
  await page.getByText('Version 1').waitFor();
  const saved = await call(getAction, { params: { actionType: 'action.postSignIn' } });
  expect(saved.body).toMatchObject({ enabled: true, onExecutionError: 'block' });
  await admin.open('/customize-jwt');
  await section.getByText('Enabled').waitFor();
});

it('[OPEN-53 part] shows page-not-found for other kinds of tokens and actions', async () => {
  for (const path of [
    '/customize-jwt/id-tokens/edit',
    '/customize-jwt/access-token/remove',
    '/customize-jwt/refresh-token/create',
    '/customize-jwt/actions/pre-sign-in',
  ]) {
    await admin.open(path);
    await page.getByRole('heading', { name: /not found/i }).waitFor();
  }
  await admin.open('/customize-jwt/client-credentials/edit');
  await expect.poll(() => admin.path()).toBe('/customize-jwt/client-credentials/create');
});

it('[OPEN-53 part] chooses the claims of ID tokens', async () => {
  await admin.open('/customize-jwt/id-token');
  await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(3);
  await page.getByRole('checkbox', { name: /custom_data/ }).check();
  await button('Save changes').click();
  await expect
    .poll(async () => (await call(getIdTokenConfig)).body?.enabledExtendedClaims)
    .toEqual(['custom_data', 'roles', 'organizations', 'organization_roles']);
});
