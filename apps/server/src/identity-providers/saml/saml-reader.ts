import { ConnectorError } from '@gatehouse/connectors/kit/error';
import { type Carried, type SamlReader, unwrap } from '@gatehouse/connectors/kit/saml/reader';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import { QueueFullError } from '../../lib/queue-full.ts';
import type { Settings } from '../../runtime/settings.ts';

export interface SamlReaderOptions {
  /** Script of the thread; by default `saml-reader-thread.js` beside the bundle. */
  entry?: string;
  /** How many documents may be read or wait at once; another one is rejected immediately. */
  queueLimit?: number;
  /** How long a document may wait in the queue. */
  waitMs?: number;
  /** How long a document may be read; then its thread is ended, and another one takes its place. */
  timeoutMs?: number;
}

interface ClosableSamlReader extends SamlReader {
  close(): Promise<void>;
}

/**
 * Reads SAML in a worker thread, one document at a time: a hostile document can only delay other SAML documents, and only briefly (ADR 105). The
 * thread starts with the first document and gets no environment variables, so it can't read the server's secrets.
 */
export function createSamlReader({
  entry = join(import.meta.dirname, 'saml-reader-thread.js'),
  queueLimit = 50,
  waitMs = 5_000,
  timeoutMs = 5_000,
}: SamlReaderOptions = {}): ClosableSamlReader {
  // Fails at the start, not at the first sign-in.
  if (!existsSync(entry))
    throw new Error(`${entry} is missing: build the server, or set 0 hash processes for development.`);
  let pool: Tinypool | undefined;
  let length = 0;
  let last: Promise<unknown> = Promise.resolve();

  function open(): Tinypool {
    const opened = new Tinypool({
      filename: entry,
      minThreads: 1,
      maxThreads: 1,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    // Emitted by an idle thread; the next document gets a new one.
    opened.on('error', () => {});
    return opened;
  }

  async function read<R>(name: keyof SamlReader, given: unknown[]): Promise<R> {
    pool ??= open();
    const signal = AbortSignal.timeout(timeoutMs);
    const answer: Carried<R> = await pool.run(given, { name, signal }).catch((cause: unknown) => {
      const why = signal.aborted ? 'it takes too long' : 'the thread has ended';
      throw new ConnectorError('invalid_response', `The XML cannot be read: ${why}`, { cause });
    });
    return unwrap(answer);
  }

  async function takeTurn<R>(name: keyof SamlReader, given: unknown[]): Promise<R> {
    if (length >= queueLimit) throw new QueueFullError('too many documents wait to be read');
    const came = performance.now();
    const turn = last.then(() => {
      if (performance.now() - came > waitMs)
        throw new QueueFullError('waited too long for other documents to be read');
      return read<R>(name, given);
    });
    length += 1;
    last = turn.catch(() => undefined).finally(() => (length -= 1));
    return turn;
  }

  return {
    readResponse: (...given) => takeTurn('readResponse', given),
    readMetadata: (...given) => takeTurn('readMetadata', given),
    readServiceRequest: (...given) => takeTurn('readServiceRequest', given),
    close: async () => pool?.destroy(),
  };
}

/** The server's reader. Without hash processes (tests and development) it reads in the server's own thread. */
export async function openSamlReader({
  HASH_PROCESSES: processes,
}: Pick<Settings, 'HASH_PROCESSES'>): Promise<ClosableSamlReader> {
  if (processes !== 0) return createSamlReader();
  const { readHere } = await import('@gatehouse/connectors/kit/saml/read-here');
  return { ...readHere, close: async () => {} };
}
