import { afterEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../../tests/support/ports.ts';
import type { TestServer } from '../../../../tests/support/server.ts';
import { createExporter } from './exporter.ts';
import { type Collector, startCollector, startTracedServer } from './collector.fixture.ts';

const path = '/api/.well-known/sign-in-exp';
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function open(collector?: Collector): Promise<{ server: TestServer; lines: string[] }> {
  const lines: string[] = [];
  const endpoint = collector?.endpoint ?? `http://127.0.0.1:${await findFreePort()}`;
  const server = await startTracedServer({ endpoint }, { logTo: (line) => lines.push(line) });
  if (collector) closers.push(() => collector.stop());
  closers.push(() => server.stop());
  return { server, lines };
}

/** Sends requests, all of which have to be answered. */
async function load(server: TestServer, count: number): Promise<void> {
  const origin = `http://default.localhost:${server.settings.PORT}`;
  for (let done = 0; done < count; done += 20)
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const response = await fetch(origin + path);
        await response.text();
        expect(response.status).toBe(200);
      }),
    );
}

const told = (lines: readonly string[]): { reason: string; lost: number }[] =>
  lines
    .filter((line) => line.includes('traces could not be exported'))
    .map((line) => JSON.parse(line) as { reason: string; lost: number });

describe('a collector that', () => {
  it('is down keeps neither requests nor the stop waiting, and doesn’t flood the log', async () => {
    const { server, lines } = await open();
    await load(server, 1000);
    const started = performance.now();
    await server.stop();
    closers.pop();
    expect(performance.now() - started).toBeLessThan(8_000);
    expect(told(lines).length).toBeLessThanOrEqual(1);
  });

  it.each([
    ['answers 500', 500, 'status 500'],
    ['refuses the credentials', 401, 'status 401'],
  ])('%s is logged with its status, without its answer', async (_case, status, reason) => {
    const collector = await startCollector();
    collector.answer = (response) => void response.writeHead(status).end('text-of-the-collector');
    const { server, lines } = await open(collector);
    await load(server, 600);
    await collector.next();
    await load(server, 600);
    while (told(lines).length === 0) await collector.next();
    expect(told(lines)).toEqual([expect.objectContaining({ reason, lost: expect.any(Number) })]);
    expect(lines.join('')).not.toContain('text-of-the-collector');
  });

  it('never answers loses what finds no place, and the server stops in its time', async () => {
    const collector = await startCollector();
    collector.answer = () => undefined;
    const { server } = await open(collector);
    await load(server, 100);
    await collector.next();
    const before = process.memoryUsage().heapUsed;
    await load(server, 3000);
    globalThis.gc?.();
    // 3,000 requests have more than 10,000 spans, of which 2,048 wait.
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * 1024 * 1024);
    // One export at a time.
    expect(collector.raw.length).toBeLessThanOrEqual(2);
    const started = performance.now();
    await server.stop();
    closers.pop();
    expect(performance.now() - started).toBeLessThan(8_000);
    // The queue had a bound. An export whose connection is closed at the end may be sent again.
    expect(new Set(collector.spans.map(({ spanId }) => spanId)).size).toBeLessThanOrEqual(2048 + 2 * 512);
  });

  it('answers with 100 MB is cut off', async () => {
    const collector = await startCollector();
    let sent = 0;
    let isOver = (): void => undefined;
    const over = new Promise<void>((resolve) => (isOver = resolve));
    collector.answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const chunk = Buffer.alloc(1024 * 1024, ' ');
      const more = (): void => {
        while (sent < 100 && !response.destroyed) {
          sent += 1;
          if (!response.write(chunk)) return void response.once('drain', more);
        }
        response.end();
      };
      response.once('close', isOver);
      more();
    };
    const { server } = await open(collector);
    await load(server, 100);
    await over;
    expect(sent).toBeLessThan(30);
    await load(server, 100);
  });

  it('answers without an end is cut off at the deadline', async () => {
    const collector = await startCollector();
    closers.push(() => collector.stop());
    let timer: NodeJS.Timeout | undefined;
    let isOver = (): void => undefined;
    const over = new Promise<void>((resolve) => (isOver = resolve));
    collector.answer = (response) => {
      response.writeHead(200);
      timer = setInterval(() => response.write(' '), 10);
      response.once('close', isOver);
    };
    const reasons: unknown[] = [];
    const exporter = createExporter({
      endpoint: collector.endpoint,
      headers: {},
      log: { info: () => undefined, warn: (what: unknown) => void reasons.push(what) },
      exportMs: 300,
    });
    const results: number[] = [];
    exporter.export([], ({ code }) => results.push(code));
    await over;
    clearInterval(timer);
    await exporter.forceFlush?.();
    // The spans have arrived; what the collector says about them isn't waited for.
    expect([results.length, await collector.openConnections()]).toEqual([1, 0]);
  });

  it('works again is sent what comes then', async () => {
    const collector = await startCollector();
    collector.answer = (response) => void response.writeHead(400).end();
    const { server, lines } = await open(collector);
    await load(server, 20);
    await collector.next();
    collector.answer = undefined;
    await load(server, 20);
    await collector.next();
    while (!lines.some((line) => line.includes('traces are exported again'))) {
      await load(server, 20);
      await collector.next();
    }
    expect(told(lines)).toHaveLength(1);
  });
});
