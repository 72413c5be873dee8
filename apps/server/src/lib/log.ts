import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

export type Log = FastifyBaseLogger;

const bufferBytes = 4096;
const flushMs = 500;
const metadata = Symbol.for('pino.metadata');

/** Formats a JSON line of the log. */
export type Prettify = (line: string) => string;

/** For a readable log; `undefined` for JSON. `auto` is readable on a terminal. */
export async function loadPrettify(format: 'auto' | 'json' | 'pretty'): Promise<Prettify | undefined> {
  const isPretty = format === 'pretty' || (format === 'auto' && process.stdout.isTTY);
  // Not loaded in production.
  return isPretty ? (await import('./pretty-log.ts')).createPrettify() : undefined;
}

/**
 * The process's log on standard output: JSON lines, or what `prettify` makes of them. Writing each line separately takes an eighth of a
 * request's time, so lines are buffered briefly. Warnings and errors are written immediately, with the lines before them, and the rest when
 * the process ends, even by an uncaught error, but not by a signal without a handler.
 */
export function openLog(level: string, prettify?: Prettify): Log {
  const buffered = pino.destination({ dest: 1, sync: true, minLength: bufferBytes, periodicFlush: flushMs });
  process.on('exit', () => buffered.flushSync());
  const { warn = 0 } = pino.levels.values;
  const stream = {
    // With this symbol, pino sets `lastLevel` to the level of each line.
    [metadata]: true,
    lastLevel: 0,
    write(line: string) {
      buffered.write(prettify ? prettify(line) : line);
      if (stream.lastLevel >= warn) buffered.flushSync();
    },
  };
  return pino({ level, redact: ['req.headers.authorization', 'req.headers.cookie'] }, stream);
}
