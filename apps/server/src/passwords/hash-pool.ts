import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { HashJob, HashResult } from './hash-job.ts';
import type { HashAnswer } from './hash-process.ts';

/** Hashing is overloaded and nothing was hashed: answered as 429 or 503, the caller may try again. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/** A hash process failed at a job, twice if it died of it. */
export class HashFailedError extends Error {
  override name = 'HashFailedError';
}

export interface HashPoolOptions {
  /** Script of a hash process. */
  entry: string;
  /** How many processes there are at most; they are started as they are needed. */
  processes: number;
  /** How many jobs may wait. */
  queueLimit: number;
  /** How long a job may wait, and how long it may then take. */
  timeoutMs: number;
}

export interface HashPool {
  run(job: HashJob): Promise<HashResult>;
  close(): Promise<void>;
}

interface Task {
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

/** A bounded queue before processes that hash one job at a time each. */
export function createHashPool({ entry, processes, queueLimit, timeoutMs }: HashPoolOptions): HashPool {
  const queue: Task[] = [];
  const workers = new Set<Worker>();
  let isClosed = false;

  function enqueue(task: Task, place: 'first' | 'last'): void {
    clearTimeout(task.timer);
    task.timer = setTimeout(() => {
      queue.splice(queue.indexOf(task), 1);
      task.reject(new QueueFullError('waited too long for a hash process'));
    }, timeoutMs);
    if (place === 'first') queue.unshift(task);
    else queue.push(task);
    dispatch();
  }

  function dispatch(): void {
    for (let [task] = queue; task; [task] = queue) {
      const worker =
        [...workers].find(({ task }) => !task) ?? (workers.size < processes ? start() : undefined);
      if (!worker) return;
      queue.shift();
      assign(worker, task);
    }
  }

  function assign(worker: Worker, task: Task): void {
    clearTimeout(task.timer);
    task.tries += 1;
    worker.task = task;
    task.timer = setTimeout(() => {
      // Native code cannot be interrupted, only its process can.
      workers.delete(worker);
      worker.child.kill('SIGKILL');
      task.reject(new HashFailedError('a hash process took too long'));
      dispatch();
    }, timeoutMs);
    // A send that fails means the process is gone, which `lose` hears of by the event.
    worker.child.send(task.job, () => {});
  }

  function start(): Worker {
    // An empty environment: secrets of the server are none of its business.
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
    // Its last answer may still be on the way, to a task that somebody else has by then.
    worker.task = undefined;
    // Nothing waits while a process is idle.
    if (!task) return;
    if (task.tries < 2 && !isClosed) enqueue(task, 'first');
    else {
      clearTimeout(task.timer);
      task.reject(new HashFailedError('a hash process ended at work'));
      dispatch();
    }
  }

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (isClosed) reject(new HashFailedError('the hasher is closed'));
        else if (queue.length >= queueLimit)
          reject(new QueueFullError('too many passwords wait to be hashed'));
        else enqueue({ job, tries: 0, resolve, reject }, 'last');
      }),
    async close() {
      isClosed = true;
      for (const task of queue.splice(0)) {
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
