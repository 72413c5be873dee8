import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultTenantId } from '@gatehouse/contract/common';
import type { House } from './house.ts';

/** Where the tenant's e-mails arrive, by the HTTP connector. */
export interface Mailbox {
  /** The code of the e-mail that comes next to an address. Ask before it is sent. */
  nextCode(address: string): Promise<string>;
  close(): Promise<void>;
}

interface Message {
  to: string;
  payload: { code?: string };
}

/** Sets the tenant's e-mail connector up; closing takes it away again. */
export async function openMailbox({ pool, secrets }: House): Promise<Mailbox> {
  const waiting = new Map<string, (code: string) => void>();
  const server = createServer((request, response) => {
    let received = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (received += chunk));
    request.on('end', () => {
      const { to, payload } = JSON.parse(received) as Message;
      waiting.get(to)?.(payload.code ?? '');
      waiting.delete(to);
      response.writeHead(204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await pool.query(
    `insert into connectors (tenant_id, id, connector_id, type, target, sealed) values ($1, 'mailbox', 'http-email', 'Email', 'http-email', $2)`,
    [defaultTenantId, secrets.sealJson({ endpoint: `http://127.0.0.1:${port}/` })],
  );
  return {
    nextCode: (address) => new Promise((resolve) => waiting.set(address, resolve)),
    async close() {
      await pool.query(`delete from connectors where tenant_id = $1 and id = 'mailbox'`, [defaultTenantId]);
      server.closeAllConnections();
      server.close();
    },
  };
}
