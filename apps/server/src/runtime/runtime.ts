import type { Connector } from '@gatehouse/connectors/kit/connector';
import type { Outbound } from '@gatehouse/connectors/kit/outbound';
import type { SamlReader } from '@gatehouse/connectors/kit/saml/reader';
import type { Cache } from '../database/cache.ts';
import type { Database, OwnerDatabase } from '../database/database.ts';
import type { Hasher } from '../passwords/hasher.ts';
import type { Secrets } from '../keys/secrets.ts';
import type { Log } from '../lib/log.ts';
import type { PublishedDocuments } from '../outbound/published-documents.ts';
import type { Settings } from './settings.ts';
import type { Stopping } from './stopping.ts';

/** Delivers what was committed to the outbox (`delivery/outbox`). */
export interface Outbox {
  /** Works on an entry that has just been committed here, without waiting for it. */
  deliverNow(tenantId: string, id: string): void;
  /** Takes what is due: entries to try again, and those of a process that died. Returns how many. */
  poll(): Promise<number>;
  /** Until nothing is under way here. */
  settle(): Promise<void>;
}

/** What lives as long as the process; handlers reach it as `ctx.runtime`. */
export interface Runtime {
  settings: Settings;
  database: Database;
  secrets: Secrets;
  cache: Cache;
  hasher: Hasher;
  /** Reads what identity providers of SAML send, in a thread of its own (ADR 105). */
  saml: SamlReader;
  /** The guarded way out: every call to another machine goes through it (ADR 9). */
  outbound: Outbound;
  /** What identity providers have published about themselves, for ten seconds (ADR 122). */
  providerDocuments: PublishedDocuments;
  outbox: Outbox;
  /** The kinds of connectors that can be set up, by id. */
  connectors: ReadonlyMap<string, Connector>;
  stopping: Stopping;
  log: Log;
  /** Milliseconds since 1970; tests move it. */
  clock: () => number;
  /** An answer that its endpoint does not declare is a 500, as in tests. Otherwise it is sent and logged. */
  isStrict: boolean;
}

/** The same for the start, jobs, commands and probes. */
export interface OwnerRuntime extends Runtime {
  database: OwnerDatabase;
}
