import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watchBuilds } from './build.mjs';
import { cleanEnvironment, root } from './process.mjs';

/** Builds again at every change and starts the server anew with what was built, from when all apps are there. */
export async function develop(program) {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => ending.abort());
  const server = restartable(program, ending.signal);
  const builds = watchBuilds();
  const built = new Set();
  const watchers = builds.map(([file, args]) => {
    const child = spawn(file, args, {
      cwd: root,
      env: cleanEnvironment(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.on('data', (text) => {
      if (/error/i.test(text)) process.stdout.write(text);
      if (!/built in/.test(text)) return;
      console.log(`built ${args[2]}`);
      built.add(child);
      if (built.size === builds.length) server.restart();
    });
    return child;
  });
  if (!ending.signal.aborted) await once(ending.signal, 'abort');
  for (const child of watchers) child.kill();
  await server.stop();
  return 0;
}

/** Starts wait for one another: a change may come while the server before still ends. */
function restartable(program, ending) {
  let child;
  let pause;
  let last = Promise.resolve();
  const stop = async () => {
    clearTimeout(pause);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  const start = async () => {
    await stop();
    if (ending.aborted) return;
    const args = ['--enable-source-maps', program];
    child = spawn(process.execPath, args, { cwd: root, env: cleanEnvironment(), stdio: 'inherit' });
  };
  const restart = () => {
    clearTimeout(pause);
    pause = setTimeout(() => (last = last.then(start)), 200);
  };
  return { restart, stop };
}
