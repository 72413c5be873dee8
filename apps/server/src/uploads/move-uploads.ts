import { createHash } from 'node:crypto';
import type { Tenant } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** The whole address of an upload, as JSON and the texts in it hold it: its origin and its id. */
const address = /(https?:\/\/[\w.:[\]-]+)\/user-assets\/(\w{21})(?=\.\w)/g;

/** More uploads than this are in no answer of ours: its addresses come from elsewhere, and stay. */
const most = 1000;

type AddressRuntime = Pick<Runtime, 'cache' | 'database'>;

/**
 * A text in which every upload of the tenant is named at the tenant's own origin. Uploads are stored by their whole address, in style
 * sheets and texts too, and an installation may move: `ENDPOINT` changes, a backup is restored elsewhere. An id says by itself whose an
 * upload is, so an address elsewhere that looks alike stays (ADR 60).
 */
export async function moveUploads(
  { cache, database }: AddressRuntime,
  { id: tenantId, origin }: Pick<Tenant, 'id' | 'origin'>,
  text: string,
): Promise<string> {
  if (!text.includes('/user-assets/')) return text;
  const moved = [...text.matchAll(address)].filter(([, at]) => at !== origin).map(([, , id = '']) => id);
  if (moved.length === 0) return text;
  const ids = [...new Set(moved)].toSorted();
  if (ids.length > most) return text;
  // A short key, however many ids: callers choose them, and the cache counts entries.
  const key = createHash('sha256').update(ids.join(' ')).digest('base64url');
  const own = await cache.get(tenantId, `uploads ${key}`, () =>
    database.for(tenantId).selectFrom('assets').select('id').where('id', 'in', ids).execute(),
  );
  return text.replaceAll(address, (whole, at: string, id: string) =>
    own.some((asset) => asset.id === id) ? whole.replace(at, origin) : whole,
  );
}

/** The same for a value that is about to be shown. */
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
