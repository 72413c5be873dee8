import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fake service that looks up breached passwords. */
export interface RangeService {
  /** The settings of a server that uses it. */
  environment: { BREACHED_PASSWORDS_URL: string; OUTBOUND_ALLOW: string };
  isDown: boolean;
  close(): void;
}

/** Starts a range service: for five digits, it returns the suffixes of the hashes that start with them. It contains one password. */
export async function startRangeService(password: string): Promise<RangeService> {
  const digest = createHash('sha1').update(password).digest('hex').toUpperCase();
  const ranges = createServer((request, response) => {
    if (service.isDown) return void response.writeHead(503).end();
    const asked = request.url?.slice('/range/'.length);
    response.end(
      asked === digest.slice(0, 5) ? `${digest.slice(5)}:37\r\n${'0'.repeat(35)}:0` : `${'0'.repeat(35)}:0`,
    );
  });
  await new Promise<void>((resolve) => ranges.listen(0, '127.0.0.1', resolve));
  const { port } = ranges.address() as AddressInfo;
  const service: RangeService = {
    environment: { BREACHED_PASSWORDS_URL: `http://127.0.0.1:${port}/range`, OUTBOUND_ALLOW: '127.0.0.1' },
    isDown: false,
    close: () => void ranges.close(),
  };
  return service;
}
