import type { Page } from 'playwright-core';

/** Follows a way from an open page. `fill` puts the IDs of records into a path. */
export async function followWay(
  page: Page,
  steps: readonly string[],
  fill: (step: string) => string,
): Promise<void> {
  for (const [at, step] of steps.entries()) {
    if (step.startsWith('!')) {
      await page.getByRole('button', { name: step.slice(1) }).click();
      continue;
    }
    const within = at === 0 ? 'nav[aria-label="Main"]' : ':is(main, [role="dialog"], [role="menu"])';
    const link = `${within} a[href="/console${fill(step)}"]`;
    // Polls each frame, because locators poll only twice a second after their first attempts.
    await page.waitForFunction((selector) => document.querySelector(selector), link);
    await page.locator(link).first().click();
  }
}

/** Matches the URLs of a route: `/roles/:id` with any ID. */
export const addressOf = (pattern: string): RegExp =>
  new RegExp(`^/console${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);
