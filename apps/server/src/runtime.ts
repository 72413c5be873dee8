import type { FastifyBaseLogger } from 'fastify';
import type { Cache } from './cache.ts';
import type { Database } from './database/database.ts';
import type { Hasher } from './passwords/hasher.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

export type Log = FastifyBaseLogger;

/** What lives as long as the process; handlers reach it as `ctx.runtime`. */
export interface Runtime {
  settings: Settings;
  database: Database;
  secrets: Secrets;
  cache: Cache;
  hasher: Hasher;
  log: Log;
  /** Milliseconds since 1970; tests move it. */
  clock: () => number;
}
