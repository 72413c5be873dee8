// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createApp, startEnglish } from '../../../test/console.tsx';
import { createQueryClient } from '../../app/api/query-client.ts';
import { AppProvider } from '../../app/app-context.ts';
import { useProgress } from './use-progress.ts';

beforeAll(startEnglish);
afterEach(() => vi.unstubAllGlobals());

const internal = { name: '#internal:admin' };
const management = { name: 'Management API access' };
const own = { name: 'Support' };

/** The lists of a new tenant, newest first. */
const lists: Record<string, object[]> = {
  '/api/applications': [],
  '/api/resources': [{ name: 'Management API' }],
  '/api/roles': [internal, management],
  '/api/users': [],
  '/api/logs': [],
};
const records: Record<string, unknown> = {
  '/api/connectors': [],
  '/api/development-inbox': { isEnabled: true },
};

function Shown() {
  const { progress, error } = useProgress();
  return <output>{error ? error.message : JSON.stringify(progress)}</output>;
}

async function show(changes: typeof lists = {}): Promise<unknown> {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const list = { ...lists, ...changes }[pathname];
    if (!list) return Response.json(records[pathname]);
    const items = list.slice(0, Number(searchParams.get('page_size') ?? 20));
    return Response.json(items, { headers: { 'total-number': String(list.length) } });
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <AppProvider value={createApp()}>
      <QueryClientProvider client={createQueryClient(() => undefined)}>
        <Shown />
      </QueryClientProvider>
    </AppProvider>,
  );
  const text = await vi.waitFor(() => {
    expect(place.textContent).not.toBe('');
    return place.textContent;
  });
  root.unmount();
  return JSON.parse(text);
}

it('has no finished step in a new tenant', async () => {
  expect(await show()).toEqual({
    hasSignIn: false,
    hasApplication: false,
    hasApi: false,
    hasRole: false,
    email: 'kept',
  });
});

it.each([
  ['is newer than the built-in ones', [own, internal, management]],
  ['is older than the built-in ones', [internal, management, own]],
  ['replaced a built-in one', [own, internal]],
])('counts a role that %s', async (_case, roles) => {
  expect(await show({ '/api/roles': roles })).toMatchObject({ hasRole: true });
});
