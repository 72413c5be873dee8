import { QueueFullError } from '../lib/queue-full.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { countOrRefuse, type RateLimit, uncountEvent } from './rate-limit.ts';

/**
 * Counts an event before the hash processes work on it, so that concurrent ones can't exceed the limit. If their queue is full, the event is
 * taken back.
 */
export async function countedHash<T>(
  runtime: Runtime,
  tenantId: string,
  { rate, key }: { rate: RateLimit; key: string },
  work: () => Promise<T>,
): Promise<T> {
  await countOrRefuse(runtime, tenantId, rate, key);
  try {
    return await work();
  } catch (error) {
    if (error instanceof QueueFullError) await uncountEvent(runtime, tenantId, rate, key);
    throw error;
  }
}
