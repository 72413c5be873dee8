import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { cleanEnvironment, root } from '../run/process.mjs';

/** What the server's process is made of: its own bundle, and the one that draws the sign-in pages. */
const configs = ['apps/server/vite.config.ts', 'apps/sign-in/vite.ssr.config.ts'];

const endWithParent = pathToFileURL(join(root, 'scripts/dev/end-with-parent.mjs')).href;

/**
 * Builds the server at every change and runs it. The next one starts beside the last one, so the embedded database keeps running, and
 * takes over when it is ready; what does not build or start leaves the last one in place.
 */
export function watchServer({ environment, program }) {
  let running;
  let starting = Promise.resolve();
  let isStopping = false;
  // Requests wait until what has changed is built and serves.
  let fresh = defer();
  const building = new Set(configs);

  async function start() {
    const [port, adminPort] = [await freePort(), await freePort()];
    const child = spawn(process.execPath, ['--enable-source-maps', '--import', endWithParent, program], {
      cwd: root,
      env: { ...cleanEnvironment(), ...environment, PORT: String(port), ADMIN_PORT: String(adminPort) },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    const isUp = await waitUntilReady(child, port);
    // SIGINT stops it at once, without the grace that load balancers are given.
    if (!isUp || isStopping) return child.kill('SIGINT');
    running?.child.kill('SIGINT');
    running = { child, port, adminPort };
  }
  const finish = () => {
    starting = starting.then(async () => {
      if (building.size > 0 || isStopping) return;
      await start();
      if (building.size === 0) fresh.resolve();
    });
  };
  function hear(config, message) {
    if (message === 'building') {
      if (fresh.isSettled) fresh = defer();
      building.add(config);
      return;
    }
    building.delete(config);
    if (message === 'built') finish();
    else if (building.size === 0) fresh.resolve();
  }
  const watchers = configs.map((config) => {
    const child = fork(join(root, 'scripts/dev/watch-build.mjs'), [config], { cwd: root });
    return child.on('message', (message) => hear(config, message));
  });
  return {
    /** The ports of the newest server that started; undefined when none has. */
    async ports() {
      await fresh.promise;
      return running;
    },
    async stop() {
      isStopping = true;
      for (const watcher of watchers) watcher.kill();
      await starting;
      if (!running || running.child.exitCode !== null) return;
      running.child.kill('SIGINT');
      await once(running.child, 'exit');
    },
  };
}

function defer() {
  const deferred = { isSettled: false };
  deferred.promise = new Promise((settle) => {
    deferred.resolve = () => {
      deferred.isSettled = true;
      settle();
    };
  });
  return deferred;
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Whether the process serves before it ends. */
async function waitUntilReady(child, port) {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/status`).catch(() => undefined);
    if (answer?.status === 204) return true;
    await delay(20);
  }
  return false;
}
