import { sql } from 'kysely';
import pg from 'pg';
import type { Runtime } from '../runtime/runtime.ts';

/** The result of a successful sign-in. */
export const succeeded = 'Success';

/** Something that the dashboard counts. */
export type Usage =
  | { kind: 'token'; userId: string | undefined }
  /** A user who signed in without a token, to a SAML application. */
  | { kind: 'active'; userId: string }
  /** `result` is `succeeded`, or why the sign-in failed; `factors` are those of a successful one. */
  | { kind: 'sign-in'; applicationId: string; result: string; factors?: readonly string[] };

/** What a process has counted since its last batch, for a tenant, by day. */
interface Counts {
  active: Map<string, Set<string>>;
  tokens: Map<string, { users: number; machines: number }>;
  /** By application and result. */
  signIns: Map<string, Map<string, number>>;
  factors: Map<string, Map<string, number>>;
}

interface Counter {
  waiting: Map<string, Counts>;
  /** Who was counted on `day`, by tenant and user: they need no further row on that day. */
  known: Set<string>;
  day: string;
  timer?: NodeJS.Timeout;
  flushing?: Promise<void>;
}

/** Long, so that a tenant costs a process one statement in this time, however many tokens it issues. */
const maxWaitMs = 10_000;
/** About 10 MB. Beyond it, who was counted is forgotten, and their rows are found to exist. */
const mostKnown = 100_000;

const counters = new WeakMap<Runtime, Counter>();

function counterOf(runtime: Runtime): Counter {
  const counter = counters.get(runtime) ?? { waiting: new Map(), known: new Set(), day: '' };
  counters.set(runtime, counter);
  return counter;
}

/** The UTC day of a time: `2026-11-26`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Counts in memory; a batch writes it within ten seconds, and when the process stops (ADR 168). A process that is killed loses what it has
 * counted since, except for active users, whom their next token counts.
 */
export function countUsage(runtime: Runtime, tenantId: string, usage: Usage): void {
  const counter = counterOf(runtime);
  const day = dayOf(runtime.clock());
  if (day !== counter.day || counter.known.size >= mostKnown) counter.known.clear();
  counter.day = day;
  const counts = countsOf(counter, tenantId);
  if (usage.kind !== 'sign-in' && usage.userId !== undefined) {
    const key = `${tenantId} ${usage.userId}`;
    if (!counter.known.has(key)) addTo(counts.active, day, usage.userId);
    counter.known.add(key);
  }
  if (usage.kind === 'token') {
    const tokens = counts.tokens.get(day) ?? { users: 0, machines: 0 };
    counts.tokens.set(day, tokens);
    tokens[usage.userId === undefined ? 'machines' : 'users'] += 1;
  } else if (usage.kind === 'sign-in') {
    runtime.metrics?.countSignIn(usage.result);
    increase(counts.signIns, day, `${usage.applicationId} ${usage.result}`);
    for (const factor of usage.factors ?? []) increase(counts.factors, day, factor);
  }
  flushLater(runtime, counter);
}

function flushLater(runtime: Runtime, counter: Counter): void {
  counter.timer ??= setTimeout(() => {
    counter.timer = undefined;
    void flushUsage(runtime);
  }, maxWaitMs).unref();
}

function countsOf(counter: Counter, tenantId: string): Counts {
  const counts = counter.waiting.get(tenantId) ?? {
    active: new Map(),
    tokens: new Map(),
    signIns: new Map(),
    factors: new Map(),
  };
  counter.waiting.set(tenantId, counts);
  return counts;
}

function addTo(days: Map<string, Set<string>>, day: string, value: string): void {
  days.set(day, (days.get(day) ?? new Set()).add(value));
}

function increase(days: Map<string, Map<string, number>>, day: string, key: string, by = 1): void {
  const counts = days.get(day) ?? new Map<string, number>();
  days.set(day, counts.set(key, (counts.get(key) ?? 0) + by));
}

/** Writes what was counted. What can't be written now is tried again, until the process stops. */
export async function flushUsage(runtime: Runtime): Promise<void> {
  const counter = counterOf(runtime);
  await counter.flushing;
  clearTimeout(counter.timer);
  counter.timer = undefined;
  const batch = [...counter.waiting];
  // Another call may have taken it.
  if (batch.length === 0) return counter.flushing;
  counter.waiting.clear();
  counter.flushing = write(runtime, counter, batch);
  await counter.flushing;
  if (counter.waiting.size > 0 && !runtime.stopping.isStopping) flushLater(runtime, counter);
}

async function write(runtime: Runtime, counter: Counter, batch: [string, Counts][]): Promise<void> {
  for (const [tenantId, counts] of batch)
    try {
      await sql`select gatehouse_count_usage_v1(gatehouse_tenant(), ${encode(counts)}::jsonb)`.execute(
        runtime.database.for(tenantId),
      );
    } catch (error) {
      runtime.log.error({ err: error, tenant: tenantId }, 'usage could not be counted');
      // Class 23 is a violated constraint: the tenant was deleted.
      if (!(error instanceof pg.DatabaseError && error.code?.startsWith('23')))
        merge(countsOf(counter, tenantId), counts);
    }
}

/** Adds counts that were not written to those that came in since. */
function merge(to: Counts, from: Counts): void {
  for (const [day, users] of from.active) for (const user of users) addTo(to.active, day, user);
  for (const [day, { users, machines }] of from.tokens) {
    const tokens = to.tokens.get(day) ?? { users: 0, machines: 0 };
    to.tokens.set(day, { users: tokens.users + users, machines: tokens.machines + machines });
  }
  for (const name of ['signIns', 'factors'] as const)
    for (const [day, counts] of from[name])
      for (const [key, count] of counts) increase(to[name], day, key, count);
}

/** The input of the SQL function. */
function encode({ active, tokens, signIns, factors }: Counts): string {
  return JSON.stringify({
    active: [...active].map(([date, users]) => ({ date, users: [...users] })),
    tokens: [...tokens].map(([date, counts]) => ({ date, ...counts })),
    signIns: listCounts(signIns).map(({ key, ...counted }) => {
      const [application, result] = key.split(' ');
      return { ...counted, application, result };
    }),
    factors: listCounts(factors).map(({ key, ...counted }) => ({ ...counted, factor: key })),
  });
}

const listCounts = (days: Map<string, Map<string, number>>) =>
  [...days].flatMap(([date, counts]) => [...counts].map(([key, count]) => ({ date, key, count })));
