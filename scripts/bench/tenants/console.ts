import { hashSync } from '@node-rs/argon2';
import type { Browser, Page } from 'playwright-core';
import { argon2Parameters } from '../../../apps/server/src/passwords/stored-password.ts';
import { launchChromium } from '../../../tests/support/chromium.ts';
import type { Bench } from '../bench.ts';
import type { BenchServer } from '../environment.ts';
import { median } from '../measure.ts';
import { addMember } from './data.ts';

const password = 'Plain-Walnut-Ladder-9';

/** Milliseconds until the console has opened a tenant, and until the switcher shows the tenants. */
export interface ConsoleTimes {
  index: number;
  switcher: number;
}

/** Both for an administrator of one tenant, and for one of 200. */
export async function measureConsoles(
  bench: Bench,
  server: BenchServer,
  many: number,
): Promise<{ one: ConsoleTimes; many: ConsoleTimes }> {
  const encrypted = hashSync(password, argon2Parameters);
  await addMember(bench.environment, { username: 'frequent', password: encrypted }, [1, many]);
  await addMember(bench.environment, { username: 'ordinary', password: encrypted }, [many + 1, many + 1]);
  const browser = await launchChromium();
  try {
    const pages = {
      one: await openConsole(browser, server, 'ordinary'),
      many: await openConsole(browser, server, 'frequent'),
    };
    const times: Record<'one' | 'many', ConsoleTimes[]> = { one: [], many: [] };
    for (let round = 0; round <= bench.rounds * 5; round += 1)
      for (const who of ['one', 'many'] as const) {
        const measured = await measure(pages[who], server);
        // The first of each fills caches.
        if (round > 0) times[who].push(measured);
      }
    const middle = (of: ConsoleTimes[]): ConsoleTimes => ({
      index: median(of.map(({ index }) => index)),
      switcher: median(of.map(({ switcher }) => switcher)),
    });
    return { one: middle(times.one), many: middle(times.many) };
  } finally {
    await browser.close();
  }
}

const switcherOf = (page: Page) => page.getByRole('button', { name: /^Tenant: / });

async function openConsole(browser: Browser, server: BenchServer, username: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(`${server.adminEndpoint}/console`);
  await page.locator('input[autocomplete~=username]').fill(username);
  const secret = page.locator('input[type=password]');
  await secret.fill(password);
  await page.locator('button[type=submit]').click();
  await switcherOf(page).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

async function measure(page: Page, server: BenchServer): Promise<ConsoleTimes> {
  const startedAt = performance.now();
  await page.goto(`${server.adminEndpoint}/console`);
  await switcherOf(page).waitFor();
  const opened = performance.now();
  await page.waitForLoadState('networkidle');
  const clicked = performance.now();
  await switcherOf(page).click();
  await page.getByRole('menuitemradio').first().waitFor();
  const shown = performance.now();
  await page.keyboard.press('Escape');
  return { index: opened - startedAt, switcher: shown - clicked };
}
