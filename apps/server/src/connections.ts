import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long an answer may still take once the server is to stop. Orchestrators kill after ten seconds; effects want some of them. */
const patienceMs = 3000;

/**
 * Knows a server's connections, so that stopping it waits for answers and for nothing else. The function it returns begins to close
 * them; the one that function returns ends that.
 */
export function watchConnections(server: Server): () => () => void {
  // Browsers open connections ahead of need. Node takes one that has never asked anything for busy, and would wait a minute for it.
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  return () => {
    const sweep = setInterval(() => {
      for (const socket of silent) socket.destroy();
      // A connection whose last request ends while we close would be kept alive for a minute more.
      server.closeIdleConnections();
    }, 50);
    const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
    return () => {
      clearInterval(sweep);
      clearTimeout(cut);
    };
  };
}
