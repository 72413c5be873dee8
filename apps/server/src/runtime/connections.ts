import type { Server, ServerResponse } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';

/** A server's connections, which it can close without losing a request that has reached it (ADR 113). */
export interface Connections {
  /** From now on, every response closes its connection, so that the client opens the next one to another process. */
  closeWithAnswers(): void;
  /** Accepts waiting connections, then no more. Meanwhile, hold requests, because otherwise their clients would open new connections. */
  closePort(): Promise<void>;
  /** Resolves when all connections are closed: after their response, or when they are idle. `cut` closes the remaining ones. */
  closeAll(cut: AbortSignal): Promise<void>;
}

/** How long connections stay open after no new one is accepted, so that requests on their way still arrive. */
const idleMs = 100;
/** At most this many connections wait to be accepted (Node's default backlog, 511), and each takes a turn of the event loop. */
const mostTurns = 1000;
/** After this many turns without a new connection, none is waiting. */
const quietTurns = 3;

/** One turn of the event loop, after data that has reached the process was read. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Starts watching. Call it before the server listens. */
export function watchConnections(server: Server): Connections {
  const sockets = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  let isClosing = false;
  let accepted = 0;
  let ended: Promise<void> | undefined;
  server.on('connection', (socket: Socket) => {
    accepted += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Registered before the handler, which may respond at once.
  server.prependListener('request', (_request, response: ServerResponse) => {
    answers.add(response);
    response.once('close', () => answers.delete(response));
    if (isClosing) response.shouldKeepAlive = false;
  });

  return {
    closeWithAnswers() {
      isClosing = true;
      for (const answer of answers) answer.shouldKeepAlive = false;
    },
    async closePort() {
      // The system may have accepted connections that this process doesn't know of yet; closing the port resets those.
      for (let quiet = 0, turns = 0; quiet < quietTurns && turns < mostTurns; quiet += 1, turns += 1) {
        const before = accepted;
        await turn();
        if (accepted > before) quiet = 0;
      }
      // Not the HTTP server's own `close`: it destroys idle connections, on which a request may be arriving.
      ended = new Promise((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
    },
    async closeAll(cut) {
      const closeIdle = async (): Promise<void> => {
        await turn();
        // Browsers open connections in advance. Node counts one without any request as busy.
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
        server.closeIdleConnections();
      };
      const sweep = setInterval(() => void closeIdle(), idleMs);
      const cutAll = (): void => server.closeAllConnections();
      cut.addEventListener('abort', cutAll);
      if (cut.aborted) cutAll();
      await ended;
      cut.removeEventListener('abort', cutAll);
      clearInterval(sweep);
    },
  };
}
