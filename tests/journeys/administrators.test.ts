import { adminTenantId } from '@gatehouse/contract/common';
import type { TenantRoleName } from '@gatehouse/contract/tenant-members/tenant-roles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ConsoleBrowser, createAdministrator, openConsole } from '../support/console.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ database: `administrators_${process.pid}` });
  await createAdministrator(server);
});
afterAll(() => server.stop());

const openAs = async (role: TenantRoleName): Promise<ConsoleBrowser & { userId: string }> => {
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

it.each([
  ['admin', true],
  ['collaborator', false],
] as const)(
  '[ROLE-05] [ROLE-06] [ROLE-07] [ROLE-08] the permissions of a member decide what the console offers: %s',
  async (role, may) => {
    await createAdministrator(server, { role: 'viewer' });
    const { page, open, close } = await openAs(role);
    const count = (kind: 'button' | 'link' | 'menuitem', name: string) =>
      page.getByRole(kind, { name }).count();
    await open('/settings/members');
    const rows = page.getByRole('row');
    await rows.getByText('You', { exact: true }).waitFor();
    expect([await count('button', 'Invite'), await count('link', 'Invitations')]).toEqual(
      may ? [1, 1] : [0, 0],
    );
    const menu = rows.filter({ hasText: 'Viewer' }).first().getByRole('button');
    expect(await menu.count()).toBe(may ? 1 : 0);
    if (may) {
      await menu.click();
      await page.getByRole('menu').waitFor();
      expect([await count('menuitem', 'Change role'), await count('menuitem', 'Remove')]).toEqual([1, 1]);
      await page.keyboard.press('Escape');
    }
    await open('/audit-logs');
    await page.getByRole('heading', { name: 'Audit logs' }).waitFor();
    expect(await count('link', 'Administrators')).toBe(may ? 1 : 0);
    await close();
  },
);

it('an administrator who is removed is out with the next click in an open tab', async () => {
  const admin = await openAs('admin');
  await admin.open('/roles');
  await admin.page.getByText('Management API access').first().waitFor();
  await server.runtime.database.tenant(adminTenantId, (db) =>
    db.deleteFrom('organizationUsers').where('userId', '=', admin.userId).execute(),
  );
  await admin.page.getByRole('link', { name: 'Users', exact: true }).click();
  // A dialog would have to be closed first.
  const dialog = admin.page.getByRole('alertdialog');
  const page = admin.page.getByRole('heading', { name: 'You’re not an administrator of this tenant' });
  await page.or(dialog).first().waitFor();
  expect(await dialog.count()).toBe(0);
  await admin.shoot('removed-administrator');
  await admin.close();
});
