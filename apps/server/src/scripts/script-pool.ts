import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Outbound } from '@gatehouse/connectors/kit/outbound';
import { QueueFullError } from '../lib/queue-full.ts';
import { createScriptFetch } from './script-fetch.ts';
import type {
  ConsoleLine,
  FromScript,
  ScriptCall,
  ScriptEnd,
  ScriptLimit,
  ToScript,
} from './script-messages.ts';
import { createScriptQueue } from './script-queue.ts';

/** A limit of ours ended a run, or there was no process for it. Nothing was decided: the caller may try again. */
export class ScriptLimitError extends QueueFullError {
  override name = 'ScriptLimitError';
  readonly limit: ScriptLimit | 'queue';
  readonly console: ConsoleLine[];

  constructor(limit: ScriptLimit | 'queue', message: string, console: ConsoleLine[] = []) {
    super(message);
    this.limit = limit;
    this.console = console;
  }
}

export interface ScriptPoolOptions {
  /** Program of a process. */
  entry: string;
  /** Maximum number of processes; they are started when they are needed. One tenant gets half of them at most. */
  processes: number;
  outbound: Pick<Outbound, 'request'>;
  runMs: number;
  waitMs: number;
  waiting: number;
  waitingPerTenant: number;
}

/** How a run ended that no limit of ours ended. */
export interface EndedRun {
  end: Exclude<ScriptEnd, { kind: 'limited' }>;
  console: ConsoleLine[];
}

export interface ScriptPool {
  run(tenantId: string, call: Omit<ScriptCall, 'timeoutMs'>): Promise<EndedRun>;
  close(): Promise<void>;
}

interface Task {
  tenantId: string;
  call: Omit<ScriptCall, 'timeoutMs'>;
  timer?: NodeJS.Timeout;
  fetch?: ReturnType<typeof createScriptFetch>;
  resolve: (run: EndedRun) => void;
  reject: (error: Error) => void;
}

interface Worker {
  child: ChildProcess;
  isReady: boolean;
  task?: Task;
  /** Of its last run. */
  key?: string;
  idle?: NodeJS.Timeout;
}

/** A process without work ends after this time. */
const idleMs = 60_000;
/** The process ends a run by itself a little earlier, so that it can be used again. */
const earlierMs = 100;

const limitTexts: Record<ScriptLimit, string> = {
  time: 'a script ran too long',
  memory: 'a script used too much memory',
};

/** Processes that run one script at a time each, and the runs that wait for them. */
export function createScriptPool(options: ScriptPoolOptions): ScriptPool {
  const { entry, processes, outbound, runMs, waitMs } = options;
  const queue = createScriptQueue<Task>(options.waiting, options.waitingPerTenant);
  const workers = new Set<Worker>();
  const slots = Math.max(1, Math.floor(processes / 2));
  let waiting = 0;
  let isClosed = false;

  const running = (tenantId: string): number =>
    [...workers].filter(({ task }) => task?.tenantId === tenantId).length;
  const mayRun = (tenantId: string): boolean => running(tenantId) < slots;

  function enqueue(task: Task): void {
    if (!queue.add(task.tenantId, task))
      return task.reject(new ScriptLimitError('queue', 'too many scripts wait to run'));
    waiting += 1;
    task.timer = setTimeout(() => {
      queue.remove(task.tenantId, task);
      waiting -= 1;
      task.reject(new ScriptLimitError('queue', 'waited too long for a script process'));
    }, waitMs);
    dispatch();
  }

  /** Gives waiting runs to idle processes, and starts more of these if that isn't enough. */
  function dispatch(): void {
    for (;;) {
      const idle = [...workers].filter(({ isReady, task }) => isReady && !task);
      if (idle.length === 0) break;
      const task = queue.next(mayRun);
      if (!task) return;
      waiting -= 1;
      assign(choose(idle, task.call.key), task);
    }
    const starting = [...workers].filter(({ isReady }) => !isReady).length;
    if (waiting > starting && workers.size < processes && !isClosed) start();
  }

  /** One that keeps the script, else one that keeps none, so that other tenants' scripts stay where they are. */
  const choose = (idle: Worker[], wanted: string | undefined): Worker | undefined =>
    idle.find(({ key }) => key === wanted) ?? idle.find(({ key }) => key === undefined) ?? idle[0];

  function assign(worker: Worker | undefined, task: Task): void {
    if (!worker) return;
    clearTimeout(task.timer);
    clearTimeout(worker.idle);
    worker.task = task;
    worker.key = task.call.key;
    task.fetch = createScriptFetch(outbound, performance.now() + runMs);
    task.timer = setTimeout(() => {
      // What ignores its own clock, such as a regular expression, is ended from outside.
      end(worker, new ScriptLimitError('time', limitTexts.time));
    }, runMs);
    tell(worker, { kind: 'run', call: { ...task.call, timeoutMs: runMs - earlierMs } });
  }

  /** If sending fails, the process has ended, and its `exit` event calls `end`. */
  const tell = ({ child }: Worker, message: ToScript): void => void child.send(message, () => {});

  function start(): void {
    // Without the server's environment: a script that gets out of its engine finds no secret.
    const child = fork(entry, {
      env: {},
      execArgv: ['--max-old-space-size=64', '--disallow-code-generation-from-strings'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const worker: Worker = { child, isReady: false };
    workers.add(worker);
    child.on('message', (message: FromScript) => void hear(worker, message));
    child.on('exit', () => end(worker, new ScriptLimitError('memory', limitTexts.memory)));
    child.on('error', () => end(worker, new ScriptLimitError('memory', 'a script process failed')));
  }

  async function hear(worker: Worker, message: FromScript): Promise<void> {
    const { task } = worker;
    if (message.kind === 'ready') worker.isReady = true;
    else if (message.kind === 'ended') finish(worker, message);
    else if (task?.fetch) {
      const answer = await task.fetch(message.request);
      if (worker.task === task) tell(worker, { kind: 'fetched', id: message.id, answer });
      return;
    }
    dispatch();
  }

  function finish(
    worker: Worker,
    { end: how, console, isLast }: Extract<FromScript, { kind: 'ended' }>,
  ): void {
    const { task } = worker;
    worker.task = undefined;
    clearTimeout(task?.timer);
    if (how.kind === 'limited') task?.reject(new ScriptLimitError(how.limit, limitTexts[how.limit], console));
    else task?.resolve({ end: how, console });
    if (isLast) return end(worker);
    worker.idle = setTimeout(() => end(worker), idleMs);
    worker.idle.unref();
  }

  function end(worker: Worker, error?: Error): void {
    if (!workers.delete(worker)) return;
    worker.child.kill('SIGKILL');
    for (const timer of [worker.idle, worker.task?.timer]) clearTimeout(timer);
    if (error) worker.task?.reject(error);
    worker.task = undefined;
    dispatch();
  }

  return {
    run: (tenantId, call) =>
      new Promise((resolve, reject) => {
        if (isClosed) reject(new ScriptLimitError('queue', 'the server is stopping'));
        else enqueue({ tenantId, call, resolve, reject });
      }),
    async close() {
      isClosed = true;
      const stopping = new ScriptLimitError('queue', 'the server is stopping');
      for (let task = queue.next(() => true); task; task = queue.next(() => true)) {
        clearTimeout(task.timer);
        task.reject(stopping);
      }
      await Promise.all(
        [...workers].map(async (worker) => {
          const exit = once(worker.child, 'exit').catch(() => {});
          end(worker, stopping);
          await exit;
        }),
      );
    },
  };
}
