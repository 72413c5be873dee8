import { edgeErrors } from '@gatehouse/contract/errors';
import { fail } from '../fail.ts';
import { retryAfter } from '../unavailable-page.ts';
import { refuse } from './rate-limit.ts';

export interface ShareOptions {
  /** How many run at once in all, and how many of one caller. */
  size: number;
  perCaller: number;
  /** How long the others wait for their turn. */
  patienceMs: number;
}

/** Runs work within its caller's share. Throws 429 when the caller's own work was in the way all the time, 503 when that of others was. */
export type Share = <T>(caller: string, work: () => Promise<T>) => Promise<T>;

/**
 * Half of the pool's connections at most, and a quarter for one caller, are management's: lists that administrators and machines ask
 * for may be slow and many, and people who sign in are never behind one (ADR 107). It counts requests, before they hold anything, so
 * nobody waits here with a connection in hand that another needs.
 */
export const createManagementShare = (poolSize: number): Share =>
  createShare({
    size: Math.max(1, Math.floor(poolSize / 2)),
    perCaller: Math.max(1, Math.floor(poolSize / 4)),
    patienceMs: 5_000,
  });

/** Whoever comes first goes first, but for those whose own share is in use. */
export function createShare({ size, perCaller, patienceMs }: ShareOptions): Share {
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
      }, patienceMs);
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
