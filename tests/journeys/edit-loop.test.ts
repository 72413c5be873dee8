import { once } from 'node:events';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { developProgram, type EditLoop, startEditLoop } from '../support/edit-loop.ts';
import { createDatabase } from '../support/process.ts';
import { testSecretsKey } from '../support/server.ts';
import { goodPassword } from '../support/records.ts';

const loops: EditLoop[] = [];
let loop: EditLoop;
let browser: Browser;
let page: Page;

/** Starts the edit loop as a child process, as npm does. The loop ignores the channel, which reports to this test that it is listening. */
const asNpm = `
  const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(developProgram)}], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, npm_lifecycle_event: 'dev' },
  });
  child.on('message', (message) => process.send(message));
`;

async function startLoop(database: string, program?: string): Promise<EditLoop> {
  const settings = {
    DATABASE_URL: await createDatabase(database),
    SECRETS_KEY: testSecretsKey,
    HASH_PROCESSES: '1',
  };
  const started = await startEditLoop({ settings, ...(program ? { program } : {}) });
  loops.push(started);
  return started;
}

beforeAll(async () => {
  loop = await startLoop('journey_edit_loop');
  browser = await launchChromium();
  page = await browser.newPage();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  for (const one of loops) await one.stop();
}, 60_000);

describe('npm run dev', { timeout: 120_000 }, () => {
  it('replaces code of the sign-in page and of the console in the open page, which keeps the typed input', async () => {
    await loop.openSetup(page);
    await page.getByLabel('Username').fill('ada');
    await page.evaluate('window.isTheSame = true');
    loop.edit('apps/sign-in/src/parts/heading.tsx', '<h1 ', '<h1 data-edited="yes" ');
    await page.locator('h1[data-edited]').waitFor();
    expect(await page.getByLabel('Username').inputValue()).toBe('ada');
    expect(await page.evaluate('window.isTheSame')).toBe(true);

    await page.getByRole('textbox', { name: 'Password' }).fill(goodPassword);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Get started' }).waitFor({ timeout: 60_000 });
    await page.goto(new URL('/console/users', page.url()).href);
    const search = page.getByRole('searchbox');
    await search.fill('nobody');
    await page.evaluate('window.isTheSame = true');
    loop.edit('apps/console/src/features/users/list.tsx', "title={t('users.title')}", 'title="Edited"');
    await page.getByRole('heading', { name: 'Edited' }).waitFor();
    expect(await search.inputValue()).toBe('nobody');
    expect(await page.evaluate('window.isTheSame')).toBe(true);
  });

  it('serves changes of the server and of the contract, and keeps running when a build fails', async () => {
    const file = 'apps/server/src/web/openapi.ts';
    const path = '/api/.well-known/management.openapi.json';
    loop.edit(file, "openapi: '3.1.0'", "openapi: '3.1.9'");
    expect(JSON.parse(await loop.answers(path, '3.1.9'))).toMatchObject({ openapi: '3.1.9' });
    loop.edit('packages/contract/src/roles/checks.ts', "summary: '", "summary: 'Edited: ");
    await loop.answers(path, 'Edited: ');
    const before = loop.said().length;
    loop.edit(file, "openapi: '3.1.9'", 'openapi: ((');
    await expect.poll(() => loop.said().slice(before), { timeout: 60_000 }).toContain('Build failed');
    const answer = await fetch(loop.endpoint + path);
    expect([answer.status, await answer.json()]).toMatchObject([200, { openapi: '3.1.9' }]);
    loop.edit(file, 'openapi: ((', "openapi: '3.1.8'");
    expect(JSON.parse(await loop.answers(path, '3.1.8'))).toMatchObject({ openapi: '3.1.8' });
  });

  it.each([
    ['it', developProgram],
    ['npm', asNpm],
  ])('ends its server and its watchers when %s is killed with SIGKILL', async (_name, program) => {
    const { child, endpoint } = await startLoop('journey_edit_loop_killed', program);
    child.kill('SIGKILL');
    // All its processes write to the same pipe, which closes when the last one ends.
    await once(child, 'close');
    await expect(fetch(endpoint)).rejects.toThrow('fetch failed');
  });
});
