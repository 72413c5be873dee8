import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';

/** A program that is started again whenever it ends, as systemd does with `Restart=always`. */
export interface Supervised {
  /** Kills it with SIGKILL, in the middle of what it does. */
  kill(): void;
  /** Doesn't start it again until `resume`. */
  hold(): void;
  resume(): void;
  /** Stops it permanently: with SIGTERM, after ten seconds with SIGKILL. */
  stop(): Promise<void>;
  /** The end of what it printed, for an error message. */
  tail(): string;
}

export interface Program {
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** As this user. */
  user?: { uid: number; gid: number } | undefined;
  cwd?: string;
  /** Where its output goes. */
  log: string;
}

const restartMs = 1_000;

export function supervise({ command, args, env = {}, user, cwd, log }: Program): Supervised {
  let child: ChildProcess | undefined;
  let isHeld = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const start = (): void => {
    const output = openSync(log, 'a');
    child = spawn(command, args, {
      cwd,
      env: { PATH: `${process.env['PATH']}:/usr/sbin`, ...env },
      stdio: ['ignore', output, output],
      ...user,
    });
    closeSync(output);
    child.once('error', () => undefined);
    child.once('exit', () => {
      child = undefined;
      startLater();
    });
  };
  const startLater = (): void => {
    if (isHeld || isStopped || child) return;
    clearTimeout(timer);
    timer = setTimeout(start, restartMs);
  };
  start();
  return {
    kill: () => void child?.kill('SIGKILL'),
    hold: () => void (isHeld = true),
    resume() {
      isHeld = false;
      startLater();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      if (!child) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const late = setTimeout(() => child?.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(late);
    },
    tail: () => readFileSync(log, 'utf8').slice(-1_500),
  };
}
