import { edgeErrors } from '@gatehouse/contract/errors';
import { fail } from '../lib/fail.ts';
import { retryAfter } from './unavailable-page.ts';
import { refuse } from '../limits/rate-limit.ts';

export interface ShareOptions {
  /** How many requests run concurrently in total, and how many of one caller. */
  size: number;
  perCaller: number;
  /** How long a request waits at most. */
  waitMs: number;
}

/** Runs work within the caller's share. After the wait it throws 429 if the caller uses its whole share, or 503 if others use all of it. */
export type Share = <T>(caller: string, work: () => Promise<T>) => Promise<T>;

/**
 * Limits the Management API to half of the pool's connections, and one caller to a quarter, so that sign-in never waits for slow lists
 * (ADR 107). Requests wait here before they have a connection, so they can't block each other.
 */
export const createManagementShare = (poolSize: number): Share =>
  createShare({
    size: Math.max(1, Math.floor(poolSize / 2)),
    perCaller: Math.max(1, Math.floor(poolSize / 4)),
    waitMs: 5_000,
  });

/** First come, first served, except that callers whose share is used up are skipped. */
export function createShare({ size, perCaller, waitMs }: ShareOptions): Share {
  const waiting = new Set<{ caller: string; start: () => void }>();
  const running = new Map<string, number>();
  let total = 0;
  const count = (caller: string): number => running.get(caller) ?? 0;
  const isFree = (caller: string): boolean => total < size && count(caller) < perCaller;

  function begin(caller: string): void {
    total += 1;
    running.set(caller, count(caller) + 1);
  }

  function end(caller: string): void {
    total -= 1;
    if (count(caller) > 1) running.set(caller, count(caller) - 1);
    else running.delete(caller);
    for (const next of waiting)
      if (isFree(next.caller)) {
        waiting.delete(next);
        begin(next.caller);
        return next.start();
      }
  }

  const wait = (caller: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const turn = {
        caller,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        waiting.delete(turn);
        try {
          if (count(caller) >= perCaller) refuse(1_000);
          fail(edgeErrors.busy, { headers: retryAfter });
        } catch (error) {
          reject(error);
        }
      }, waitMs);
      waiting.add(turn);
    });

  return async (caller, work) => {
    if (isFree(caller)) begin(caller);
    else await wait(caller);
    try {
      return await work();
    } finally {
      end(caller);
    }
  };
}
