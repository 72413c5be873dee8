import { Counter } from 'prom-client';
import { type Area, Durations } from './durations.ts';
import type { MetricsRegistry } from './registry.ts';

/** Adds a request: to numbers in arrays, so that it neither looks up labels nor allocates. */
export type CountRequest = (method: string, status: number, ms: number) => void;

/** Returns what counts the requests of a route, by its template. */
export type OpenRoute = (route: string, area: Area) => CountRequest;

/** Others are of no route. HEAD is answered like GET. */
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'other'] as const;
const methodNumbers = new Map<string, number>([
  ...methods.map((method, at) => [method, at] as const),
  ['HEAD', 0],
]);
const otherMethod = methods.length - 1;
/** `0xx` is a response that was never sent. */
const classes = 6;

/**
 * The series of requests by route. Anonymous callers can cause about one for each route, of which there are fewer than half as many. Beyond
 * it, requests are counted for the route `other` (ADR 219).
 */
export const mostRouteSeries = 1_400;

interface Cell {
  labels: { route: string; method: string; status: string };
  count: number;
}

export function createRequestMetrics(registry: MetricsRegistry): OpenRoute {
  const registers = [registry];
  const cells: Cell[] = [];
  const byStatus = new Float64Array(600);
  const durations = new Durations({
    name: 'gatehouse_http_request_duration_seconds',
    help: 'How long requests took, by area.',
    labelNames: ['area'],
    registers,
  });
  // A counter registers itself, and reads the numbers at each scrape.
  void new Counter({
    name: 'gatehouse_http_requests_total',
    help: 'Requests by route, method and class of status. HEAD counts as GET.',
    labelNames: ['route', 'method', 'status'],
    registers,
    collect() {
      this.reset();
      for (const { labels, count } of cells) this.inc(labels, count);
    },
  });
  void new Counter({
    name: 'gatehouse_http_responses_total',
    help: 'Responses by status.',
    labelNames: ['status'],
    registers,
    collect() {
      this.reset();
      byStatus.forEach((count, status) => count > 0 && this.inc({ status: String(status) }, count));
    },
  });

  /** The cells of a route, by method and class of status, which are opened when they are first needed. */
  function openRoute(route: string): (at: number) => Cell {
    const own: (Cell | undefined)[] = [];
    return (at) => (own[at] ??= route !== 'other' && cells.length >= mostRouteSeries ? rest(at) : open(at));

    function open(at: number): Cell {
      const method = methods[Math.floor(at / classes)] ?? 'other';
      const cell = { labels: { route, method, status: `${at % classes}xx` }, count: 0 };
      cells.push(cell);
      return cell;
    }
  }
  const rest = openRoute('other');

  return (route, area) => {
    const find = openRoute(route);
    const observe = durations.of(area);
    return (method, status, ms) => {
      const statusClass = Math.min(Math.floor(status / 100), classes - 1);
      find((methodNumbers.get(method) ?? otherMethod) * classes + statusClass).count += 1;
      byStatus[status] = (byStatus[status] ?? 0) + 1;
      observe(ms);
    };
  };
}
