import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

export type Log = FastifyBaseLogger;

const gatheredBytes = 4096;
const gatheredMs = 500;
const metadata = Symbol.for('pino.metadata');

/**
 * The process's log: JSON lines on standard output. A line each a write costs a request an eighth of its time, so they are gathered
 * for a moment; warnings and errors are written at once, with what was said before them, and the rest when the process
 * ends, also by an uncaught error. (A signal without a handler gives no chance to.)
 */
export function openLog(level: string): Log {
  const gathered = pino.destination({
    dest: 1,
    sync: true,
    minLength: gatheredBytes,
    periodicFlush: gatheredMs,
  });
  process.on('exit', () => gathered.flushSync());
  return pino({ level, redact: ['req.headers.authorization', 'req.headers.cookie'] }, {
    // Asks pino to say the level of each line, in `lastLevel`.
    [metadata]: true,
    lastLevel: 0,
    write(line: string) {
      gathered.write(line);
      if (this.lastLevel >= pino.levels.values.warn!) gathered.flushSync();
    },
  } as pino.DestinationStream & { lastLevel: number });
}
