import { setTimeout as wait } from 'node:timers/promises';
import type { Connections } from './connections.ts';
import type { Runtime } from './runtime.ts';

/** Whether this process is stopping, and what that depends on. */
export interface Stopping {
  /** `/api/ready` responds with 503, while requests are still served. */
  isStopping: boolean;
  /** The time of the last request to `/api/ready`; 0 before the first. */
  readyAskedAt: number;
  /** Requests wait for this while the ports close. */
  hold?: Promise<void>;
}

export interface Leaving {
  /** How long requests are served as before while `/api/ready` already responds with 503. None by default. */
  graceMs?: number;
  /** Ends all waiting and closes the remaining connections. */
  atOnce?: AbortSignal;
}

/** The process ends at most this long after the grace period. Docker kills a process ten seconds after the signal, others wait longer. */
export const lastMs = 5000;
/** How long running requests may take after no new connection is accepted. */
const patienceMs = 3000;
/** The part of `lastMs` that is reserved for closing the database. */
const closingMs = 1000;
/** For this long before the ports close, every response closes its connection. */
const farewellMs = 1000;
/** Load balancers ask every few seconds. If none has asked for this long, there is none. */
const askedWithinMs = 120_000;

/** The grace period that load balancers need to notice; none if nothing asks for readiness. */
export function graceMs({ settings, stopping, clock }: Runtime): number {
  const isAsked = clock() - stopping.readyAskedAt < askedWithinMs;
  return isAsked ? settings.SHUTDOWN_GRACE_SECONDS * 1000 : 0;
}

/**
 * Stops without losing a request: reports not ready, then closes connections with their responses, then closes the ports. Returns the time
 * until which other work may continue.
 */
export async function leave(
  stopping: Stopping,
  servers: readonly Connections[],
  { graceMs = 0, atOnce = new AbortController().signal }: Leaving,
): Promise<number> {
  const pause = (ms: number): Promise<void> => wait(ms, undefined, { signal: atOnce }).catch(() => undefined);
  stopping.isStopping = true;
  if (graceMs > farewellMs) await pause(graceMs - farewellMs);
  for (const server of servers) server.closeWithAnswers();
  if (graceMs > 0) await pause(Math.min(graceMs, farewellMs));
  const end = Date.now() + lastMs - closingMs;
  let release = (): void => undefined;
  stopping.hold = new Promise((resolve) => (release = resolve));
  await Promise.all(servers.map((server) => server.closePort()));
  release();
  const cut = AbortSignal.any([AbortSignal.timeout(patienceMs), atOnce]);
  await Promise.all(servers.map((server) => server.closeAll(cut)));
  return atOnce.aborted ? 0 : end;
}
