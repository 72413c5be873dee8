import type { WebhookKey } from '../runtime/runtime.ts';

/**
 * How many places there are in this process for webhooks whose endpoint answers quickly, is unknown, or hangs, how many of them one webhook may
 * have, and how many deliveries a place takes at once. Each place uses one socket, 50 in total.
 */
const lanes = {
  quick: { limit: 25, perWebhook: 4, batch: 8 },
  unknown: { limit: 10, perWebhook: 1, batch: 1 },
  slow: { limit: 15, perWebhook: 1, batch: 1 },
} as const;
export type Lane = keyof typeof lanes;
/** How many deliveries a place takes at once. */
export const batchOf = (lane: Lane): number => lanes[lane].batch;
/** How long a place that has delivered everything waits for more, so that events in quick succession share statements. */
const restMs = 50;

const laneWas = { quick: false, unknown: null, slow: true } as const;
const laneOf = (isSlow: boolean | null): Lane => (isSlow === null ? 'unknown' : isSlow ? 'slow' : 'quick');

interface Worker {
  key: WebhookKey;
  running: number;
  waiting: number;
  /** How many of its places rest: they look again by themselves. */
  resting: number;
  /** Whether something came while all of its places were in use: the last of them may have looked before. */
  isMissed: boolean;
}

/** Webhooks remembered beyond this number are forgotten, except those with something to do. */
const maxRemembered = 20_000;

/**
 * Decides which webhook is served next. Endpoints that hang have a lane of their own, so they use no socket of the others, and tenants take
 * turns, so that one with many webhooks doesn't delay those of another (ADR 163).
 */
export function createLanes(serve: (key: WebhookKey, lane: Lane) => Promise<{ isMore: boolean }>) {
  const workers = new Map<string, Worker>();
  const speeds = new Map<string, boolean>();
  const queues: Record<Lane, Map<string, Set<string>>> = {
    quick: new Map(),
    unknown: new Map(),
    slow: new Map(),
  };
  const running: Record<Lane, number> = { quick: 0, unknown: 0, slow: 0 };
  const rests: Record<Lane, Set<() => void>> = { quick: new Set(), unknown: new Set(), slow: new Set() };
  let isEnding = false;
  const tasks = new Set<Promise<void>>();
  const nameOf = ({ tenantId, id }: WebhookKey): string => `${tenantId} ${id}`;

  function add(key: WebhookKey, isSlow: boolean | null, count: number): void {
    const name = nameOf(key);
    const lane = laneOf(speeds.get(name) ?? isSlow);
    const worker = workers.get(name) ?? { key, running: 0, waiting: 0, resting: 0, isMissed: false };
    const { perWebhook, batch } = lanes[lane];
    const wanted = Math.ceil(count / batch) - worker.resting;
    if (wanted <= 0) return;
    const free = perWebhook - worker.running;
    worker.isMissed ||= free < worker.waiting + wanted;
    if (free <= 0) return;
    worker.waiting = Math.min(free, worker.waiting + wanted);
    workers.set(name, worker);
    queue(lane, name, key.tenantId);
    startNext(lane);
  }

  function queue(lane: Lane, name: string, tenantId: string): void {
    const ofTenant = queues[lane].get(tenantId) ?? new Set();
    queues[lane].set(tenantId, ofTenant.add(name));
  }

  /** The next webhook of the next tenant. Both go to the end of their queue. */
  function takeNext(lane: Lane): [string, Worker] | undefined {
    for (const [tenantId, names] of queues[lane]) {
      queues[lane].delete(tenantId);
      const [name] = names;
      const worker = name === undefined ? undefined : workers.get(name);
      if (name === undefined || !worker) continue;
      names.delete(name);
      worker.waiting -= 1;
      if (worker.waiting > 0) names.add(name);
      if (names.size > 0) queues[lane].set(tenantId, names);
      return [name, worker];
    }
    return undefined;
  }

  function startNext(lane: Lane): void {
    if (running[lane] >= lanes[lane].limit && queues[lane].size > 0) endRests(lane);
    while (running[lane] < lanes[lane].limit) {
      const next = takeNext(lane);
      if (!next) return;
      const [name, worker] = next;
      worker.running += 1;
      running[lane] += 1;
      const task: Promise<void> = serve(worker.key, lane).then(({ isMore }) => {
        tasks.delete(task);
        running[lane] -= 1;
        worker.running -= 1;
        const { isMissed } = worker;
        worker.isMissed = false;
        if (isMore || isMissed) add(worker.key, laneWas[lane], 1);
        else if (worker.running === 0 && worker.waiting === 0) workers.delete(name);
        startNext(lane);
      });
      tasks.add(task);
    }
  }

  function endRests(lane: Lane): void {
    for (const end of rests[lane]) end();
  }

  return {
    add,
    /** Waits for more deliveries of a webhook, unless another one wants the place. */
    async rest(key: WebhookKey, lane: Lane): Promise<void> {
      const worker = workers.get(nameOf(key));
      if (!worker || isEnding || queues[lane].size > 0) return;
      worker.resting += 1;
      await new Promise<void>((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          rests[lane].delete(end);
          resolve();
        };
        const timer = setTimeout(end, restMs);
        rests[lane].add(end);
      });
      worker.resting -= 1;
    },
    /** Ends those that rest, and lets none begin. */
    endRests(): void {
      isEnding = true;
      for (const lane of ['quick', 'unknown', 'slow'] as const) endRests(lane);
    },
    /** Notes how long an endpoint took. Returns whether it still belongs to the lane. */
    note(key: WebhookKey, isSlow: boolean, lane: Lane): boolean {
      if (speeds.size >= maxRemembered) speeds.clear();
      speeds.set(nameOf(key), isSlow);
      return laneOf(isSlow) === lane;
    },
    /** Whether others wait for this lane. */
    isWanted: (lane: Lane): boolean => queues[lane].size > 0,
    async settle(): Promise<void> {
      while (tasks.size > 0) await Promise.allSettled(tasks);
    },
  };
}
