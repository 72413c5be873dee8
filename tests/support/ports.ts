import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/** Blocks of ports from 20000 to 31999, below those that the system assigns automatically. */
const size = 100;
const firstOfBlock = (): number => 20_000 + size * randomInt(120);

/** The last port that this process returned. Calls wait for the previous one. */
let last: Promise<number> | undefined;

/**
 * A port on which nothing listens. A process reserves a block of ports by listening on its first one, and returns each of
 * the others once, so servers that start at the same time in several processes never get the same port.
 */
export function findFreePort(): Promise<number> {
  last = (last ?? holdBlock()).then((port) => nextFree(port + 1));
  return last;
}

async function holdBlock(): Promise<number> {
  const port = firstOfBlock();
  const holder = await listen(port);
  // The listener doesn't keep the process running.
  holder?.unref();
  return holder ? port : holdBlock();
}

async function nextFree(port: number): Promise<number> {
  if (port % size === 0) return nextFree((await holdBlock()) + 1);
  const server = await listen(port);
  if (!server) return nextFree(port + 1);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Returns `undefined` if the port is in use. */
function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
