import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The repository's root; every command runs there. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** An error that the user can fix: only its message is printed, without a stack trace. */
export class Stop extends Error {
  expected = true;
}

/** Our own program; source maps make its stack traces refer to the TypeScript sources. */
export function nodeProgram(file, args = []) {
  if (!existsSync(`${root}${file}`)) throw new Stop(`${file} does not exist yet.`);
  return [process.execPath, ['--enable-source-maps', file, ...args]];
}

/** A program of an installed package, run by the same Node as this script. */
export function packageProgram(path, args) {
  return [process.execPath, [`node_modules/${path}`, ...args]];
}

const inherited =
  /^npm_(lifecycle_|package_|command$|config_(ignore_scripts|workspaces?|global|prefix|local_prefix|omit|production)$)/i;

/** The environment without the variables that npm sets for scripts: an npm started from here would apply them. */
export function cleanEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !inherited.test(name)));
}

/**
 * Runs a program and returns its exit code. `forward` passes signals on, so that `kill` of npm's process
 * reaches the server. `capture` collects what it prints instead of showing it. `cwd` is the repository unless another folder is given.
 */
export async function run([file, args], { forward = false, capture, env = {}, cwd = root } = {}) {
  const child = spawn(file, args, {
    cwd,
    env: { ...cleanEnvironment(), ...env },
    stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  if (capture) {
    child.stdout.on('data', capture);
    child.stderr.on('data', capture);
  }
  const pass = (signal) => child.kill(signal);
  const signals = forward ? ['SIGINT', 'SIGTERM', 'SIGHUP'] : [];
  for (const signal of signals) process.on(signal, pass);
  try {
    return await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
    });
  } finally {
    for (const signal of signals) process.off(signal, pass);
  }
}

/** Runs a program without showing its output. If it fails, throws a `Stop` with the output and `failure`. */
export async function runQuietly(command, failure, env) {
  const output = [];
  const code = await run(command, { capture: (chunk) => output.push(chunk), env });
  if (code !== 0) throw new Stop(`${Buffer.concat(output).toString().trim()}\n\n${failure}`);
}
