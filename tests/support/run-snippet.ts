import { type ChildProcess, execFile, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Resolves `*.localhost` in a child process, as `localhost.ts` does in this one. */
const resolver = `import dns from 'node:dns';
const { lookup } = dns;
dns.lookup = (name, ...rest) => lookup(name.endsWith('.localhost') ? '127.0.0.1' : name, ...rest);
import('node:module').then(({ syncBuiltinESMExports }) => syncBuiltinESMExports());`;

const env = {
  ...process.env,
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(resolver)}`,
};

/** The files of a guide in a temporary folder inside this package, so that they can import its libraries. */
export interface SnippetFolder {
  /** Runs a file until it ends and returns its output. */
  run(file: string, ...args: string[]): Promise<string>;
  /** Starts a file that keeps running. */
  start(file: string): ChildProcess;
  /** Starts a shell script, whose output is on `stdout`. */
  startShell(file: string): ChildProcess & { stdout: Readable };
  remove(): Promise<void>;
}

export async function writeSnippets(files: Record<string, string>): Promise<SnippetFolder> {
  const folder = await mkdtemp(join(import.meta.dirname, '../.guide-'));
  const children: ChildProcess[] = [];
  await Promise.all(Object.entries(files).map(([name, code]) => writeFile(join(folder, name), code)));
  return {
    async run(file, ...args) {
      const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], { cwd: folder, env });
      return stdout;
    },
    start(file) {
      const child = spawn(process.execPath, [file], { cwd: folder, env, stdio: 'inherit' });
      children.push(child);
      return child;
    },
    startShell(file) {
      const child = spawn('sh', [file], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
      children.push(child);
      return child;
    },
    async remove() {
      children.forEach((child) => child.kill());
      await rm(folder, { recursive: true, force: true });
    },
  };
}
