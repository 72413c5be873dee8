import { setTimeout as wait } from 'node:timers/promises';
import type { Connections } from './connections.ts';
import type { Runtime } from './runtime.ts';

/** Whether this process is to stop, and what its stopping depends on. */
export interface Stopping {
  /** `/api/ready` answers 503 although everything is served. */
  isStopping: boolean;
  /** When `/api/ready` was asked last; 0 before. */
  readyAskedAt: number;
  /** Requests wait for this while the ports close. */
  hold?: Promise<void>;
}

export interface Leaving {
  /** How long everything is served as before while `/api/ready` already answers 503. None by default. */
  graceMs?: number;
  /** Ends all waiting: what is not answered by then is cut. */
  atOnce?: AbortSignal;
}

/** The process ends at most so long after the grace: Docker kills ten seconds after its signal, others later. */
export const lastMs = 5000;
/** How long an answer may still take once no new connection is accepted. */
const patienceMs = 3000;
/** What is left of `lastMs` for closing the database. */
const closingMs = 1000;
/** For so long before the ports close each answer closes its connection. */
const farewellMs = 1000;
/** Load balancers ask every few seconds; one that has not asked for so long does not ask at all. */
const askedWithinMs = 120_000;

/** The grace that load balancers need to notice; none where nothing asks for readiness. */
export function graceMs({ settings, stopping, clock }: Runtime): number {
  const isAsked = clock() - stopping.readyAskedAt < askedWithinMs;
  return isAsked ? settings.SHUTDOWN_GRACE_SECONDS * 1000 : 0;
}

/**
 * Leaves the service without losing a request: not ready, then connections close with their answers, then the ports close. Answers
 * until when what else is under way may go on.
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
