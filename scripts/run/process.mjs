import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The repository's root; every command runs there. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** An end the person can do something about: only its message is shown. */
export class Stop extends Error {
  expected = true;
}

/** A program of ours; source maps make its traces name the TypeScript. */
export function nodeProgram(file, args = []) {
  if (!existsSync(`${root}${file}`)) throw new Stop(`${file} does not exist yet.`);
  return [process.execPath, ['--enable-source-maps', file, ...args]];
}

/** The program a package of ours brings, run by this very Node. */
export function packageProgram(path, args) {
  return [process.execPath, [`node_modules/${path}`, ...args]];
}

const inherited =
  /^npm_(lifecycle_|package_|command$|config_(ignore_scripts|workspaces?|global|prefix|local_prefix|omit|production)$)/i;

/** Without what npm adds for the script it runs: an npm started from here would obey it. */
export function cleanEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !inherited.test(name)));
}

/**
 * Runs a program to its end and answers its exit code. `forward` passes signals on, so that `kill` of npm's process
 * reaches the server. `capture` collects what it prints instead of showing it.
 */
export async function run([file, args], { forward = false, capture, env = {} } = {}) {
  const child = spawn(file, args, {
    cwd: root,
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

/** Runs a program quietly; shows what it printed only when it fails, and then stops. */
export async function runQuietly(command, failure, env) {
  const output = [];
  const code = await run(command, { capture: (chunk) => output.push(chunk), env });
  if (code !== 0) throw new Stop(`${Buffer.concat(output).toString().trim()}\n\n${failure}`);
}
