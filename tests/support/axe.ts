import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface AxeResults {
  violations: { id: string; nodes: { target: string[]; html: string }[] }[];
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations that axe finds on the page: rule, place and element. */
export async function findViolations(page: Page): Promise<string[]> {
  // A color scheme that was just emulated is drawn with the next frame.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  // A dialog that is fading in hides the page and isn't visible yet itself. Infinite animations (a spinner) aren't waited for. The
  // animations are listed again and again, because `finished` may never settle after its element has been removed.
  await expect
    .poll(
      () =>
        page.evaluate<number>(`document.getAnimations().filter((animation) =>
          animation.playState === 'running' && animation.effect?.getComputedTiming().endTime < Infinity).length`),
      { timeout: 10_000 },
    )
    .toBe(0);
  // The page's content security policy blocks added scripts, but not what the browser's debugger evaluates.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(source);
  const { violations } = await page.evaluate<AxeResults>(
    'axe.run(document, { resultTypes: ["violations"] })',
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`),
  );
}
