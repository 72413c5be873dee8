import type { Server, ServerResponse } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';

/** A server's connections, so that it can stop without losing a request that has reached it (ADR 113). */
export interface Connections {
  /** From now on each answer closes its connection, so that the caller opens the next one at another process. */
  closeWithAnswers(): void;
  /** Accepts the connections that wait, and no further one. Requests are to be held meanwhile, or their callers come back. */
  closePort(): Promise<void>;
  /** Resolves when no connection is left: each is closed with its answer, or when it has been idle. `cut` ends the waiting. */
  closeAll(cut: AbortSignal): Promise<void>;
}

/** How long connections are left to themselves once no new one is taken: what is on its way arrives meanwhile. */
const idleMs = 100;
/** No more than this many connections wait to be accepted (Node's default backlog, 511), and each takes a turn of the event loop. */
const mostTurns = 1000;
/** So many turns without a new connection mean that none waits. */
const quietTurns = 3;

/** One turn of the event loop, after what has reached the process has been read. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Begins to watch. Call it before the server listens. */
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
  // Before the handler, which may answer at once.
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
      // The system has accepted connections that this process does not know of yet; closing the port resets those that are left.
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
        // Browsers open connections ahead of need. Node takes one that has never asked anything for busy.
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
