import pg from 'pg';
import { summarize } from './statement-summary.ts';
import { kindOfError, type OpenSpan, type SpanStart, type Tracing } from './tracing.ts';

type Settle = (error: Error | null | undefined, ...rest: unknown[]) => unknown;

/** What `pg` accepts as a statement: a text, a configuration, or a query of its own with a callback. */
interface Sent {
  name?: string;
  text?: string;
  callback?: Settle;
  /** What a pair of statements sends before: what begins a transaction, or the scope of a tenant. */
  first?: Sent;
}

/** Statements that a hash names (`prepared`) are told by their text. */
const isHash = (name: string): boolean => name.length === 43;

const system = { 'db.system.name': 'postgresql' };

function describe(sent: unknown): SpanStart {
  const given: Sent = typeof sent === 'string' ? { text: sent } : Object(sent);
  const isBegin = /^(?:begin|start)\b/.test(given.first?.text ?? '');
  const { name, text = '' } = (isBegin ? given.first : undefined) ?? given;
  const { operation, target } = summarize(text);
  const isNamed = name !== undefined && !isHash(name);
  const summary = isNamed ? name : [operation, ...(target === undefined ? [] : [target])].join(' ');
  return {
    name: summary,
    kind: 'client',
    attributes: {
      ...system,
      'db.operation.name': operation,
      'db.query.summary': summary,
      ...(isNamed || target === undefined ? {} : { 'db.collection.name': target }),
    },
  };
}

/**
 * Traces what is sent over a pool, and how long it waits for a connection. The pool is changed only if tracing is on, so statements cost the
 * same as before if it is off.
 */
export function traceStatements(pool: pg.Pool, tracing: Tracing): void {
  pool.on('connect', (client) => traceClient(client, tracing));
  const connect: (callback?: Settle) => unknown = pool.connect.bind(pool);
  const traced = (callback?: Settle): unknown => {
    const isAtOnce = pool.idleCount > pool.waitingCount;
    const wait = isAtOnce
      ? undefined
      : tracing.start(() => ({ name: 'wait for a connection', kind: 'internal', attributes: system }));
    if (!callback) return settled(connect(), wait);
    // A pool calls those that wait from within the request that has returned a connection.
    const inTrace = tracing.bind(callback);
    connect((error, ...rest) => {
      finish(wait, error);
      inTrace(error, ...rest);
    });
    return undefined;
  };
  Object.assign(pool, { connect: traced });
}

function traceClient(client: pg.PoolClient, tracing: Tracing): void {
  const send: (...sent: unknown[]) => unknown = client.query.bind(client);
  const traced = (...sent: unknown[]): unknown => {
    const span = tracing.start(() => describe(sent[0]));
    if (!span) return send(...sent);
    const at = sent.findIndex((each) => typeof each === 'function');
    const given = at < 0 ? findCallback(sent[0]) : sent;
    if (!given) return settled(send(...sent), span);
    const key = at < 0 ? 'callback' : at;
    const settle: Settle = Reflect.get(given, key);
    Reflect.set(given, key, (...result: Parameters<Settle>) => {
      finish(span, result[0]);
      return settle(...result);
    });
    return send(...sent);
  };
  Object.assign(client, { query: traced });
}

/** A query of pg's own that was created with a callback; it is sent only once. */
const findCallback = (sent: unknown): object | undefined =>
  sent instanceof pg.Query && 'callback' in sent && typeof sent.callback === 'function' ? sent : undefined;

function settled(result: unknown, span: OpenSpan | undefined): unknown {
  if (!span || !(result instanceof Promise)) return result;
  return result.then(
    (value: unknown) => {
      span.end();
      return value;
    },
    (error: unknown) => {
      finish(span, error);
      throw error;
    },
  );
}

function finish(span: OpenSpan | undefined, error: unknown): void {
  span?.end({ error: error ? kindOfError(error) : undefined });
}
