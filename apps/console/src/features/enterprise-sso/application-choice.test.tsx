// @vitest-environment happy-dom
import type { Application } from '@gatehouse/contract/applications/applications';
import { setIdpInitiatedAuthConfig } from '@gatehouse/contract/sso-connectors/idp-initiated-endpoints';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { type App, AppProvider } from '../../app/app-context.ts';
import { useEndpointForm } from '../../parts/forms/form-state.ts';
import { ApplicationChoice } from './application-choice.tsx';

afterEach(() => vi.unstubAllGlobals());

const all = Array.from({ length: 130 }, (_, index) => ({ id: `a${index}`, name: `Portal ${index}` }));

/** A list of applications with the server's paging and search. */
async function answer(address: string | URL | Request): Promise<Response> {
  const { searchParams } = new URL(address instanceof Request ? address.url : address);
  const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('page_size'))];
  const found = all.filter(({ name }) => name.includes(searchParams.get('search') ?? ''));
  return Response.json(found.slice((page - 1) * size, page * size), {
    headers: { 'total-number': String(found.length) },
  });
}

const app = {
  config: { endpoint: 'https://tenant.example', managementIndicator: 'https://tenant.example/api' },
  auth: { accessToken: async () => 'token' },
} as unknown as App;
const context = { ...app, api: { ...app, language: () => 'en' } } as App;

function Choice() {
  const form = useEndpointForm(setIdpInitiatedAuthConfig, { defaultApplicationId: 'a125' });
  return (
    <>
      <ApplicationChoice form={form} chosen={all[125] as Application} />
      <output>{form.watch('defaultApplicationId')}</output>
    </>
  );
}

it('shows the selected application beyond the first 100, and finds others by search', async () => {
  vi.stubGlobal('fetch', answer);
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <QueryClientProvider client={new QueryClient()}>
      <AppProvider value={context}>
        <Choice />
      </AppProvider>
    </QueryClientProvider>,
  );
  const names = () => [...place.querySelectorAll('option:not([hidden])')].map((each) => each.textContent);
  await expect.poll(() => names().length).toBe(101);
  expect([names()[0], place.querySelector('select')?.value]).toEqual(['Portal 125', 'a125']);

  const search = place.querySelector<HTMLInputElement>('input[type=search]');
  const type = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  type?.call(search, 'Portal 11');
  search?.dispatchEvent(new Event('input', { bubbles: true }));
  await expect.poll(() => names().length).toBe(12);
  expect(names()).toContain('Portal 110');
  expect(place.querySelector('select')?.value).toBe('a125');
});
