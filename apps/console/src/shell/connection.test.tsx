// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startEnglish } from '../../test/console.tsx';
import { ApiFailure, clientCodes } from '../app/api/failure.ts';
import { createQueryClient } from '../app/api/query-client.ts';
import { Connection } from './connection.tsx';

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await startEnglish();
});
let isOnline = true;
beforeEach(() => {
  isOnline = true;
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
let unmount = () => {};
afterEach(() => {
  unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Reader({ read }: { read: () => Promise<string> }) {
  const { data, error } = useQuery({ queryKey: ['one'], queryFn: read });
  return <main>{data ?? error?.message ?? 'loading'}</main>;
}
/** Renders the connection state and `open`. */
async function start(): Promise<{ open: (read: () => Promise<string>) => Promise<void> }> {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const client = createQueryClient(() => undefined);
  const draw = (page?: ReactNode) =>
    act(async () =>
      root.render(
        <QueryClientProvider client={client}>
          <Connection />
          {page}
        </QueryClientProvider>,
      ),
    );
  await draw();
  unmount = () => act(() => root.unmount());
  return { open: (read) => draw(<Reader read={read} />) };
}
const said = () => document.querySelector('output')?.textContent;
const shown = () => document.querySelector('main')?.textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function go(where: 'online' | 'offline'): Promise<void> {
  isOnline = where === 'online';
  await act(async () => void dispatchEvent(new Event(where)));
  await pass(0);
}
const fail = async () => {
  throw new ApiFailure(0, { code: clientCodes.network, message: 'unreachable' });
};

it('shows that it is offline, fails immediately, and reads again when online', async () => {
  const { open } = await start();
  await go('offline');
  await open(async () => (isOnline ? 'there' : fail()));
  await pass(0);
  expect([said(), shown()]).toEqual(['You are offline. Showing loaded data.', 'unreachable']);
  await go('online');
  expect([said(), shown()]).toEqual(['', 'there']);
  await go('offline');
  expect([said(), shown()]).toEqual(['You are offline. Showing loaded data.', 'there']);
});

it('shows that it is retrying 1.5 s after a failed read, until it succeeds or fails', async () => {
  const { open } = await start();
  await open(fail);
  await pass(1499);
  expect([said(), shown()]).toEqual(['', 'loading']);
  await pass(1);
  expect([said(), shown()]).toEqual(['Still trying…', 'loading']);
  await pass(2100);
  expect([said(), shown()]).toEqual(['', 'unreachable']);
});

it('shows nothing while a rejected read is retried', async () => {
  const { open } = await start();
  await open(async () => {
    throw new ApiFailure(404, { code: 'entity.not_found', message: 'not found' });
  });
  await pass(1500);
  expect([said(), shown()]).toEqual(['', 'loading']);
});
