import { sql } from 'kysely';
import type { Database } from './database.ts';
import { type ListenerOptions, openListener } from './listener.ts';
import { serverLock } from './locks.ts';

/**
 * Keeps what only shapes an answer (keys, tenant settings, texts): at most `maxAgeMs` old and dropped at once in every
 * process when `changed` is called (ADR 6). What decides whether someone gets in is never kept here.
 */
export interface Cache {
  get<T>(tenantId: string, kind: string, load: () => Promise<T>): Promise<T>;
  /** Drops a kind of a tenant here and, by NOTIFY, in every other process. Call after the change is committed. */
  changed(tenantId: string, kind: string): Promise<void>;
  close(): Promise<void>;
}

/** Held by every running server together with the number of the key it seals with, so that `rotate-secrets-key` knows. */
export const sealingLock = 7_426_004;
/** A key's id as locks are named: 32 bits. */
export const keyNumber = (keyId: string): number => Buffer.from(keyId, 'base64url').readInt32BE();
const channel = 'gatehouse_changed';
const maxAgeMs = 10_000;
const maxEntries = 10_000;

/** Starts listening; a lost connection is opened again, and until then age alone bounds what is kept. */
export async function createCache(
  database: Pick<Database, 'for'>,
  sealingKeyId: string,
  options: Omit<ListenerOptions, 'begin' | 'onNotice'>,
): Promise<Cache> {
  const entries = new Map<string, { value: Promise<unknown>; until: number }>();
  const listener = await openListener({
    ...options,
    async begin(client) {
      // Shared by all servers; `restore` asks for it alone and so knows that none is attached.
      await client.query('select pg_advisory_lock_shared($1), pg_advisory_lock_shared($2, $3)', [
        serverLock,
        sealingLock,
        keyNumber(sealingKeyId),
      ]);
      await client.query(`listen ${channel}`);
      entries.clear();
    },
    onNotice: (payload) => entries.delete(payload),
  });
  return {
    get<T>(tenantId: string, kind: string, load: () => Promise<T>): Promise<T> {
      const key = `${tenantId}:${kind}`;
      const found = entries.get(key);
      if (found && found.until > Date.now()) return found.value as Promise<T>;
      if (entries.size >= maxEntries) entries.clear();
      const value = load();
      entries.set(key, { value, until: Date.now() + maxAgeMs });
      value.catch(() => entries.delete(key));
      return value;
    },
    async changed(tenantId, kind) {
      entries.delete(`${tenantId}:${kind}`);
      await sql`select pg_notify(${channel}, ${`${tenantId}:${kind}`})`.execute(database.for(tenantId));
    },
    close: () => listener.close(),
  };
}
