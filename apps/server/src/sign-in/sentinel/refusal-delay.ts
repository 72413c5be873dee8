import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '../../lib/fail.ts';

/**
 * Runs a check of a secret. When it is refused, the refusal leaves a fixed time after the request arrived, or a multiple of it, so that
 * nothing that was compared, looked up or written in between shows in the time (ADR 7).
 */
export async function refuseInFixedTime<T>(everyMs: number, check: () => Promise<T>): Promise<T> {
  const arrived = performance.now();
  try {
    return await check();
  } catch (error) {
    if (error instanceof ApiError && everyMs > 0) {
      const spent = performance.now() - arrived;
      await wait(Math.ceil(spent / everyMs) * everyMs - spent);
    }
    throw error;
  }
}
