import type { Tracing } from '../tracing/tracing.ts';

/** What runs repeatedly in a process. */
export type Job = 'housekeeping' | 'outbox' | 'domain-checks' | 'billing' | 'usage-reports' | 'user-imports';

/** Called when a round of a job begins. Returns what notes its end. */
export type OpenJob = (job: Job) => (result: 'success' | 'failure') => void;

/** Runs a round of a job, as a trace of its own, and notes whether it succeeded. One that isn't `done`, because another process runs it, is neither. */
export async function watchJob<T>(
  { metrics, tracing }: { metrics: { openJob: OpenJob } | undefined; tracing: Tracing | undefined },
  job: Job,
  round: () => Promise<T>,
  isDone: (result: T) => boolean = () => true,
): Promise<T> {
  const note = metrics?.openJob(job);
  try {
    const result = await (tracing ? tracing.run({ name: `job ${job}`, kind: 'internal' }, round) : round());
    if (isDone(result)) note?.('success');
    return result;
  } catch (error) {
    note?.('failure');
    throw error;
  }
}
