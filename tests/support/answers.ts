import type { Endpoint } from '@gatehouse/contract/endpoint';
import type { Page, Response } from 'playwright-core';

/** The next response to a page's request of an endpoint. Await it after the action that sends the request. The console also sends others meanwhile. */
export function answerTo(page: Page, { method, path }: Pick<Endpoint, 'method' | 'path'>): Promise<Response> {
  const pattern = new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
  return page.waitForResponse(
    (response) => response.request().method() === method && pattern.test(new URL(response.url()).pathname),
  );
}
