import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type pg from 'pg';
import { inject } from 'vitest';

/** A proxy between a server and the database that simulates network failures. */
export interface DatabaseProxy {
  /** The settings for connecting to the database through the proxy. */
  connection: pg.ClientConfig;
  /** Drops everything sent on the open connections, without closing them; new ones work. */
  goSilent(): void;
  /** Closes the open connections. */
  cut(): void;
  /** Closes new connections immediately, as if the database were unreachable. */
  refuse(isRefusing: boolean): void;
  close(): Promise<void>;
}

/** Opens a proxy for a database of this test run. */
export async function openDatabaseProxy(database?: string): Promise<DatabaseProxy> {
  const { host, port, ...rest } = inject('postgres');
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const pairs = new Set<[Socket, Socket]>();
  let isRefusing = false;

  const silence = (pair: [Socket, Socket]): void => {
    for (const socket of pair) {
      socket.removeAllListeners('data');
      socket.removeAllListeners('close');
      // Data is read and discarded, because unread data would block the sender.
      socket.on('data', () => undefined);
    }
  };
  const server = createServer((near) => {
    near.on('error', () => undefined);
    if (isRefusing) return void near.destroy();
    const far = connect(target);
    far.on('error', () => undefined);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    near.on('data', (data) => far.write(data));
    far.on('data', (data) => near.write(data));
    near.on('close', () => far.destroy());
    far.on('close', () => {
      near.destroy();
      pairs.delete(pair);
    });
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => pairs.forEach((pair) => pair.forEach((socket) => socket.destroy()));
  return {
    connection: {
      ...rest,
      ...(database ? { database } : {}),
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
    },
    goSilent: () => pairs.forEach(silence),
    cut,
    refuse: (value) => void (isRefusing = value),
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
