import { adminTenantId } from '@gatehouse/contract/common';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ConsoleBrowser, createAdministrator, openConsole } from '../support/console.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ database: `administrators_${process.pid}` });
  await createAdministrator(server);
});
afterAll(() => server.stop());

const openAs = async (role: 'admin' | 'viewer'): Promise<ConsoleBrowser & { userId: string }> => {
  const userId = await createAdministrator(server, { role });
  return { ...(await openConsole(server, {}, userId)), userId };
};

it('[ROLE-04 part] a viewer sees the console without what changes something', async () => {
  const viewer = await openAs('viewer');
  await viewer.open('/roles');
  await viewer.page.getByText('Management API access').first().waitFor();
  expect(await viewer.page.getByRole('link', { name: 'Create role' }).count()).toBe(0);
  expect(await viewer.page.getByRole('button', { name: 'Create role' }).count()).toBe(0);
  await viewer.shoot('viewer-roles');
  await viewer.close();
});

it('an administrator who is removed is out with the next click in an open tab', async () => {
  const admin = await openAs('admin');
  await admin.open('/roles');
  await admin.page.getByText('Management API access').first().waitFor();
  await server.runtime.database.tenant(adminTenantId, (db) =>
    db.deleteFrom('organizationUsers').where('userId', '=', admin.userId).execute(),
  );
  await admin.page.getByRole('link', { name: 'Users', exact: true }).click();
  const alert = admin.page.getByRole('alertdialog');
  await alert.waitFor();
  await admin.shoot('removed-administrator');
  await alert.getByRole('button', { name: 'Got it' }).click();
  await admin.page.waitForURL(/\/sign-in/);
  expect(await admin.page.getByRole('alertdialog').count()).toBe(0);
  await admin.close();
});
