import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guideGroups } from '../../apps/server/src/web/docs/guide-groups.ts';
import { launchChromium } from '../support/chromium.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_docs' });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

it('no page of the documentation is wider than a phone', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const start = `${server.settings.ADMIN_ENDPOINT}/console/docs`;
  const reference = `${server.tenant('default').origin}/api/reference`;
  const listLinks = async (address: string) => {
    await page.goto(address);
    const links = page.getByRole('navigation', { name: 'Documentation' }).getByRole('link');
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    return paths.map((path) => new URL(path, address).href);
  };
  const addresses = [...new Set([...(await listLinks(start)), ...(await listLinks(reference))])].filter(
    (address) => /\/console\/(docs|changelog)[^#]*$|\/api\/reference[^#]*$/.test(address),
  );
  expect(addresses.length).toBe(guideGroups.flatMap(({ guides }) => guides).length + 6);
  const widths = new Map<string, number>();
  for (const address of addresses) {
    await page.goto(address);
    widths.set(address, await page.evaluate(() => document.documentElement.scrollWidth));
    if (process.env.SCREENSHOTS)
      await page.screenshot({
        path: `${process.env.SCREENSHOTS}/docs-${address.split('/').at(-1)}.png`,
      });
  }
  expect([...widths].filter(([, width]) => width > 390)).toEqual([]);
});
