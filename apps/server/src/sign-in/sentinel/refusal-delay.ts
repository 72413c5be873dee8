import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '../../lib/fail.ts';

/**
 * Runs a check of a secret. A rejection is returned a fixed time after the request arrived, or a multiple of it, so
 * that the time reveals nothing of what was compared, looked up or written (ADR 7).
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
