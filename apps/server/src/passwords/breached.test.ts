import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutbound } from '../outbound/outbound.ts';
import { createBreachedCheck } from './breached.ts';

// SHA-1 of `password` is 5BAA6 1E4C9B93F3F0682250B6CF8331B7EE68FD8.
const suffix = '1E4C9B93F3F0682250B6CF8331B7EE68FD8';
const otherSuffix = '0018A45C4D1DEF81644B54AB7F969B88D65';

/** Fake of the range service, as the documentation of api.pwnedpasswords.com describes it. */
const service = createServer((request, response) => {
  requests.push(request);
  answer(response);
});
let requests: IncomingMessage[] = [];
let answer: (response: ServerResponse) => void;
let address: string;
let warnings: { details: object; message: string }[] = [];
const outbound = createOutbound({ allow: ['127.0.0.1'] });
const log = { warn: (details: object, message: string) => void warnings.push({ details, message }) };

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/range`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  requests = [];
  warnings = [];
});

const lines =
  (...listed: string[]) =>
  (response: ServerResponse) =>
    response.end(listed.join('\r\n'));
const check = (password: string, timeoutMs?: number) =>
  createBreachedCheck({ address, outbound, log, timeoutMs })(password);

describe('breached passwords', () => {
  it('[PWD-18] [OPEN-45] sends only the first five characters of the password’s hash', async () => {
    answer = lines(`${otherSuffix}:4`);
    await check('password');
    expect(requests).toHaveLength(1);
    const [{ method, url, headers, rawHeaders }] = requests as [IncomingMessage];
    expect({ method, url }).toEqual({ method: 'GET', url: '/range/5BAA6' });
    expect(headers['add-padding']).toBe('true');
    expect(headers['content-length'] ?? '0').toBe('0');
    expect(`${url}${rawHeaders.join()}`.toUpperCase()).not.toMatch(/1E4C9|PASSWORD/);
  });

  it('[OPEN-45] a listed suffix is a breached password, in either case', async () => {
    answer = lines(`${otherSuffix}:4`, `${suffix}:9545824`);
    expect(await check('password')).toBe(true);
    answer = lines(`${suffix.toLowerCase()}:1`);
    expect(await check('password')).toBe(true);
    expect(warnings).toEqual([]);
  });

  it('[OPEN-45] a suffix that is not listed, or only as padding, is not a breached password', async () => {
    answer = lines(`${otherSuffix}:4`, `${suffix.slice(1)}:3`, `${suffix}:0`, '');
    expect(await check('password')).toBe(false);
    answer = lines();
    expect(await check('password')).toBe(false);
    expect(warnings).toEqual([]);
  });

  const failures: [string, (response: ServerResponse) => void][] = [
    ['answers 503', (response) => response.writeHead(503).end(`${suffix}:1`)],
    ['breaks off', (response) => response.destroy()],
    [
      'ends its response half-way',
      (response) => response.writeHead(200, { 'content-length': 900 }).end(`${suffix}:1`),
    ],
    [
      'redirects',
      (response) =>
        response.req.url === '/elsewhere'
          ? response.end(`${suffix}:1`)
          : response.writeHead(302, { location: '/elsewhere' }).end(),
    ],
    ['does not answer in time', () => {}],
    ['does not finish in time', (response) => void response.writeHead(200).write(`${suffix}:1\r\n`)],
  ];
  it.each(failures)(
    '[OPEN-45] a service that %s is logged, and the password is not rejected',
    async (_, failure) => {
      answer = failure;
      expect(await check('password', 200)).toBe(false);
      expect(warnings).toHaveLength(1);
      expect(JSON.stringify(warnings).toUpperCase()).not.toMatch(/5BAA6|"PASSWORD"/);
    },
  );

  it('[OPEN-45] a service that is unreachable is logged, and the password is not rejected', async () => {
    const isBreached = createBreachedCheck({ address: 'http://127.0.0.1:1/range', outbound, log });
    expect(await isBreached('password')).toBe(false);
    expect(warnings).toHaveLength(1);
  });

  it('[PWD-18] sends no request without a URL', async () => {
    expect(await createBreachedCheck({ outbound, log })('password')).toBe(false);
    expect([requests, warnings]).toEqual([[], []]);
  });
});
