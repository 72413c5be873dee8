import type { Page } from 'playwright-core';

/** The bytes of the console's files, compressed as they are sent, until a page that a new browser opens is usable. */
export async function measureFirstLoad(
  page: Page,
  url: string,
  isUsable: (page: Page) => Promise<unknown>,
): Promise<{ total: number; list: string }> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const sizes = new Map<string, number>();
  const addresses = new Map<string, string>();
  client.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  );
  await page.goto(url);
  await isUsable(page);
  await page.waitForLoadState('networkidle');
  const files = [...sizes].filter(([id]) => /\/console/.test(addresses.get(id) ?? ''));
  const list = files.map(([id, size]) => `${addresses.get(id)} ${size}`).join('\n');
  return {
    total: files.reduce((sum, [, size]) => sum + size, 0),
    list: `${list}\nWhat they are made of says apps/console/dist/modules.json.`,
  };
}
