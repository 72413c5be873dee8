import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { z } from 'zod';
import { launchChromium } from '../../../tests/support/chromium.ts';
import type { Part } from '../bench.ts';
import type { Row } from '../report.ts';
import { authorizationPath, type Person, redirectUri } from '../sign-in.ts';

const most = { console: 215, signIn: 100, step: 15 };

/** Bytes sent to a page by path: headers and compressed bodies. */
interface Traffic {
  bytes: Map<string, number>;
  encodings: Set<string>;
}

async function watchTraffic(page: Page): Promise<Traffic> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const traffic: Traffic = { bytes: new Map(), encodings: new Set() };
  const paths = new Map<string, string>();
  const add = (id: string, bytes: number): void => {
    const path = paths.get(id) ?? '';
    traffic.bytes.set(path, (traffic.bytes.get(path) ?? 0) + bytes);
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, redirectResponse }) => {
    if (redirectResponse) add(requestId, redirectResponse.encodedDataLength);
    paths.set(requestId, new URL(request.url).pathname);
  });
  session.on('Network.responseReceived', ({ type, response }) => {
    const { 'content-encoding': encoding = 'none' } = response.headers;
    if (['Document', 'Script', 'Stylesheet'].includes(type)) traffic.encodings.add(encoding);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    add(requestId, encodedDataLength),
  );
  await session.send('Network.enable');
  return traffic;
}

/** The sum without API and protocol responses. */
function countKilobytes({ bytes }: Traffic, others: RegExp): { sum: number; note: string } {
  const own = [...bytes].filter(([path]) => !others.test(path)).toSorted((a, b) => b[1] - a[1]);
  const kilobytes = (count: number): string => (count / 1000).toFixed(1);
  return {
    sum: own.reduce((sum, [, count]) => sum + count, 0) / 1000,
    note: `${own.length} files, the largest ${own
      .slice(0, 4)
      .map(([path, count]) => `${path} ${kilobytes(count)}`)
      .join(', ')}`,
  };
}

/** `modules.json` of the console's build (`scripts/list-modules.ts`). */
const moduleSizes = z.record(z.string(), z.array(z.tuple([z.string(), z.number()])));

/** The largest modules of the largest script. */
async function listLargestModules({ bytes }: Traffic): Promise<string> {
  const [heaviest = ''] = [...bytes].toSorted((a, b) => b[1] - a[1]).map(([path]) => path);
  const text = await readFile(join(process.cwd(), 'apps/console/dist/modules.json'), 'utf8');
  const modules = moduleSizes.parse(JSON.parse(text))[heaviest.replace('/console/', '')] ?? [];
  return `; the largest in it ${modules.map(([name, size]) => `${name} ${Math.round(size / 1000)}`).join(', ')}`;
}

const submit = async (
  page: Page,
  { username, password }: Pick<Person, 'username' | 'password'>,
): Promise<void> => {
  await page.locator('input[autocomplete~=username]').fill(username);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
};

/** First load of the console in a new browser; its first administrator registers on the way, which isn't counted. */
async function measureConsole(browser: Browser, setupLink: string): Promise<Row> {
  const { origin, pathname, hash } = new URL(setupLink);
  const context = await browser.newContext();
  // Without opening the link's page, which would put some files into the cache.
  await context.request.post(origin + pathname, { data: { secret: hash.slice(1) } });
  const page = await context.newPage();
  const traffic = await watchTraffic(page);
  await page.goto(`${origin}/console`);
  await submit(page, { username: 'bench_admin', password: 'Plain-Walnut-Ladder-9' });
  await page.waitForURL(/get-started/);
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  const { sum, note } = countKilobytes(traffic, /^\/(api|oidc|me|sign-in)\b/);
  return {
    part: 'pages',
    what: 'console, first load',
    figure: sum,
    unit: 'KB',
    budget: `≤ ${most.console} KB`,
    isMet: sum <= most.console,
    isGate: true,
    note: `${note}; content encodings ${[...traffic.encodings].join(', ')}${sum <= most.console ? '' : await listLargestModules(traffic)}`,
  };
}

/** First load of the sign-in page, and everything that is sent during the sign-in. */
async function measureSignIn(browser: Browser, address: string, person: Person): Promise<Row[]> {
  const page = await (await browser.newContext()).newPage();
  const traffic = await watchTraffic(page);
  await page.goto(address);
  await page.locator('input[type=password]').waitFor();
  await page.waitForLoadState('networkidle');
  const whole = countKilobytes(traffic, /^\/oidc\//);
  traffic.bytes.clear();
  // There is no application; the redirect is enough.
  const isBack = page.waitForRequest((request) => request.url().startsWith(redirectUri));
  await submit(page, person);
  await isBack;
  const step = countKilobytes(traffic, /^\/(callback|oidc\/)/);
  const row = (what: string, { sum, note }: typeof whole, budget: number): Row => ({
    part: 'pages',
    what,
    figure: sum,
    unit: 'KB',
    budget: `≤ ${budget} KB`,
    isMet: sum <= budget,
    isGate: true,
    note,
  });
  return [
    row('sign-in page, whole', whole, most.signIn),
    row('signing in, all that follows the page', step, most.step),
  ];
}

/** Bytes sent to a browser with an empty cache until the first screen is usable. */
export const measurePages: Part = async ({ environment, server, data }) => {
  const [person] = data.people;
  if (!person) throw new Error('no user to sign in');
  const browser = await launchChromium();
  try {
    const address = server.client.origin + authorizationPath(data.clientId);
    return [
      await measureConsole(browser, await environment.readSetupLink(server)),
      ...(await measureSignIn(browser, address, person)),
    ];
  } finally {
    await browser.close();
  }
};
