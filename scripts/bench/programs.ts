import { type ChildProcess, execFileSync, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** The cores of a run: the measured program has the first, everything else shares the second. */
export interface Cores {
  measured: number;
  around: number;
}

/** Undefined if processes can't be pinned to a core. */
export function findCores(): Cores | undefined {
  try {
    const list = /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '';
    const [measured, around] = list.split(',').flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });
    if (measured === undefined || around === undefined) return undefined;
    // This process, its threads and its future children.
    execFileSync('taskset', ['-acp', String(around), String(process.pid)], { stdio: 'ignore' });
    return { measured, around };
  } catch {
    return undefined;
  }
}

/** Lets this process and what it starts use all of these cores, until the returned function is called. */
export function useAllCores(cores: Cores | undefined): () => void {
  const pin = (list: string): void =>
    void (cores && execFileSync('taskset', ['-acp', list, String(process.pid)], { stdio: 'ignore' }));
  pin(`${cores?.measured},${cores?.around}`);
  return () => pin(String(cores?.around));
}

export interface ProgramOptions {
  args?: string[];
  env?: Record<string, string>;
  cores?: Cores;
  /** With an IPC channel. */
  ipc?: boolean;
  nodeArgs?: string[];
}

/** Starts a Node program on the measured core. Its output is discarded; errors are captured. */
export function startProgram(
  file: string,
  { args = [], env = {}, cores, ipc = false, nodeArgs = [] }: ProgramOptions,
): ChildProcess {
  const stdio: StdioOptions = ['ignore', 'ignore', 'pipe', ...(ipc ? (['ipc'] as const) : [])];
  const command = [process.execPath, ...nodeArgs, file, ...args];
  const [program = '', ...rest] = cores ? ['taskset', '-c', String(cores.measured), ...command] : command;
  return spawn(program, rest, { stdio, env: { PATH: process.env['PATH'], ...env } });
}

/** Ends a program with SIGTERM, after 12 seconds with SIGKILL. */
export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 12_000);
  await ended;
  clearTimeout(timer);
}
