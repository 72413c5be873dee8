import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';

/** An endpoint that accepts everything at once, or never answers. */
export class Endpoint {
  received = 0;
  hanging = 0;
  mostHanging = 0;
  readonly #server: Server;
  readonly #waiting = new Set<ServerResponse>();

  constructor() {
    this.#server = createServer((request, response) => {
      request.resume().once('end', () => {
        if (request.url !== '/hangs') {
          this.received += 1;
          return response.writeHead(204).end();
        }
        this.hanging += 1;
        this.mostHanging = Math.max(this.mostHanging, this.hanging);
        this.#waiting.add(response);
        return response.once('close', () => {
          this.hanging -= 1;
          this.#waiting.delete(response);
        });
      });
    });
  }

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** Waits until a condition holds. */
export async function until(isDone: () => boolean, mostMs = 120_000): Promise<void> {
  for (const end = performance.now() + mostMs; !isDone(); await new Promise((go) => setTimeout(go, 5)))
    if (performance.now() > end) throw new Error('The webhooks were not delivered in time.');
}
