import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findViolations } from './axe.ts';

/** Color scheme, width in pixels and direction of the text. */
export type Look = readonly [scheme: 'light' | 'dark', width: number, direction: 'ltr' | 'rtl'];

/** All combinations, with `LOOKS=all`; they take too long for each run. */
export const allLooks: readonly Look[] | undefined =
  process.env['LOOKS'] === 'all'
    ? (['light', 'dark'] as const).flatMap((scheme) =>
        [1440, 1024, 390].flatMap((width) =>
          (['ltr', 'rtl'] as const).map((direction): Look => [scheme, width, direction]),
        ),
      )
    : undefined;

/** Gives the open page of the console a look. It follows the system while it is open, so one opening shows them all. */
export async function takeOn(page: Page, [scheme, width, direction]: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 768 });
  await page.evaluate(`document.documentElement.dir = '${direction}'`);
  await expect.poll(() => page.evaluate('document.documentElement.dataset.theme')).toBe(scheme);
}

/** What is wrong with the page as it looks: violations that axe finds, and that it is wider than the window. */
export async function findFaults(page: Page): Promise<string[]> {
  const violations = await findViolations(page);
  const [scrolled, seen] = await page.evaluate<[number, number]>(
    '[document.documentElement.scrollWidth, innerWidth]',
  );
  return scrolled > seen ? [...violations, `overflow: ${scrolled} of ${seen} px`] : violations;
}
