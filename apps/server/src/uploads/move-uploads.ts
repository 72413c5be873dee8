import { createHash } from 'node:crypto';
import type { Tenant } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** The URL of an upload as it is written in JSON and in texts inside it: origin and ID. */
const address = /(https?:\/\/[\w.:[\]-]+)\/user-assets\/(\w{21})(?=\.\w)/g;

/** Responses with more URLs than this aren't ours, so they are left unchanged. */
const most = 1000;

/** Whether a text can have URLs of uploads. */
export const hasUploads = (text: string): boolean => text.includes('/user-assets/');

type AddressRuntime = Pick<Runtime, 'cache' | 'database'>;

/**
 * Replaces the origin of all URLs of the tenant's uploads in a text by the tenant's current one. Uploads are stored with their whole URL,
 * also in style sheets and texts, and an installation may move: `ENDPOINT` changes, or a backup is restored elsewhere. The ID decides
 * whether an upload is the tenant's, so similar URLs of other sites stay (ADR 60).
 */
export async function moveUploads(
  { cache, database }: AddressRuntime,
  { id: tenantId, origin }: Pick<Tenant, 'id' | 'origin'>,
  text: string,
): Promise<string> {
  if (!hasUploads(text)) return text;
  const moved = [...text.matchAll(address)].filter(([, at]) => at !== origin).map(([, , id = '']) => id);
  if (moved.length === 0) return text;
  const ids = [...new Set(moved)].toSorted();
  if (ids.length > most) return text;
  // A short key for any number of IDs, because callers choose them and the cache limits the number of entries.
  const key = createHash('sha256').update(ids.join(' ')).digest('base64url');
  const own = await cache.get(tenantId, `uploads ${key}`, () =>
    database.for(tenantId).selectFrom('assets').select('id').where('id', 'in', ids).execute(),
  );
  return text.replaceAll(address, (whole, at: string, id: string) =>
    own.some((asset) => asset.id === id) ? whole.replace(at, origin) : whole,
  );
}

/** The same for a value that is about to be returned. */
export async function moveUploadsIn<T>(
  runtime: AddressRuntime,
  tenant: Pick<Tenant, 'id' | 'origin'>,
  value: T,
): Promise<T> {
  const text = JSON.stringify(value);
  const moved = await moveUploads(runtime, tenant, text);
  const shown: T = moved === text ? value : JSON.parse(moved);
  return shown;
}
