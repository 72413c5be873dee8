import { findSetupLink } from '../../apps/server/src/sign-in/administrators/first-administrator.ts';
import type { TestServer } from './server.ts';
import type { TestBrowser } from './test-browser.ts';

/** The link that the server prints for its first administrator. Throws if an administrator already exists. */
export async function readSetupLink({ runtime }: TestServer): Promise<string> {
  const link = await findSetupLink(runtime);
  if (!link) throw new Error('There is an administrator already.');
  return link;
}

/** Opens the setup link as its page does. Returns the browser, which may register the first administrator. */
export async function openSetupLink(link: string, browser: TestBrowser): Promise<TestBrowser> {
  const secret = new URL(link).hash.slice(1);
  const response = await browser.fetch('/setup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret }),
  });
  if (response.status !== 204) throw new Error(`The setup link was refused: ${await response.text()}`);
  return browser;
}
