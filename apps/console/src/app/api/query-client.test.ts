import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SignInNeeded } from '../auth/auth.ts';
import { ApiFailure } from './failure.ts';
import { createNextClient, createQueryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Reads an endpoint that always fails, and returns the times of the attempts in milliseconds. */
async function readFailing(error: Error): Promise<{ tries: number[]; told: unknown[] }> {
  const told: unknown[] = [];
  const tries: number[] = [];
  const client = createQueryClient((failure) => told.push(failure));
  const start = Date.now();
  const queryFn = () => {
    tries.push(Date.now() - start);
    throw error;
  };
  const { retry } = client.getDefaultOptions().queries ?? {};
  const reading = client.prefetchQuery({ queryKey: [['roles'], '/api/roles', {}], queryFn, retry });
  await vi.advanceTimersByTimeAsync(60_000);
  await reading;
  return { tries, told };
}

it('[API-42] [OPEN-24] retries three times with backoff, and then reports the failure once', async () => {
  const error = new ApiFailure(500, { code: 'request.general' });
  expect(await readFailing(error)).toEqual({ tries: [0, 500, 1500, 3500], told: [error] });
  expect((await readFailing(new ApiFailure(404, { code: 'x' }))).tries).toHaveLength(4);
  expect((await readFailing(new ApiFailure(0, { code: 'client.network' }))).tries).toHaveLength(4);
});

it('[API-42] does not retry a 403', async () => {
  expect((await readFailing(new ApiFailure(401, { code: 'x' }))).tries).toEqual([0]);
  expect((await readFailing(new ApiFailure(403, { code: 'x' }))).tries).toEqual([0]);
  expect((await readFailing(new SignInNeeded())).tries).toEqual([0]);
});

it('[GUARD-16 part] carries the user and discovery over to the cache of the next tenant, and nothing else', () => {
  const [me, discovery] = [
    ['api', '/me', {}],
    ['api', '/api/.well-known/sign-in-exp', {}],
  ];
  const [roles, tenant] = [
    ['api', '/api/roles', {}],
    ['tenant', 'a'],
  ];
  const first = createNextClient(() => undefined);
  for (const key of [me, discovery, roles, tenant]) first.setQueryData(key ?? [], 'of the first');
  const second = createNextClient(() => undefined);
  expect([me, discovery, roles, tenant].map((key) => second.getQueryData(key ?? []))).toEqual([
    'of the first',
    'of the first',
    undefined,
    undefined,
  ]);
  // What a change has made outdated is read again.
  void second.invalidateQueries({ queryKey: me ?? [] });
  expect(createNextClient(() => undefined).getQueryData(me ?? [])).toBeUndefined();
});
