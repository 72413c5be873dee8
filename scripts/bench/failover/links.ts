import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a port of this machine that can be cut, as a network can. */
export interface Link {
  port: number;
  /** Nothing goes through any more, in both directions, and no side is told. */
  cut(): void;
  /** New connections work again; those from before the cut are closed. */
  mend(): void;
  close(): void;
}

export async function openLink(target: number): Promise<Link> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer({ noDelay: true }, (near) => {
    const far = isCut ? undefined : connect({ host: '127.0.0.1', port: target, noDelay: true });
    const pair = far ? [near, far] : [near];
    for (const socket of pair) {
      sockets.add(socket);
      const other = pair.find((each) => each !== socket);
      socket.on('error', () => undefined);
      // Data is read and dropped while the link is cut, and the end of one side doesn't reach the other.
      socket.on('data', (data) => void (isCut || other?.write(data)));
      socket.on('close', () => {
        sockets.delete(socket);
        if (!isCut) other?.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const closeAll = (): void => sockets.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => void (isCut = true),
    mend() {
      isCut = false;
      closeAll();
    },
    close() {
      server.close();
      closeAll();
    },
  };
}
