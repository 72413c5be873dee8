import { adminTenantId, defaultTenantId } from '@gatehouse/contract/common';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { createUserId } from '../../apps/server/src/lib/ids.ts';
import type { TenantRoleName } from '@gatehouse/contract/tenant-members/tenant-roles';
import { findViolations } from './axe.ts';
import { launchChromium } from './chromium.ts';
import { finishFlow } from './oidc-browser.ts';
import { makeMember } from './records.ts';
import type { TestServer } from './server.ts';

/** An administrator's browser with the console open. */
export interface ConsoleBrowser {
  page: Page;
  context: BrowserContext;
  /** Opens a page of the console: `/applications`. */
  open(path: string): Promise<void>;
  /** Path of the page below the console. */
  path(): string;
  /** Runs a script that changes the console's stored sign-in, `session`. */
  changeSession(script: string): Promise<void>;
  /** The violations that axe finds on the page: rule and elements. */
  listViolations(): Promise<string[]>;
  /** Waits until the success of an action, named by its button's label, is announced to screen readers. */
  hears(action: string): Promise<void>;
  /** Saves a screenshot of the page in the folder named by `SCREENSHOTS`. Does nothing if that isn't set. */
  shoot(name: string): Promise<void>;
  close(): Promise<void>;
}

/** An administrator of a tenant, by default an admin of the default one. */
export async function createAdministrator(
  { runtime }: TestServer,
  { role = 'admin', tenantId = defaultTenantId }: { role?: TenantRoleName; tenantId?: string } = {},
): Promise<string> {
  const id = createUserId();
  await runtime.database.tenant(adminTenantId, async (db) => {
    await db
      .insertInto('users')
      .values({ id, username: `admin_${id}`, name: 'Ada Admin' } as never)
      .execute();
    const roles = await db.selectFrom('roles').select('id').where('name', '=', 'user').execute();
    await db
      .insertInto('usersRoles')
      .values(roles.map((each) => ({ userId: id, roleId: each.id })))
      .execute();
  });
  await makeMember(runtime, tenantId, id, role);
  return id;
}

/** Signs an administrator, by default a new one, in to the console without the sign-in pages, which other journeys cover. */
export async function openConsole(
  server: TestServer,
  options: BrowserContextOptions = {},
  administrator?: string,
): Promise<ConsoleBrowser> {
  const browser = await launchChromium();
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  const admin = server.tenant(adminTenantId);
  const userId = administrator ?? (await createAdministrator(server));
  await page.goto(`${admin.origin}/console`);
  await page.waitForURL(/\/sign-in/);
  const flow = new URL(page.url()).searchParams.get('flow') ?? '';
  await page.goto(await finishFlow(server.runtime, admin, flow, userId));
  await page.getByRole('navigation').first().waitFor();
  // If the page were left while it fetches a token, the new refresh token would be lost. Using the old one ends the session after 3 s.
  await page.waitForFunction(
    `Object.keys(JSON.parse(localStorage.getItem('console:session')).tokens).some((resource) => resource !== '')`,
  );
  return {
    page,
    context,
    async open(path) {
      await page.goto(`${admin.origin}/console${path}`);
    },
    path: () => page.url().replace(`${admin.origin}/console`, ''),
    async changeSession(script) {
      // From a file on the console's origin: the console itself would use the change immediately, and might navigate.
      await page.goto(`${admin.origin}/console/config.json`);
      await page.evaluate(
        `const session = JSON.parse(localStorage.getItem('console:session'));
        ${script}
        localStorage.setItem('console:session', JSON.stringify(session));`,
      );
    },
    listViolations: () => findViolations(page),
    hears: (action) =>
      page
        .locator('output[aria-live=polite]')
        .getByText(`${action}: done`, { exact: true })
        .waitFor({ state: 'attached' }),
    async shoot(name) {
      if (process.env.SCREENSHOTS)
        await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}.png`, animations: 'disabled' });
    },
    close: () => browser.close(),
  };
}
