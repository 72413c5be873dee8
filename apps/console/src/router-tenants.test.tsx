// @vitest-environment happy-dom
import { getMe } from '@gatehouse/contract/me/endpoints';
import { listRoles } from '@gatehouse/contract/roles/endpoints';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useParams } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { config, createApp, startEnglish } from '../test/console.tsx';
import { useApi } from './app/api/use-api.ts';
import { AppProvider } from './app/app-context.ts';
import { configOfTenant } from './app/tenant.ts';
import { Root } from './router.tsx';

const [first, second] = ['a'.repeat(21), 'b'.repeat(21)] as const;
const cloud = { ...config, edition: 'cloud', tenantId: '*', endpoint: 'http://*.id.example' } as const;

beforeAll(startEnglish);
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** A page of a tenant: what it reads, what is typed there, and what it says. */
function Page() {
  const { tenantId = '' } = useParams();
  const app = createApp();
  const own = configOfTenant(cloud, tenantId);
  return (
    <AppProvider value={{ ...app, config: own, api: { ...app.api, config: own } }}>
      <Content key="content" />
    </AppProvider>
  );
}
function Content() {
  const toast = useToast();
  const roles = useApi(listRoles, {});
  const me = useApi(getMe, {});
  return (
    <>
      <p>{roles.data?.items.map(({ name }) => name).join() ?? 'loading'}</p>
      <i>{me.data?.username}</i>
      <input aria-label="draft" />
      <button type="button" aria-label="say" onClick={() => toast.success('Saved here')} />
    </>
  );
}

it('[D17] attacks: a late response, a draft and a toast of one tenant are not those of the next one; the user is', async () => {
  const answers = new Map<string, (response: Response) => void>();
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const { host, pathname } = new URL(address);
    asked.push(`${host}${pathname}`);
    if (pathname === '/me') return Promise.resolve(Response.json({ username: 'ada', customData: {} }));
    return new Promise((resolve) => answers.set(host, resolve));
  });
  const list = (name: string) => Response.json([{ id: name, name }], { headers: { 'Total-Number': '1' } });
  const router = createMemoryRouter(
    [{ Component: Root, children: [{ path: ':tenantId/roles', Component: Page }] }],
    { initialEntries: [`/${first}/roles`] },
  );
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <AppProvider value={createApp({ config: cloud })}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  const text = () => document.body.textContent;
  await vi.waitUntil(() => answers.has(`${first}.id.example`) && text().includes('ada'));
  const draft = () => place.querySelector('input');
  const field = draft();
  if (field) field.value = 'a draft';
  place.querySelector('button')?.click();
  await vi.waitUntil(() => text().includes('Saved here'));

  await router.navigate(`/${second}/roles`);
  await vi.waitUntil(() => answers.has(`${second}.id.example`));
  // The response to the first tenant comes now, and then that to the second one.
  answers.get(`${first}.id.example`)?.(list('Of the first'));
  await new Promise((resolve) => setImmediate(resolve));
  expect([text().includes('Of the first'), text().includes('loading')]).toEqual([false, true]);
  expect([draft()?.value, text().includes('Saved here'), text().includes('ada')]).toEqual(['', false, true]);
  answers.get(`${second}.id.example`)?.(list('Of the second'));
  await vi.waitUntil(() => text().includes('Of the second'));
  expect(text()).not.toContain('Of the first');
  // GUARD-16: the user is carried over.
  expect(asked.filter((one) => one.endsWith('/me'))).toHaveLength(1);

  // Back at the first one, its own is read again.
  answers.clear();
  await router.navigate(`/${first}/roles`);
  await vi.waitUntil(() => answers.has(`${first}.id.example`));
  expect(text()).not.toContain('Of the second');
  answers.get(`${first}.id.example`)?.(list('Of the first'));
  await vi.waitUntil(() => text().includes('Of the first'));
  root.unmount();
});
