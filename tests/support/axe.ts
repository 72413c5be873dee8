import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface AxeResults {
  violations: { id: string; nodes: { target: string[]; html: string }[] }[];
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page as it stands: rule, place and element. */
export async function findViolations(page: Page): Promise<string[]> {
  // A dialog that still fades in hides the page and is not yet seen itself. Endless ones (a spinner) are not waited for.
  await page.evaluate(`Promise.allSettled(document.getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime < Infinity)
    .map((animation) => animation.finished))`);
  // The page's policy lets no script of ours in; what the browser's debugger evaluates is not the page's.
  await page.evaluate(source);
  const { violations } = await page.evaluate<AxeResults>(
    'axe.run(document, { resultTypes: ["violations"] })',
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`),
  );
}
