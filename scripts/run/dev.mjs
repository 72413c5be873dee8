import { once } from 'node:events';
import { openFront } from '../dev/front.mjs';
import { watchServer } from '../dev/server.mjs';
import { buildApps, forgetBuilds } from './build.mjs';

/**
 * The edit loop: updates open pages when the apps change and keeps their state, and rebuilds and restarts the server when its code
 * changes. A change of shared code, such as the contract, does both.
 */
export async function develop(program) {
  // Vite serves the sources, so by default only to this machine.
  const { HOST = 'localhost', PORT = '3001', ADMIN_PORT = '3002', ...environment } = process.env;
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => ending.abort());
  endWithNpm(() => ending.abort());
  // The server reads the names of the built files at start. The pages load the sources from Vite instead.
  await buildApps(['sign-in']);
  forgetBuilds(['server', 'sign-in']);
  const server = watchServer({
    program,
    environment: {
      HOST: '127.0.0.1',
      ENDPOINT: environment.ENDPOINT ?? `http://localhost:${PORT}`,
      ADMIN_ENDPOINT: environment.ADMIN_ENDPOINT ?? `http://localhost:${ADMIN_PORT}`,
    },
  });
  const places = { host: HOST, port: Number(PORT), adminPort: Number(ADMIN_PORT) };
  const front = await openFront(await import('vite'), { ports: server.ports, ...places }).catch(
    async (error) => {
      await server.stop();
      throw error;
    },
  );
  process.send?.('listening');
  if (!ending.signal.aborted) await once(ending.signal, 'abort');
  await Promise.all([front.stop(), server.stop()]);
  return 0;
}

/** npm passes signals on, except for SIGKILL: its child only notices that another process has become its parent. */
function endWithNpm(end) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && end(), 1000).unref();
}
