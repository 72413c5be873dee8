import { sql } from 'kysely';
import type { Database } from './database.ts';
import { type ListenerOptions, openListener } from './listener.ts';
import { serverLock } from './locks.ts';

/**
 * Caches data that only affects the content of responses (keys, tenant settings, texts): for at most `maxAgeMs`, and removed in every
 * process when `changed` is called (ADR 6). Data that decides about access is never cached.
 */
export interface Cache {
  get<T>(tenantId: string, kind: string, load: () => Promise<T>): Promise<T>;
  /** Removes a kind of a tenant's data here and, by NOTIFY, in every other process. Call it after the change is committed. */
  changed(tenantId: string, kind: string): Promise<void>;
  /** Whether this process learns what others change. */
  isListening(): boolean;
  close(): Promise<void>;
}

/** Every running server holds this lock with the number of the key it seals with, for `rotate-secrets-key`. */
export const sealingLock = 7_426_004;
/** A key's ID as a 32-bit number, for the lock. */
export const keyNumber = (keyId: string): number => Buffer.from(keyId, 'base64url').readInt32BE();
const channel = 'gatehouse_changed';
const maxAgeMs = 10_000;
const maxEntries = 10_000;

interface Entry {
  value: Promise<unknown>;
  until: number;
}

/** Removes the oldest entry beyond the limit. Those that are still loading don't push out others. */
function trim(entries: Map<string, Entry>): void {
  if (entries.size > maxEntries) entries.delete(entries.keys().next().value ?? '');
}

/** Starts listening. A lost connection is reopened; until then, only age limits the cached data. */
export async function createCache(
  database: Pick<Database, 'for'>,
  sealingKeyId: string,
  options: Omit<ListenerOptions, 'begin' | 'onNotice'>,
): Promise<Cache> {
  const entries = new Map<string, Entry>();
  // What doesn't exist is kept apart, so that requests for invented hosts don't push out what exists.
  const missing = new Map<string, Entry>();
  const forget = (key: string): void => {
    entries.delete(key);
    missing.delete(key);
  };
  const listener = await openListener({
    ...options,
    async begin(client) {
      // Servers hold it shared; `restore` requests it exclusively, which succeeds only if no server is running.
      await client.query('select pg_advisory_lock_shared($1), pg_advisory_lock_shared($2, $3)', [
        serverLock,
        sealingLock,
        keyNumber(sealingKeyId),
      ]);
      await client.query(`listen ${channel}`);
      entries.clear();
      missing.clear();
    },
    onNotice: forget,
  });
  return {
    get<T>(tenantId: string, kind: string, load: () => Promise<T>): Promise<T> {
      const key = `${tenantId}:${kind}`;
      const found = entries.get(key) ?? missing.get(key);
      if (found && found.until > Date.now()) return found.value as Promise<T>;
      forget(key);
      const value = load();
      const entry = { value, until: Date.now() + maxAgeMs };
      entries.set(key, entry);
      void value.then(
        (loaded) => {
          // A notice has removed it meanwhile, or a later load has replaced it.
          if (entries.get(key) !== entry) return;
          if (loaded === undefined) {
            entries.delete(key);
            missing.set(key, entry);
          }
          trim(entries);
          trim(missing);
        },
        () => entries.get(key) === entry && entries.delete(key),
      );
      return value;
    },
    async changed(tenantId, kind) {
      forget(`${tenantId}:${kind}`);
      await sql`select pg_notify(${channel}, ${`${tenantId}:${kind}`})`.execute(database.for(tenantId));
    },
    isListening: () => listener.isConnected(),
    close: () => listener.close(),
  };
}
