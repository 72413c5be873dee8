import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchChromium } from '../../../tests/support/chromium.ts';
import { type EditLoop, startEditLoop } from '../../../tests/support/edit-loop.ts';
import type { Bench, Part } from '../bench.ts';
import { median } from '../measure.ts';
import type { Row } from '../report.ts';

const mostMs = { screen: 1000, server: 2000 };
const password = 'Plain-Walnut-Ladder-9';

/** An edit loop with its own PostgreSQL, as `npm run dev` starts it, on all cores of the run. */
function start({ environment: { cores, folder } }: Bench): Promise<EditLoop> {
  return startEditLoop({
    settings: { DATA_DIR: join(folder, 'edit-loop') },
    runner: cores ? ['taskset', '-c', `${cores.measured},${cores.around}`] : [],
    repository: process.cwd(),
  });
}

/** Milliseconds of each round; the one before them, which warms up, is left out. */
async function time(rounds: number, work: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const startedAt = performance.now();
    await work(round);
    if (round > 0) times.push(performance.now() - startedAt);
  }
  return times;
}

/** Edits a title of the open page until it shows, and checks that the page kept what was typed. */
async function timeScreen(
  { edit }: EditLoop,
  page: Page,
  rounds: number,
  [file, title]: [file: string, title: string],
): Promise<number[]> {
  const typed = page.locator('main input:visible').first();
  await typed.fill('typed');
  await page.evaluate('window.isTheSame = true');
  const heading = (round: number): string => (round < 0 ? title : `{'Edited ${round}'}`);
  const times = await time(rounds, async (round) => {
    edit(file, heading(round - 1), heading(round));
    await page.getByRole('heading', { name: `Edited ${round}` }).waitFor();
  });
  if ((await typed.inputValue()) !== 'typed' || !(await page.evaluate('window.isTheSame')))
    throw new Error(`The page lost its state with an edit of ${file}`);
  return times;
}

/** Edits a value that the server answers with, until it does. */
function timeServer({ edit, answers }: EditLoop, rounds: number): Promise<number[]> {
  return time(rounds, async (round) => {
    edit('apps/server/src/web/openapi.ts', `openapi: '3.1.${round}'`, `openapi: '3.1.${round + 1}'`);
    await answers('/api/.well-known/management.openapi.json', `3.1.${round + 1}`);
  });
}

function row(what: string, times: number[], most: number): Row {
  const figure = median(times);
  return {
    part: 'edit-loop',
    what,
    figure,
    unit: 'ms',
    budget: `≤ ${most.toLocaleString('en')} ms`,
    isMet: figure <= most,
    note: `${times.length} edits, the slowest ${Math.round(Math.max(...times))} ms`,
  };
}

/** Time from saving a file to its effect, with `npm run dev`. */
export const measureEditLoop: Part = async (bench) => {
  const rounds = bench.rounds * 3;
  const loop = await start(bench);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await loop.openSetup(page);
    const signIn = await timeScreen(loop, page, rounds, ['apps/sign-in/src/parts/heading.tsx', '{title}']);
    await page.getByLabel('Username').fill('ada');
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Get started' }).waitFor({ timeout: 60_000 });
    await page.goto(new URL('/console/users', page.url()).href);
    const list = 'apps/console/src/features/users/list.tsx';
    const console = await timeScreen(loop, page, rounds, [list, `{t('users.title')}`]);
    return [
      row('sign-in page, from save to screen', signIn, mostMs.screen),
      row('console, from save to screen', console, mostMs.screen),
      row('server, from save to first answer', await timeServer(loop, rounds), mostMs.server),
    ];
  } finally {
    await browser.close();
    await loop.stop();
  }
};
