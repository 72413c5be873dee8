import { writeFileSync } from 'node:fs';
import * as applications from '@gatehouse/contract/applications/endpoints';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { listInboxMessages } from '@gatehouse/contract/connectors/inbox-endpoints';
import * as connectors from '@gatehouse/contract/connectors/endpoints';
import * as resources from '@gatehouse/contract/resources/endpoints';
import * as roles from '@gatehouse/contract/roles/endpoints';
import * as ssoConnectors from '@gatehouse/contract/sso-connectors/endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepInInbox } from '../../apps/server/src/delivery/messages/inbox-store.ts';
import { listRoutes } from '../../apps/console/src/router.tsx';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ConsoleBrowser;
/** What the names in paths stand for. */
const ids: Record<string, string> = {};

/**
 * How each route is reached by clicks: the addresses of the links that are clicked one after another, the first in the sidebar. A
 * word with a sign in front is a button to press before.
 */
const ways: Record<string, string[]> = {
  '/get-started': ['/get-started'],
  '/applications': ['/applications'],
  '/applications/third-party-applications': ['/applications', '/applications/third-party-applications'],
  '/applications/create': ['/applications', '/applications/create'],
  '/applications/create/:guideId': ['/applications', '/applications/create', '/applications/create/react'],
  '/applications/:id/guide/:guideId': [
    '/applications',
    '/applications/:spa',
    '!Guide',
    '/applications/:spa/guide/react',
  ],
  '/applications/:id/settings': ['/applications', '/applications/:machine'],
  '/applications/:id/branding': ['/applications', '/applications/:spa', '/applications/:spa/branding'],
  '/applications/:id/permissions': [
    '/applications',
    '/applications/third-party-applications',
    '/applications/:partner',
    '/applications/:partner/permissions',
  ],
  '/applications/:id/roles': ['/applications', '/applications/:machine', '/applications/:machine/roles'],
  '/applications/:id/logs': ['/applications', '/applications/:machine', '/applications/:machine/logs'],
  '/applications/:appId/logs/:logId': [
    '/applications',
    '/applications/:machine',
    '/applications/:machine/logs',
    '/applications/:machine/logs/:applicationLog',
  ],
  '/sign-in-experience/branding': ['/sign-in-experience'],
  '/sign-in-experience/sign-up-and-sign-in': [
    '/sign-in-experience',
    '/sign-in-experience/sign-up-and-sign-in',
  ],
  '/sign-in-experience/content': ['/sign-in-experience', '/sign-in-experience/content'],
  '/sign-in-experience/password-policy': ['/sign-in-experience', '/sign-in-experience/password-policy'],
  '/sign-in-experience/content/:languageTag': [
    '/sign-in-experience',
    '/sign-in-experience/content',
    '/sign-in-experience/content/en',
  ],
  '/mfa': ['/mfa'],
  '/connectors/passwordless': ['/connectors'],
  '/connectors/passwordless/create/email': ['/connectors', '/connectors/passwordless/create/email'],
  '/connectors/passwordless/create/sms': ['/connectors', '/connectors/passwordless/create/sms'],
  '/connectors/passwordless/guide/:factoryId': [
    '/connectors',
    '/connectors/passwordless/create/email',
    '/connectors/passwordless/guide/http-email',
  ],
  '/connectors/passwordless/:id/settings': ['/connectors', '/connectors/passwordless/texter'],
  '/connectors/passwordless/:id/general': [
    '/connectors',
    '/connectors/passwordless/texter',
    '/connectors/passwordless/texter/general',
  ],
  '/connectors/passwordless/:id/guide': [
    '/connectors',
    '/connectors/passwordless/texter',
    '/connectors/passwordless/texter/guide',
  ],
  '/connectors/social': ['/connectors', '/connectors/social'],
  '/connectors/social/create/social': [
    '/connectors',
    '/connectors/social',
    '/connectors/social/create/social',
  ],
  '/connectors/social/guide/:factoryId': [
    '/connectors',
    '/connectors/social',
    '/connectors/social/create/social',
    '/connectors/social/guide/google-universal',
  ],
  '/connectors/social/:id/settings': ['/connectors', '/connectors/social', '/connectors/social/hub'],
  '/connectors/social/:id/general': [
    '/connectors',
    '/connectors/social',
    '/connectors/social/hub',
    '/connectors/social/hub/general',
  ],
  '/connectors/social/:id/guide': [
    '/connectors',
    '/connectors/social',
    '/connectors/social/hub',
    '/connectors/social/hub/guide',
  ],
  '/connectors/texts': ['/connectors', '/connectors/texts'],
  '/connectors/texts/:language/:usage': ['/connectors', '/connectors/texts', '/connectors/texts/en/SignIn'],
  '/connectors/sms-texts': ['/connectors', '/connectors/sms-texts'],
  '/connectors/sms-texts/:usage': ['/connectors', '/connectors/sms-texts', '/connectors/sms-texts/SignIn'],
  '/connectors/inbox': ['/connectors', '/connectors/inbox'],
  '/connectors/inbox/:id': ['/connectors', '/connectors/inbox', '/connectors/inbox/:message'],
  '/enterprise-sso': ['/enterprise-sso'],
  '/enterprise-sso/create': ['/enterprise-sso', '/enterprise-sso/create'],
  '/enterprise-sso/:id/connection': ['/enterprise-sso', '/enterprise-sso/:sso'],
  '/enterprise-sso/:id/experience': [
    '/enterprise-sso',
    '/enterprise-sso/:sso',
    '/enterprise-sso/:sso/experience',
  ],
  '/enterprise-sso/:id/idp-initiated-auth': [
    '/enterprise-sso',
    '/enterprise-sso/:sso',
    '/enterprise-sso/:sso/idp-initiated-auth',
  ],
  '/api-resources': ['/api-resources'],
  '/api-resources/create': ['/api-resources', '/api-resources/create'],
  '/api-resources/:id/guide/:guideId': [
    '/api-resources',
    '/api-resources/:resource',
    '!Guide',
    '/api-resources/:resource/guide/express',
  ],
  '/api-resources/:id/permissions': ['/api-resources', '/api-resources/:resource'],
  '/api-resources/:id/permissions/create': [
    '/api-resources',
    '/api-resources/:resource',
    '/api-resources/:resource/permissions/create',
  ],
  '/api-resources/:id/permissions/:scopeId': [
    '/api-resources',
    '/api-resources/:resource',
    '/api-resources/:resource/permissions/:scope',
  ],
  '/api-resources/:id/general': [
    '/api-resources',
    '/api-resources/:resource',
    '/api-resources/:resource/general',
  ],
  '/roles': ['/roles'],
  '/roles/create': ['/roles', '/roles/create'],
  '/roles/:id/permissions': ['/roles', '/roles/:role'],
  '/roles/:id/users': ['/roles', '/roles/:role', '/roles/:role/users'],
  '/roles/:id/machine-to-machine-apps': [
    '/roles',
    '/roles/:machineRole',
    '/roles/:machineRole/machine-to-machine-apps',
  ],
  '/roles/:id/general': ['/roles', '/roles/:role', '/roles/:role/general'],
  '/users': ['/users'],
  '/users/create': ['/users', '/users/create'],
  '/users/:id/settings': ['/users', '/users/:user'],
  '/users/:id/roles': ['/users', '/users/:user', '/users/:user/roles'],
  '/users/:id/logs': ['/users', '/users/:user', '/users/:user/logs'],
  '/users/:userId/logs/:logId': ['/users', '/users/:user', '/users/:user/logs', '/users/:user/logs/:userLog'],
  '/audit-logs': ['/audit-logs'],
  '/audit-logs/:logId': ['/audit-logs', '/audit-logs/:userLog'],
};

/** Not to be reached by a click of an administrator who is signed in, or only in a tab of its own with a proven password. */
const others = [
  '/callback',
  '/social-demo-callback',
  '/profile',
  '/profile/verify-password',
  '/profile/change-password',
];

type Routes = ReturnType<typeof listRoutes>;

/** The addresses of the router's own table that draw something. */
function listPatterns(routes: Routes, above = ''): string[] {
  return routes.flatMap(({ path, index, children = [], element }) => {
    if (index || path === '*' || path?.startsWith('__')) return [];
    const address = path ? `${above}/${path}` : above;
    const below = listPatterns(children, address);
    const isShown = path !== undefined && element === undefined && !children.some((child) => child.index);
    const isIndexed = path === 'profile';
    return isShown || isIndexed ? [address, ...below] : below;
  });
}

const fill = (step: string): string =>
  step.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? `:${name}`);

/** Addresses of a route, `/roles/:id` with any ID. */
const addressOf = (pattern: string): RegExp =>
  new RegExp(`^/console${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_console_routes' });
  const call = await server.tenant('default').as('all');
  const create = async (body: object) =>
    (await call(applications.createApplication, { body: body as never })).body.id;
  ids['spa'] = await create({ name: 'Storefront', type: 'SPA' });
  ids['machine'] = await create({ name: 'Nightly job', type: 'MachineToMachine' });
  ids['partner'] = await create({ name: 'Partner', type: 'Traditional', isThirdParty: true });
  const { body: user } = await call(createUser, {
    body: { username: 'noor', name: 'Noor Haddad', primaryEmail: 'noor@example.com' },
  });
  ids['user'] = user.id;
  const { body: role } = await call(roles.createRole, { body: { name: 'Clerk', description: 'Sells' } });
  const { body: machineRole } = await call(roles.createRole, {
    body: { name: 'Robot', description: 'Counts', type: 'MachineToMachine' },
  });
  const { body: resource } = await call(resources.createResource, {
    body: { name: 'Orders', indicator: 'https://orders.example.com' },
  });
  const { body: scope } = await call(resources.createResourceScope, {
    params: { resourceId: resource.id },
    body: { name: 'read:orders', description: 'See orders' },
  });
  Object.assign(ids, { role: role.id, machineRole: machineRole.id, resource: resource.id, scope: scope.id });
  const sms = {
    id: 'texter',
    connectorId: 'twilio-short-message-service',
    config: {
      accountSID: `AC${'0'.repeat(32)}`,
      authToken: 'token',
      fromMessagingServiceSID: `MG${'0'.repeat(32)}`,
    },
  };
  const hub = { id: 'hub', connectorId: 'github-universal', config: { clientId: 'c', clientSecret: 's' } };
  for (const body of [sms, hub]) await call(connectors.createConnector, { body });
  const { body: sso } = await call(ssoConnectors.createSsoConnector, {
    body: { providerName: 'SAML', connectorName: 'Example' },
  });
  ids['sso'] = sso.id;
  const { body: logs } = await call(listAuditLogs, { query: { page_size: 100 } });
  ids['userLog'] = logs.find(({ key }) => key === 'User.Created')?.id ?? '';
  const { body: applicationLogs } = await call(listAuditLogs, { query: { applicationId: ids['machine'] } });
  ids['applicationLog'] = applicationLogs[0]?.id ?? '';
  await keepInInbox(
    server.runtime,
    'default',
    { type: 'Email', to: 'noor@example.com', usage: 'SignIn', payload: { code: '123456' } },
    { subject: 'Your code', text: 'It is 123456.', html: '<p>It is 123456.</p>' },
  );
  const { body: messages } = await call(listInboxMessages, {});
  ids['message'] = messages[0]?.id ?? '';
  admin = await openConsole(server, { viewport: { width: 1280, height: 1400 } });
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});

async function reach(page: Page, steps: readonly string[]): Promise<void> {
  for (const [at, step] of steps.entries()) {
    if (step.startsWith('!')) {
      await page.getByRole('button', { name: step.slice(1) }).click();
      continue;
    }
    const href = `a[href="/console${fill(step)}"]`;
    const within = at === 0 ? 'nav[aria-label="Main"]' : ':is(main, [role="dialog"], [role="menu"])';
    await page.locator(`${within} ${href}`).first().click();
  }
}

/** The page at rest: nothing on its way, nothing under the pointer, nothing chosen. */
async function rest(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('[aria-busy=true]').count(), { timeout: 10_000 }).toBe(0);
  await page.mouse.move(0, 0);
  await page.evaluate(`scrollTo(0, 0); document.activeElement?.blur()`);
}

/** Whether two pictures show the same. Edges of letters may differ by a shade, which depends on what was drawn before. */
async function isAlike(page: Page, pictures: readonly Buffer[]): Promise<boolean> {
  const [one, other] = pictures;
  if (!one || !other) return false;
  if (one.equals(other)) return true;
  return page.evaluate(
    async (sources) => {
      const [first, second] = await Promise.all(
        sources.map(async (source) => {
          const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          canvas?.drawImage(bitmap, 0, 0);
          return canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
        }),
      );
      if (!first || first.length !== second?.length) return false;
      return first.every((value, at) => Math.abs(value - (second[at] ?? 0)) <= 24);
    },
    [one.toString('base64'), other.toString('base64')],
  );
}

const picture = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled' });

describe('every route of the console', () => {
  it('is known here, with the clicks that lead to it', () => {
    const patterns = listPatterns(listRoutes({ edition: 'open-source' }));
    expect(patterns.toSorted()).toEqual([...Object.keys(ways), ...others].toSorted());
  });

  // Longer than a run of all tests may take, and not yet passed as a whole: `ROUTES=1 npm test -- tests/journeys/console-routes.test.ts`.
  const isWanted = process.env['ROUTES'] !== undefined;
  it.runIf(isWanted)(
    'looks the same by clicks and by its address, in light and dark',
    { timeout: 1_200_000 },
    async () => {
      const clicked = admin.page;
      // "2 minutes ago" must be the same on both.
      await admin.context.clock.setFixedTime(new Date());
      const opened = await admin.context.newPage();
      // And so must the random ID of a connector that is being set up.
      await admin.context.addInitScript('crypto.getRandomValues = (values) => values.fill(7)');
      const comparer = await admin.context.newPage();
      await admin.open('/get-started');
      const different: string[] = [];
      for (const [pattern, steps] of Object.entries(ways)) {
        await reach(clicked, steps);
        await clicked.waitForURL(({ pathname }) => addressOf(pattern).test(pathname));
        await rest(clicked);
        await opened.goto(clicked.url());
        await rest(opened);
        for (const colorScheme of ['light', 'dark'] as const) {
          const both = [clicked, opened];
          await Promise.all(both.map((page) => page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })));
          let pictures: Buffer[] = [];
          const isSame = async () => {
            pictures = await Promise.all(both.map(picture));
            return isAlike(comparer, pictures);
          };
          await expect
            .poll(isSame, { timeout: 5000 })
            .toBe(true)
            .catch(() => different.push(`${colorScheme} ${pattern}`));
          if (process.env['SCREENSHOTS'])
            for (const [at, data] of pictures.entries())
              writeFileSync(
                `${process.env['SCREENSHOTS']}/route${pattern.replaceAll(/\W/g, '-')}-${colorScheme}-${at}.png`,
                data,
              );
        }
        await clicked.keyboard.press('Escape');
      }
      expect(different).toEqual([]);
    },
  );
});
