import { createResource, createResourceScope } from '@gatehouse/contract/resources/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { Caller } from '../support/tenant.ts';

let server: TestServer;
let admin: ConsoleBrowser;
let page: Page;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_api_resources' });
  admin = await openConsole(server);
  ({ page } = admin);
  call = await server.tenant('default').as('all');
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});

let serial = 0;
async function addResource(name = 'Orders'): Promise<{ id: string; indicator: string }> {
  const indicator = `https://api.example/${Date.now().toString(36)}-${(serial += 1)}`;
  const { body, status } = await call(createResource, { body: { name, indicator } });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { id: body.id, indicator };
}

const addScope = (resourceId: string, name: string) =>
  call(createResourceScope, { params: { resourceId }, body: { name } });

const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const alertOf = (label: string) => page.getByLabel(label, { exact: true });

describe('API resources in the console', () => {
  it('[RT-09] [OPEN-53 part] have a list, a create dialog, a guide and a page each, at their own URLs', async () => {
    const { id } = await addResource('Visited');
    await admin.open('/api-resources');
    await row('Visited').getByRole('link').click();
    await page.getByRole('heading', { name: 'Visited' }).waitFor();
    await expect.poll(() => admin.path(), { timeout: 10_000 }).toBe(`/api-resources/${id}/permissions`);
    await admin.open('/api-resources');
    await page.getByRole('link', { name: 'Create API resource' }).click();
    await page.getByRole('dialog', { name: 'Create API resource' }).waitFor();
    expect(admin.path()).toBe('/api-resources/create');
    const titles: string[] = [];
    for (const guide of ['express', 'fastify', 'spring-boot', 'aspnet', 'flask', 'go', 'other']) {
      await admin.open(`/api-resources/${id}/guide/${guide}`);
      titles.push(await page.getByRole('heading', { name: /^Validate tokens: / }).innerText());
      expect(admin.path()).toBe(`/api-resources/${id}/guide/${guide}`);
    }
    expect(new Set(titles).size).toBe(7);
    for (const wrong of [`/api-resources/${id}/guide/cobol`, `/api-resources/${id}/nowhere`]) {
      await admin.open(wrong);
      await page.getByText('page not found').waitFor();
    }
    await admin.open('/api-resources/unknown');
    await page.getByText('Not found').waitFor();
  });

  it('[RT-10] open at their permissions, beside general settings', async () => {
    const { id } = await addResource('Tabbed');
    await admin.open(`/api-resources/${id}`);
    const tab = (name: string) =>
      page.getByRole('navigation', { name: 'Tabbed' }).getByRole('link', { name });
    await tab('Permissions').and(page.locator('[aria-current=page]')).waitFor();
    await expect.poll(() => admin.path(), { timeout: 10_000 }).toBe(`/api-resources/${id}/permissions`);
    await tab('General').click();
    await page.getByLabel('Access token lifetime').waitFor();
    await expect.poll(() => admin.path(), { timeout: 10_000 }).toBe(`/api-resources/${id}/general`);
  });

  it('[UI-08] don’t change their token lifetime when the mouse wheel is turned over its field', async () => {
    const { id } = await addResource('Turned');
    await admin.open(`/api-resources/${id}/general`);
    const field = alertOf('Access token lifetime');
    await field.fill('3600');
    const { x = 0, y = 0, width = 0 } = (await field.boundingBox()) ?? {};
    await field.evaluate((input) => {
      input.addEventListener(
        'wheel',
        () => (input.dataset.turns = String(Number(input.dataset.turns ?? 0) + 1)),
      );
    });
    await page.mouse.move(x + width / 3, y + 8);
    const devtools = await page.context().newCDPSession(page);
    const turn = { type: 'mouseWheel', x: x + width / 3, y: y + 8, deltaX: 0, deltaY: 120 } as const;
    for (let turns = 1; turns <= 3; turns += 1) {
      // Not awaited: the response would come only after scrolling, which doesn't happen.
      void devtools.send('Input.dispatchMouseEvent', turn).catch(() => undefined);
      await expect.poll(() => field.getAttribute('data-turns')).toBe(String(turns));
    }
    expect(await field.inputValue()).toBe('3600');
    await page.getByRole('button', { name: 'Discard' }).click();
  });

  it('[PROD-07] are created, edited and deleted, with the server’s errors at their fields', async () => {
    const { indicator } = await addResource('Taken');
    await admin.open('/api-resources');
    await page.getByRole('link', { name: 'Create API resource' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Parcels');
    await page.getByLabel('API identifier').fill('parcels');
    await page.getByRole('button', { name: 'Create API resource' }).click();
    await page.getByText('must be an absolute URI').waitFor();
    await page.getByLabel('API identifier').fill(indicator);
    await page.getByRole('button', { name: 'Create API resource' }).click();
    await page.getByText('exists already').waitFor();
    await admin.shoot('resource-create-refused');
    expect(await admin.listViolations()).toEqual([]);
    await page.getByLabel('API identifier').fill(`${indicator}/parcels`);
    await page.getByRole('button', { name: 'Create API resource' }).click();
    await page.getByRole('heading', { name: 'Parcels' }).waitFor();
    await page.getByText('No permissions yet').waitFor();
    await admin.shoot('resource-permissions-empty');
    expect(await admin.listViolations()).toEqual([]);

    await page.getByRole('link', { name: 'General' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Parcels and letters');
    await alertOf('Access token lifetime').fill('90');
    await page.getByLabel('Unit').selectOption('minute');
    await page.getByText('2 unsaved changes').waitFor();
    await admin.shoot('resource-general-unsaved');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('heading', { name: 'Parcels and letters' }).waitFor();
    await page.getByText('unsaved changes').waitFor({ state: 'detached' });
    await page.getByRole('switch', { name: 'Default API of this tenant' }).check();
    await page.getByText('Default', { exact: true }).waitFor();
    await page.reload();
    await page.getByRole('switch', { name: 'Default API of this tenant', checked: true }).waitFor();
    expect(await alertOf('Access token lifetime').inputValue()).toBe('90');
    expect(await page.getByLabel('Unit').inputValue()).toBe('minute');
    expect(await admin.listViolations()).toEqual([]);

    await page.getByRole('button', { name: 'Actions for Parcels and letters' }).click();
    await page.getByRole('menuitem', { name: 'Delete API resource' }).click();
    const confirm = page.getByRole('alertdialog');
    await confirm.getByRole('textbox').fill('Parcels and letters');
    await confirm.getByRole('button', { name: 'Delete API resource' }).click();
    await page.getByText('Parcels and letters was deleted.').waitFor();
    await row('Taken').waitFor();
    await expect.poll(() => admin.path(), { timeout: 10_000 }).toBe('/api-resources');
    await expect.poll(() => row('Parcels and letters').count(), { timeout: 10_000 }).toBe(0);
  });

  it('[PROD-07 part] have permissions that are created, edited, searched and deleted', async () => {
    const { id } = await addResource('Permitted');
    await addScope(id, 'read:orders');
    await admin.open(`/api-resources/${id}`);
    await row('read:orders').waitFor();
    await page.getByRole('link', { name: 'Create permission' }).click();
    const name = page.getByRole('dialog').getByLabel('Name');
    await name.fill('write orders');
    await page.getByRole('button', { name: 'Create permission' }).click();
    await page.getByText('can’t contain a space').waitFor();
    await name.fill('read:orders');
    await page.getByRole('button', { name: 'Create permission' }).click();
    await page.getByText('with this name already').waitFor();
    await name.fill('write:orders');
    await page.getByRole('button', { name: 'Create permission' }).click();
    await admin.hears('Create permission');
    await row('write:orders').waitFor();

    await page.getByRole('link', { name: 'write:orders' }).click();
    await page.getByRole('dialog').getByLabel('Description').fill('Changes orders');
    await page.getByRole('button', { name: 'Save permission' }).click();
    await row('Changes orders').waitFor();
    await admin.shoot('resource-permissions');
    expect(await admin.listViolations()).toEqual([]);
    await page.getByRole('searchbox').fill('changes');
    await row('read:orders').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Actions for write:orders' }).click();
    await page.getByRole('menuitem', { name: 'Delete permission' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permission' }).click();
    await admin.hears('Delete permission');
    await page.getByText('No results').first().waitFor();
  });

  it('[VIEW-07 part] don’t show the notice about the management API again after it was dismissed', async () => {
    await admin.open('/api-resources');
    await page.getByRole('link', { name: 'Management API' }).click();
    const notice = page.getByText('The console uses this API.');
    await notice.waitFor();
    await admin.shoot('management-api');
    expect(await page.getByRole('link', { name: 'Create permission' }).count()).toBe(0);
    await page.getByRole('button', { name: /dismiss/i }).click();
    await notice.waitFor({ state: 'detached' });
    await page.reload();
    await row('read:data').waitFor();
    expect(await notice.count()).toBe(0);
    await page.getByRole('link', { name: 'General' }).click();
    expect(await page.getByRole('textbox', { name: 'Name', exact: true }).isDisabled()).toBe(true);
    expect(await page.getByRole('switch', { name: 'Default API of this tenant' }).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Copy API identifier' }).isEnabled()).toBe(true);
  });

  it('show a guide with the identifier, the issuer and a permission of the API filled in', async () => {
    const { id, indicator } = await addResource('Guided');
    await addScope(id, 'ship:parcels');
    await admin.open(`/api-resources/${id}`);
    await page.getByRole('button', { name: 'Guide', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Express' }).click();
    const steps = page.getByRole('list', { name: 'Validate tokens: Express' });
    await steps.getByText(indicator).first().waitFor();
    const text = await steps.textContent();
    expect(text).toContain(server.tenant('default').issuer);
    expect(text).toContain("requireScope('ship:parcels')");
    await admin.shoot('resource-guide');
    expect(await admin.listViolations()).toEqual([]);
    await page.getByRole('link', { name: 'Done' }).click();
    await row('ship:parcels').waitFor();
  });
});
