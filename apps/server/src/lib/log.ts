import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

export type Log = FastifyBaseLogger;

const bufferBytes = 4096;
const flushMs = 500;
const metadata = Symbol.for('pino.metadata');

/**
 * The process's log: JSON lines on standard output. Writing each line separately takes an eighth of a request's time, so lines are
 * buffered briefly. Warnings and errors are written immediately, with the lines before them, and the rest when the process ends, even
 * by an uncaught error, but not by a signal without a handler.
 */
export function openLog(level: string): Log {
  const buffered = pino.destination({ dest: 1, sync: true, minLength: bufferBytes, periodicFlush: flushMs });
  process.on('exit', () => buffered.flushSync());
  const { warn = 0 } = pino.levels.values;
  const stream = {
    // With this symbol, pino sets `lastLevel` to the level of each line.
    [metadata]: true,
    lastLevel: 0,
    write(line: string) {
      buffered.write(line);
      if (stream.lastLevel >= warn) buffered.flushSync();
    },
  };
  return pino({ level, redact: ['req.headers.authorization', 'req.headers.cookie'] }, stream);
}
