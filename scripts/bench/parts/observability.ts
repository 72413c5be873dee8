import { once } from 'node:events';
import { createServer } from 'node:http';
import { askForToken, type Bench, compare, type Part } from '../bench.ts';
import { ordersToken } from '../data.ts';
import { type BenchServer, findFreePort } from '../environment.ts';
import { atFullSpeed } from '../measure.ts';
import type { Row } from '../report.ts';

const callers = 16;

/** Accepts every export. It runs beside the load, as collectors run beside servers. */
async function startCollector(): Promise<{ url: string; count: () => number; stop(): void }> {
  const port = await findFreePort();
  let bytes = 0;
  const server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.once('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    count: () => bytes,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Measured {
  part?: string;
  what: string;
  /** Of the tokens without these settings. */
  least: number;
  settings: Record<string, string>;
}

/** Tokens of a server with these settings, beside one without. */
async function measure(
  bench: Bench,
  { part = 'observability', what, least, settings }: Measured,
): Promise<Row> {
  const observed = await bench.environment.startServer(settings);
  const side = ({ pid, client }: BenchServer) => ({
    pid,
    measure: (seconds: number) =>
      atFullSpeed(callers, seconds, () => askForToken(client, bench.data.machine, ordersToken)),
  });
  // Short rounds in turn, because the differences are smaller than those between minutes of one machine.
  const often = bench.rounds === 1 ? bench : { ...bench, seconds: 2, rounds: 9 };
  const { ours, floor, ratio, note } = await compare(often, side(observed), side(bench.server));
  await observed.stop();
  return {
    part,
    what,
    figure: ours,
    unit: '/s',
    floor: { what: '/s without', figure: floor },
    ratio,
    budget: `≥ ${least} ×`,
    isMet: ratio >= least,
    note,
  };
}

/** Tokens with statements that have no names, as behind PgBouncer before 1.21 in transaction mode. */
export const measureUnnamed: Part = async (bench) => [
  await measure(bench, {
    part: 'unnamed',
    what: 'tokens without named statements',
    least: 0.5,
    settings: { DATABASE_NAMED_STATEMENTS: 'off' },
  }),
];

/** Tokens with metrics, and with traces of a tenth and of all requests. */
export const measureObservability: Part = async (bench) => {
  const collector = await startCollector();
  const traced = (share: string) => ({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER_ARG: share,
  });
  try {
    const rows = [
      await measure(bench, { what: 'tokens, the same server again', least: 0.97, settings: {} }),
      await measure(bench, {
        what: 'tokens with metrics',
        least: 0.97,
        settings: { METRICS_PORT: String(await findFreePort()) },
      }),
      await measure(bench, { what: 'tokens with traces of 10 %', least: 0.85, settings: traced('0.1') }),
    ];
    if (collector.count() === 0) throw new Error('no traces were exported');
    rows.push(await measure(bench, { what: 'tokens with all traces', least: 0.4, settings: traced('1') }));
    return rows;
  } finally {
    collector.stop();
  }
};
