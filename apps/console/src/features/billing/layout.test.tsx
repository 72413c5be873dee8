// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { config, createApp, renderConsole, startEnglish } from '../../../test/console.tsx';
import { Component } from './layout.tsx';

const id = 'a'.repeat(21);
const cloud = { ...config, edition: 'cloud', tenantId: id, platformIndicator: 'platform' } as const;
let root: ReturnType<typeof renderConsole>['root'];

beforeAll(startEnglish);
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Whether the page of a tenant is found, and which tabs it has. */
async function visit(page: string, tag: string, scopes: readonly string[]) {
  vi.stubGlobal('fetch', async () => Response.json([{ id, tag, name: 'Northwind' }]));
  const app = createApp({ config: cloud, scopes });
  const { place, root: made } = renderConsole(<Component />, {
    route: '/:tenantId/*',
    path: `/${id}/tenant-settings/${page}`,
    app: { ...app, api: { ...app.api, config: cloud } },
  });
  root = made;
  const links = () => [...place.querySelectorAll('nav a')].map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(place.textContent + links().join(' ')).toMatch(/not found|Billing history/i));
  const isFound = !/page not found/i.test(place.textContent);
  root.unmount();
  return { isFound, tabs: links() };
}
const manager = ['read:member', 'read:data', 'manage:tenant'];
const collaborator = ['read:member', 'read:data'];

it.each(['subscription', 'billing-history'])(
  '[RT-35] %s is only for who manages the tenant, and not of a development tenant',
  async (page) => {
    expect((await visit(page, 'production', manager)).isFound).toBe(true);
    expect((await visit(page, 'production', collaborator)).isFound).toBe(false);
    expect((await visit(page, 'development', manager)).isFound).toBe(false);
    expect((await visit(page, 'development', collaborator)).isFound).toBe(false);
  },
);
