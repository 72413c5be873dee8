import { once } from 'node:events';
import { createServer } from 'node:http';
import { defaultTenantId } from '@gatehouse/contract/common';
import { z } from 'zod';
import type { Environment } from './environment.ts';

/** Receives the tenant's emails through the HTTP email connector. */
export interface Mailbox {
  /** The code of the next email to a recipient. Call it before the email is sent. */
  nextCode(address: string): Promise<string>;
  close(): Promise<void>;
}

const message = z.object({ to: z.string(), payload: z.object({ code: z.string().optional() }) });

/** Creates the tenant's email connector; `close` deletes it. */
export async function openMailbox({ pool, secrets }: Environment): Promise<Mailbox> {
  const waiting = new Map<string, (code: string) => void>();
  const server = createServer((request, response) => {
    let received = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (received += chunk));
    request.on('end', () => {
      const { to, payload } = message.parse(JSON.parse(received));
      waiting.get(to)?.(payload.code ?? '');
      waiting.delete(to);
      response.writeHead(204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The mailbox is not listening.');
  await pool.query(
    `insert into connectors (tenant_id, id, connector_id, type, target, sealed) values ($1, 'mailbox', 'http-email', 'Email', 'http-email', $2)`,
    [defaultTenantId, secrets.sealJson({ endpoint: `http://127.0.0.1:${address.port}/` })],
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
