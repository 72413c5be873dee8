import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/fail.ts';
import { refuseInFixedTime } from './refusal-delay.ts';

/** The time on the clock, and how long responses were delayed. */
let now = 0;
let waits: number[] = [];
const { setTimeout: wait } = timers;

beforeEach(() => {
  now = 5000;
  waits = [];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  Object.assign(timers, { setTimeout: (ms: number) => Promise.resolve(waits.push(ms)) });
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(timers, { setTimeout: wait });
  syncBuiltinESMExports();
});

const refusal = new ApiError(sessionErrors.invalidCredentials);
const takes = (ms: number, error?: Error) => () => {
  now += ms;
  return error ? Promise.reject(error) : Promise.resolve('right');
};

it.each([
  [0.5, 199.5],
  [37, 163],
  [200, 0],
  [201, 199],
  [1150, 50],
])('a rejection that took %d ms is delayed by %d ms', async (spent, held) => {
  await expect(refuseInFixedTime(200, takes(spent, refusal))).rejects.toBe(refusal);
  expect(waits).toEqual([held]);
});

it('neither a success nor an internal error is delayed', async () => {
  expect(await refuseInFixedTime(200, takes(37))).toBe('right');
  await expect(refuseInFixedTime(200, takes(37, new Error('gone')))).rejects.toThrow('gone');
  await expect(refuseInFixedTime(0, takes(37, refusal))).rejects.toBe(refusal);
  expect(waits).toEqual([]);
});
