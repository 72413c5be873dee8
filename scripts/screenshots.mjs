import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

/** Takes the README's screenshots of the built server with seed data, or only the named ones: `node scripts/screenshots.mjs [NAME...]`. */
const only = process.argv.slice(2);
const root = fileURLToPath(new URL('..', import.meta.url));
const pictures = join(root, 'docs/images');
const program = (name) => join(root, 'apps/server/dist', `${name}.js`);
const folder = await mkdtemp(join(tmpdir(), 'gatehouse-pictures-'));
await chmod(folder, 0o755);
const environment = {
  ...process.env,
  DATA_DIR: folder,
  PORT: '3901',
  ADMIN_PORT: '3902',
  LOG_LEVEL: 'silent',
};
const [endpoint, adminEndpoint] = ['http://localhost:3901', 'http://localhost:3902'];

const server = spawn(process.execPath, [program('main')], {
  env: environment,
  stdio: ['ignore', 'ignore', 'pipe'],
});
let setupLink;
for await (const line of createInterface({ input: server.stderr })) {
  setupLink = /http:\S+\/setup#\w+/.exec(line)?.[0];
  if (setupLink) break;
}
spawnSync(process.execPath, [program('cli'), 'seed'], { env: environment, stdio: 'inherit' });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
});
const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();

async function take(name, address, theme, ready) {
  await page.emulateMedia({ colorScheme: theme });
  if (address) await page.goto(address);
  await ready.waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  if (only.length === 0 || only.includes(name))
    await page.screenshot({ path: join(pictures, `${name}.png`) });
}

/** Names in Latin letters, because the machine may have no fonts for the others in the seed data: `hina_sato` is shown as "Hina Sato". */
const isLatin = (name) => /^[\p{Script=Latin}\p{Mark}\p{Punctuation}\s]*$/u.test(name);
const spell = (user) =>
  (user.username ?? user.primaryEmail?.split('@')[0] ?? 'Robin Berg')
    .split(/[._]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
await page.route('**/api/users?*', async (route) => {
  const response = await route.fetch();
  const users = await response.json();
  const json = users.map((user) => (isLatin(user.name ?? '') ? user : { ...user, name: spell(user) }));
  await route.fulfill({ response, json });
});

await page.goto(setupLink);
await page.getByLabel('Username').fill('noor');
await page.locator('input[type=password]').fill('Correct-Horse-42');
await page.keyboard.press('Enter');
await page.getByRole('heading', { name: 'Get started' }).waitFor();
await take('users-light', `${adminEndpoint}/console/users`, 'light', page.getByRole('row').nth(10));
await page.goto(`${adminEndpoint}/console/applications`);
await page.getByRole('row').nth(2).getByRole('link').first().click();
await take(
  'application-dark',
  undefined,
  'dark',
  page.getByRole('tab', { name: 'Settings' }).or(page.getByRole('link', { name: 'Settings' })),
);
await page.setViewportSize({ width: 1024, height: 760 });
await page.goto(endpoint);
await page
  .getByRole('button', { name: /sign in/i })
  .first()
  .click();
await take('sign-in', undefined, 'light', page.getByLabel(/username/i));

await browser.close();
server.kill('SIGTERM');
await rm(folder, { recursive: true, force: true });
