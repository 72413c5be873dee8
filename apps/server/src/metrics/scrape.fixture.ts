import { findFreePort } from '../../../../tests/support/ports.ts';
import {
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from '../../../../tests/support/server.ts';

interface Series {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** A server that serves metrics. */
export async function startMeasuredServer(options: TestServerOptions = {}): Promise<TestServer> {
  const METRICS_PORT = String(await findFreePort());
  return startTestServer({ ...options, environment: { METRICS_PORT, ...options.environment } });
}

/** The metrics of a server, as Prometheus reads them. */
export async function scrape({ settings }: TestServer): Promise<{ text: string; series: Series[] }> {
  const answer = await fetch(`http://127.0.0.1:${settings.METRICS_PORT}/metrics`);
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(text);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return { text, series: lines.map(parse) };
}

function parse(line: string): Series {
  const [, name = '', inside = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
  if (name === '') throw new Error(`Not a series: ${line}`);
  const labels = [...inside.matchAll(/(\w+)="([^"\\]*)"/g)].map(([, label = '', text = '']) => [label, text]);
  return { name, labels: Object.fromEntries(labels), value: Number(value) };
}

/** The value of one series, 0 if there is none. */
export async function readValue(
  server: TestServer,
  name: string,
  labels: Record<string, string> = {},
): Promise<number> {
  const { series } = await scrape(server);
  const found = series.find(
    (each) =>
      each.name === name && Object.entries(labels).every(([label, value]) => each.labels[label] === value),
  );
  return found?.value ?? 0;
}
