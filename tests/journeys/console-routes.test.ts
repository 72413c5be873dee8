import { writeFileSync } from 'node:fs';
import * as applications from '@gatehouse/contract/applications/endpoints';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { listInboxMessages } from '@gatehouse/contract/connectors/inbox-endpoints';
import * as connectors from '@gatehouse/contract/connectors/endpoints';
import * as resources from '@gatehouse/contract/resources/endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepInInbox } from '../../apps/server/src/delivery/messages/inbox-store.ts';
import { listRoutes } from '../../apps/console/src/router.tsx';
import { type ConsoleBrowser, createAdministrator, openConsole } from '../support/console.ts';
import { cloudRoutesElsewhere, cloudWays } from '../support/cloud-ways.ts';
import { ways } from '../support/console-ways.ts';
import { addressOf, followWay } from '../support/follow-way.ts';
import { allLooks, findFaults, takeOn } from '../support/looks.ts';
import { goodPassword } from '../support/records.ts';
import { records } from '../support/route-records.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const viewport = { width: 1280, height: 1000 };

let server: TestServer;
/** Two browsers of one administrator: one follows links, the other opens URLs. */
let clicking: ConsoleBrowser;
let opening: ConsoleBrowser;
/** IDs of the records by their names in `ways`. */
const ids: Record<string, string> = {};

/** How to get from the console to the profile, and from each step to the next. */
const profileSteps: Record<string, (page: Page) => Promise<Page>> = {
  async '/profile'(page) {
    await page.getByRole('button', { name: 'Your account' }).click();
    const opened = page.waitForEvent('popup');
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    return opened;
  },
  async '/profile/verify-password'(page) {
    await page.getByRole('button', { name: 'Change password' }).click();
    return page;
  },
  async '/profile/change-password'(page) {
    await page.getByLabel('Current password').fill(goodPassword);
    await page.getByRole('button', { name: 'Continue' }).click();
    return page;
  },
};

/** Routes that only other sites send to. */
const withoutLink = ['/callback', '/sign-in-test', '/social-demo-callback'];

/** Routes of the cloud edition that lead to another one, or are around others. */
const cloudFrames = ['/:tenantId', '/:tenantId/tenant-settings', '/onboarding/:tenantId'];

type Routes = ReturnType<typeof listRoutes>;

/** The patterns of the routes that show a page, tab or dialog. */
function listPatterns(routes: Routes, above = ''): string[] {
  return routes.flatMap(({ path, index, children = [], element }) => {
    if (index || path === '*' || path?.startsWith('__')) return [];
    const address = path ? `${above}/${path}`.replace('//', '/') : above;
    const below = listPatterns(children, address);
    const isShown = path !== undefined && element === undefined && !children.some((child) => child.index);
    const isIndexed = path === 'profile' || path?.endsWith('settings/members') === true;
    return isShown || isIndexed ? [address, ...below] : below;
  });
}

/** The path of a step, with the IDs of this run. */
const fill = (step: string): string =>
  step.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? `:${name}`);

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_console_routes' });
  const call = await server.tenant('default').as('all');
  const create = async (body: object) =>
    (await call(applications.createApplication, { body: body as never })).body.id;
  ids['spa'] = await create({ name: 'Storefront', type: 'SPA' });
  ids['machine'] = await create({ name: 'Nightly job', type: 'MachineToMachine' });
  ids['partner'] = await create({ name: 'Partner', type: 'Traditional', isThirdParty: true });
  for (const [name, create] of Object.entries(records)) ids[name] = (await create(call)).body.id;
  const { body: resource } = await call(resources.createResource, {
    body: { name: 'Orders', indicator: 'https://orders.example.com' },
  });
  const { body: scope } = await call(resources.createResourceScope, {
    params: { resourceId: resource.id },
    body: { name: 'read:orders', description: 'See orders' },
  });
  Object.assign(ids, { resource: resource.id, scope: scope.id });
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
  // Late, so that its entry is on the first page of the audit log.
  const { body: user } = await call(createUser, {
    body: { username: 'noor', name: 'Noor Haddad', primaryEmail: 'noor@example.com' },
  });
  ids['user'] = user.id;
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
  const administrator = await createAdministrator(server);
  const { value, method } = await server.runtime.hasher.hash(goodPassword, { from: 'test' });
  await server.runtime.database.pool.query(
    'update users set password_encrypted = $1, password_encryption_method = $2 where id = $3',
    [value, method, administrator],
  );
  const open = () => openConsole(server, { viewport }, administrator);
  [clicking, opening] = await Promise.all([open(), open()]);
  const { rows: administratorLogs } = await server.runtime.database.pool.query<{ id: string }>(
    `insert into logs (tenant_id, id, key, payload) values ('admin', 'reset', 'Administrator.Reset.Created',
       '{"key": "Administrator.Reset.Created", "result": "Success", "actor": "operator"}') returning id`,
  );
  ids['administratorLog'] = administratorLogs[0]?.id ?? '';
  const { rows: webhookLogs } = await server.runtime.database.pool.query<{ id: string }>(
    `insert into webhook_requests (tenant_id, id, webhook_id, delivery_id, event, is_success, body, details, expires_at)
     select tenant_id, 'request', id, 'delivery', 'User.Created', true, '{"event": "User.Created"}',
       '{"attempt": 1, "durationMs": 12, "headers": {}, "statusCode": 200, "text": "ok"}', now() + interval '1 day'
     from webhooks where id = $1 returning id`,
    [ids['webhook']],
  );
  ids['webhookLog'] = webhookLogs[0]?.id ?? '';
  const now = new Date();
  for (const { context } of [clicking, opening]) {
    await context.clock.setFixedTime(now);
    await context.addInitScript(makeRepeatable);
  }
});
afterAll(async () => {
  await Promise.all([clicking?.close(), opening?.close()]);
  await server?.stop();
});

type Scheme = 'light' | 'dark';
/** The routes are compared in light and dark by turns, which takes half the time. */
const schemeOf = (turn: number): Scheme => (turn % 2 === 0 ? 'light' : 'dark');

/** Saves a screenshot in the folder named by `SCREENSHOTS`. */
function keep(name: string, picture: Buffer | undefined): void {
  const folder = process.env['SCREENSHOTS'];
  if (folder && picture) writeFileSync(`${folder}/route${name.replaceAll(/\W/g, '-')}.png`, picture);
}

/** Fixes what would differ by chance: the random ID of a new connector, and colors between light and dark. */
const makeRepeatable = `
  crypto.getRandomValues = (values) => values.fill(7);
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets.push(still);
`;

/** Waits for four frames in a row in which nothing is loading or moving, and removes the focus. */
const waitForCalm = `(async () => {
  const isCalm = () =>
    document.querySelector('main h1') &&
    !document.querySelector('[aria-busy=true], .ui-skeleton, .connection[data-said]') &&
    document.fonts.status === 'loaded' &&
    [...document.images].every(({ complete }) => complete) &&
    document.getAnimations().every(({ playState }) => playState !== 'running');
  for (let frames = 0, calmFrames = 0; calmFrames < 4; frames += 1) {
    if (frames > 1000) throw new Error('The page is still loading.');
    await new Promise(requestAnimationFrame);
    calmFrames = isCalm() ? calmFrames + 1 : 0;
  }
  document.activeElement?.blur();
})()`;

/** A page and the number of its requests: `moved` those that were sent or answered, `pending` those without an answer. */
interface Watched {
  page: Page;
  requests: { moved: number; pending: number };
}

function watch(page: Page): Watched {
  const requests = { moved: 0, pending: 0 };
  const count = (pending: number) => () => {
    requests.moved += 1;
    requests.pending += pending;
  };
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1));
  return { page, requests };
}

/** Waits until a page has loaded its code and data and shows them. */
async function settle({ page, requests }: Watched): Promise<void> {
  for (let moved = -1; moved !== requests.moved || requests.pending > 0;) {
    moved = requests.moved;
    await page.evaluate(waitForCalm);
  }
}

/** A picture of the whole page, with nothing under the pointer and nothing focused: one that doesn't change, because editors and frames draw late. */
async function takePicture(watched: Watched, colorScheme: Scheme): Promise<Buffer> {
  const { page } = watched;
  await page.mouse.move(0, 0);
  await page.emulateMedia({ colorScheme });
  await settle(watched);
  // Screenshots of a whole page with a frame, such as an email's preview, differ between runs.
  const fullPage = (await page.locator('iframe').count()) === 0;
  const take = async () => {
    // A dialog may move the focus late.
    await page.evaluate('document.activeElement?.blur()');
    return page.screenshot({ animations: 'disabled', fullPage });
  };
  let picture = await take();
  for (let attempts = 0; attempts < 5; attempts += 1) {
    const next = await take();
    if (next.equals(picture)) break;
    picture = next;
  }
  return picture;
}

/** Compares the pixels of two pictures. Chromium rounds edges differently by a few shades, depending on what it drew before. */
async function isAlike(page: Page, one: Buffer, other: Buffer): Promise<boolean> {
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
      return first.every((value, at) => Math.abs(value - (second[at] ?? 0)) <= 8);
    },
    [one.toString('base64'), other.toString('base64')],
  );
}

/** Whether the page as it was opened looks like the picture that was taken after clicks. */
async function isAsClicked(
  opened: Watched,
  pattern: string,
  clicked: Buffer,
  scheme: Scheme,
): Promise<boolean> {
  const picture = await takePicture(opened, scheme);
  if (await isAlike(opened.page, clicked, picture)) return true;
  keep(`${pattern}-${scheme}-clicked`, clicked);
  keep(`${pattern}-${scheme}-opened`, picture);
  return false;
}

/** What is wrong with a page at its URL: once as it looks, or in all looks. */
async function findFaultsAt(pattern: string, watched: Watched): Promise<string[]> {
  const { page } = watched;
  const say = (look: string, faults: readonly string[]) =>
    faults.map((fault) => [pattern, look, fault].join(' '));
  if (!allLooks) return say('', await findFaults(page));
  const found: string[] = [];
  for (const look of allLooks) {
    await takeOn(page, look);
    await settle(watched);
    found.push(...say(look.join(' '), await findFaults(page)));
  }
  await page.setViewportSize(viewport);
  return found;
}

describe('every route of the console', () => {
  it('is reached by clicks in this test', () => {
    const patterns = listPatterns(listRoutes({ edition: 'open-source' }));
    expect(patterns.toSorted()).toEqual(
      [...Object.keys(ways), ...Object.keys(profileSteps), ...withoutLink].toSorted(),
    );
  });

  it('of the cloud edition is one of these below its tenant, or is reached in another journey', () => {
    const own = listPatterns(listRoutes({ edition: 'open-source' }));
    const shared = new Set(own.flatMap((pattern) => [pattern, `/:tenantId${pattern}`]));
    const others = listPatterns(listRoutes({ edition: 'cloud' })).filter((pattern) => !shared.has(pattern));
    expect([...new Set(others)].toSorted()).toEqual(
      [...cloudFrames, ...Object.keys(cloudWays), ...Object.keys(cloudRoutesElsewhere)].toSorted(),
    );
  });

  it(
    'looks the same by clicks and by its URL, where axe finds nothing and nothing overflows',
    { timeout: allLooks ? 3_600_000 : 600_000 },
    async () => {
      await clicking.open('/get-started');
      const [clicked, opened] = [watch(clicking.page), watch(opening.page)];
      const different: string[] = [];
      const faults: string[] = [];
      const openAndCompare = async (pattern: string, url: string, picture: Buffer, scheme: Scheme) => {
        await opened.page.goto(url, { waitUntil: 'commit' });
        if (!(await isAsClicked(opened, pattern, picture, scheme))) different.push(pattern);
        faults.push(...(await findFaultsAt(pattern, opened)));
      };
      // The two browsers work at the same time: one opens the URL of the route that the other has just left.
      let comparison = Promise.resolve();
      for (const [turn, [pattern, steps]] of Object.entries(ways).entries()) {
        const { page } = clicked;
        await followWay(page, steps, fill);
        await page.waitForURL(({ pathname }) => addressOf(pattern).test(pathname), { waitUntil: 'commit' });
        const picture = await takePicture(clicked, schemeOf(turn));
        await comparison;
        comparison = openAndCompare(pattern, page.url(), picture, schemeOf(turn));
        await page.keyboard.press('Escape');
      }
      await comparison;
      expect(different).toEqual([]);
      expect(faults).toEqual([]);
    },
  );

  it('of the profile, which opens in a separate browser tab, looks the same by clicks and after a reload', async () => {
    await clicking.open('/get-started');
    let { page } = clicking;
    const different: string[] = [];
    // The URL alone leads back to the profile; a reload keeps the state that is passed between the steps.
    for (const [turn, [pattern, walk]] of Object.entries(profileSteps).entries()) {
      page = await walk(page);
      await page.waitForURL(({ pathname }) => addressOf(pattern).test(pathname));
      await page.waitForLoadState('networkidle');
      const watched = watch(page);
      const picture = await takePicture(watched, schemeOf(turn));
      await page.reload();
      if (!(await isAsClicked(watched, pattern, picture, schemeOf(turn)))) different.push(pattern);
    }
    expect(different).toEqual([]);
  });
});
