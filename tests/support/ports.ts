import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/** Blocks of ports, below those that the system gives out by itself: 20000 to 31999. */
const size = 100;
const firstOfBlock = (): number => 20_000 + size * randomInt(120);

/** The last port this process gave out. One call at a time: each waits for the one before. */
let last: Promise<number> | undefined;

/**
 * A port on which nothing listens. A process holds a block of ports by listening on its first one, and gives each of
 * the others out once: servers that start at the same moment in several processes never get the same port.
 */
export function findFreePort(): Promise<number> {
  last = (last ?? holdBlock()).then((port) => nextFree(port + 1));
  return last;
}

async function holdBlock(): Promise<number> {
  const port = firstOfBlock();
  const holder = await listen(port);
  // It ends with the process and does not keep it alive.
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

/** Nothing where the port is taken. */
function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
