import { constants, setPriority } from 'node:os';
import { runHashJob, type HashJob, type HashResult } from './hash-job.ts';

/** A hash process's answer to a job. */
export type HashAnswer = { result: HashResult } | { error: string };

// Signing and answering go first on a full machine (docs/guides/bench.md). Not the lowest priority: where other work fills every core that would
// leave hashing 1 % of one instead of 10 % (the scheduler's weights are 15 and 110 against 1,024), and sign-ins would time out.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// Ctrl+C reaches the whole process group. The server decides when hashing ends: the channel closes, also if the server dies.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

process.on('message', (job: HashJob) => process.send?.(answer(job)));

function answer(job: HashJob): HashAnswer {
  try {
    return { result: runHashJob(job) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : 'unknown' };
  }
}
