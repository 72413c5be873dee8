import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { inject } from 'vitest';

/** A pooler that gives clients a connection for one transaction at a time, as PgBouncer before 1.21 does in that mode. */
export interface TransactionPooler {
  url: string;
  stop(): Promise<void>;
}

interface Session {
  socket: Socket;
  /** Who has it for the transaction that runs. */
  client: Socket | undefined;
}

const message = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const greeting = Buffer.concat([message('R', number(0)), message('Z', Buffer.from('I'))]);

/** Splits what has arrived into whole messages (PostgreSQL manual, 55.7), and keeps the rest. */
function createReader(take: (whole: Buffer) => void): (data: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (data) => {
    rest = Buffer.concat([rest, data]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = rest.readInt32BE(1) + 1;
      take(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  };
}

/** Logs in with pg, which then hands its socket over. */
async function openSession(database: string): Promise<Socket> {
  const client = new pg.Client({ ...inject('postgres'), database });
  // Stopping the pooler ends its sessions.
  client.on('error', () => undefined);
  await client.connect();
  const { stream } = client.connection;
  stream.removeAllListeners('data');
  return stream as Socket;
}

/** Starts a pooler. With `refuses`, it accepts no connection with one of these parameters. */
export async function startTransactionPooler(
  database: string,
  refuses: readonly string[] = [],
): Promise<TransactionPooler> {
  const sessions: Session[] = [];
  for (let opened = 0; opened < 12; opened += 1) {
    const session: Session = { socket: await openSession(database), client: undefined };
    sessions.push(session);
    session.socket.on(
      'data',
      createReader((whole) => {
        session.client?.write(whole);
        if (whole[0] === 0x5a && whole[5] === 0x49) session.client = undefined;
      }),
    );
  }
  const clients = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    clients.add(client);
    client.on('error', () => undefined);
    client.once('data', (startup) => {
      const refused = refuses.find((name) => startup.includes(`\0${name}\0`));
      if (refused !== undefined) {
        const text = `SFATAL\0C08P01\0Munsupported startup parameter: ${refused}\0\0`;
        return void client.end(message('E', Buffer.from(text)));
      }
      client.write(greeting);
      client.on(
        'data',
        createReader((whole) => {
          if (whole[0] === 0x58) return void client.end();
          let session = sessions.find((each) => each.client === client);
          session ??= sessions.find((each) => each.client === undefined);
          if (!session) throw new Error('All sessions of the pooler are in use');
          session.client = client;
          session.socket.write(whole);
          return undefined;
        }),
      );
      return undefined;
    });
    client.on('close', () => clients.delete(client));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://pooled@127.0.0.1:${port}/${database}`,
    async stop() {
      for (const socket of [...clients, ...sessions.map((session) => session.socket)]) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
