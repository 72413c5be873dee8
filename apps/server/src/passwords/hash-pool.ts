import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { QueueFullError } from '../lib/queue-full.ts';
import { type Asker, createFairQueue } from './fair-queue.ts';
import type { HashJob, HashResult } from './hash-job.ts';
import type { HashAnswer } from './hash-process.ts';

/** A hash process failed to do a job; if it crashed, the job was tried twice. */
export class HashFailedError extends Error {
  override name = 'HashFailedError';
}

export interface HashPoolOptions {
  /** Script of a hash process. */
  entry: string;
  /** Maximum number of processes, which are started when they are needed. */
  processes: number;
  /** Maximum number of waiting jobs. */
  queueLimit: number;
  /** Maximum time that a job may wait and, separately, take. */
  timeoutMs: number;
}

/** The state of a pool, for metrics. */
export interface HashPoolState {
  waiting: number;
  running: number;
  /** Jobs that found no place, or waited too long, since the start. */
  refused: number;
}

export interface HashPool {
  run(job: HashJob, asker: Asker): Promise<HashResult>;
  readState(): HashPoolState;
  close(): Promise<void>;
}

interface Task extends Asker {
  job: HashJob;
  tries: number;
  timer?: NodeJS.Timeout;
  resolve: (result: HashResult) => void;
  reject: (error: Error) => void;
}

interface Worker {
  child: ChildProcess;
  task?: Task;
}

/** Processes that hash one job at a time each, and the jobs that wait for them in a bounded, fair queue. */
export function createHashPool({ entry, processes, queueLimit, timeoutMs }: HashPoolOptions): HashPool {
  const queue = createFairQueue<Task>(queueLimit);
  const workers = new Set<Worker>();
  let isClosed = false;
  let refused = 0;

  function refuse(task: Task, reason: string): void {
    refused += 1;
    task.reject(new QueueFullError(reason));
  }

  function enqueue(task: Task): void {
    clearTimeout(task.timer);
    const worker = findIdle();
    if (worker) return assign(worker, task);
    task.timer = setTimeout(() => {
      queue.remove(task);
      refuse(task, 'waited too long for a hash process');
    }, timeoutMs);
    const surplus = queue.add(task);
    clearTimeout(surplus?.timer);
    if (surplus) refuse(surplus, 'too many passwords wait to be hashed');
  }

  /** An idle process, or a new one if the maximum isn't reached. */
  const findIdle = (): Worker | undefined =>
    [...workers].find(({ task }) => !task) ?? (workers.size < processes ? start() : undefined);

  /** Called when a process has become free or has ended. */
  function dispatch(): void {
    const task = queue.next();
    if (task) enqueue(task);
  }

  function assign(worker: Worker, task: Task): void {
    clearTimeout(task.timer);
    task.tries += 1;
    task.onBegin?.();
    worker.task = task;
    task.timer = setTimeout(() => {
      // Native code can't be interrupted, so the process is killed.
      workers.delete(worker);
      worker.child.kill('SIGKILL');
      task.reject(new HashFailedError('a hash process took too long'));
      dispatch();
    }, timeoutMs);
    // If sending fails, the process has ended, and its `exit` event calls `lose`.
    worker.child.send(task.job, () => {});
  }

  function start(): Worker {
    // The environment is empty, because hash processes don't need the server's secrets.
    const child = fork(entry, { env: {}, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const worker: Worker = { child };
    workers.add(worker);
    child.on('message', (answer: HashAnswer) => finish(worker, answer));
    child.on('exit', () => lose(worker));
    child.on('error', () => {
      child.kill('SIGKILL');
      lose(worker);
    });
    return worker;
  }

  function finish(worker: Worker, answer: HashAnswer): void {
    const { task } = worker;
    worker.task = undefined;
    clearTimeout(task?.timer);
    if ('error' in answer) task?.reject(new HashFailedError(answer.error));
    else task?.resolve(answer.result);
    dispatch();
  }

  function lose(worker: Worker): void {
    if (!workers.delete(worker)) return;
    const { task } = worker;
    // Its last message may still arrive, and must not settle another task.
    worker.task = undefined;
    if (!task) return;
    // Waiting jobs have not started, so this one takes precedence and runs in a new process.
    if (task.tries < 2 && !isClosed) enqueue(task);
    else {
      clearTimeout(task.timer);
      task.reject(new HashFailedError('a hash process ended at work'));
      dispatch();
    }
  }

  return {
    run: (job, asker) =>
      new Promise((resolve, reject) => {
        if (isClosed) reject(new HashFailedError('the hasher is closed'));
        else enqueue({ ...asker, job, tries: 0, resolve, reject });
      }),
    readState: () => ({
      waiting: queue.size,
      running: [...workers].filter(({ task }) => task).length,
      refused,
    }),
    async close() {
      isClosed = true;
      for (let task = queue.next(); task; task = queue.next()) {
        clearTimeout(task.timer);
        task.reject(new HashFailedError('the hasher is closed'));
      }
      await Promise.all(
        [...workers].map(async ({ child }) => {
          child.kill('SIGKILL');
          await once(child, 'exit').catch(() => {});
        }),
      );
    },
  };
}
