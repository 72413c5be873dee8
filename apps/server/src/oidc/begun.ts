import { edgeErrors } from '@gatehouse/contract/errors';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { addressKey, limitKey } from '../edge/rate-limit.ts';
import type { Runtime } from '../runtime.ts';
import { sendPage } from './page.ts';
import { type OidcRequest, requestOf } from './request.ts';
import type { Begun } from './work.ts';

/** The same window as for sign-in attempts. */
const windowMs = 600_000;
/** New rows count once for each of these bytes, so that the limit also bounds the disk space (ADR 101). */
const unitBytes = 2048;
const maxAddresses = 50_000;

/** Routes on which an anonymous request can store rows. */
const beginning = new Set(['authorization', 'device_authorization', 'code_verification', 'end_session']);
/** Those of them that always begin something, and can be refused before anything else is done. */
const beginningPaths = new Set(['/auth', '/device/auth']);

/** What this process knows about an address without asking the database. */
interface Share {
  /** Units that the database has counted already and that are not used yet. */
  left: number;
  /** The database has refused to count more. */
  isOver: boolean;
  /** When the window ends. */
  until: number;
}

const shares = new WeakMap<Runtime, Map<string, Share>>();

const shareKey = ({ tenant, ip }: OidcRequest): string => `${tenant.id} ${addressKey(ip)}`;

function findShare(request: OidcRequest): Share | undefined {
  const share = shares.get(request.runtime)?.get(shareKey(request));
  const wait = (share?.until ?? 0) - request.runtime.clock();
  // A longer wait was calculated while the clock ran ahead (`rate-limit.ts`).
  return wait > 0 && wait <= windowMs + 60_000 ? share : undefined;
}

function setShare(request: OidcRequest, share: Share): void {
  const known = shares.get(request.runtime) ?? new Map<string, Share>();
  shares.set(request.runtime, known);
  if (known.size > maxAddresses) known.clear();
  known.set(shareKey(request), share);
}

/**
 * Counts what a request begins against its address, across all processes. The count is part of the statement that stores the rows, and
 * takes some units in advance, so that most requests need no count at all. `over` when this process already knows that the limit is reached.
 */
export function countBegun(ctx: KoaContextWithOIDC, request: OidcRequest): Begun | 'over' | undefined {
  const units = weigh(ctx, request);
  if (units === 0) return undefined;
  const share = findShare(request);
  if (share && share.left >= units) {
    share.left -= units;
    return undefined;
  }
  if (share?.isOver) return 'over';
  const { runtime, ip } = request;
  const limit = runtime.settings.LIMIT_FLOWS_PER_ADDRESS;
  const ahead = Math.floor(limit / 100);
  return {
    count: { key: limitKey('begun', addressKey(ip)), count: units + ahead, limit, windowMs },
    // Concurrent requests may each have taken units in advance: they add up.
    keep() {
      const { left, isOver, until } = findShare(request) ?? { left: 0, isOver: false, until: 0 };
      const end = isOver ? until : runtime.clock() + windowMs;
      setShare(request, { left: left + ahead, isOver, until: end });
    },
    refuse: (until) => setShare(request, { left: findShare(request)?.left ?? 0, isOver: true, until }),
  };
}

/** The size of the new rows, in units. An answer to a device is free: there is one for each device request, which was counted. */
function weigh({ oidc }: KoaContextWithOIDC, { pending, instances }: OidcRequest): number {
  if (!pending || pending.answers.size > 0 || !beginning.has(String(oidc.route))) return 0;
  let bytes = 0;
  for (const [key, { payload }] of pending.upserts)
    if (!instances.has(key)) bytes += Buffer.byteLength(JSON.stringify(payload));
  return Math.ceil(bytes / unitBytes);
}

/** Refuses an address that is known to have reached the limit, without a statement. */
export async function refuseOver(ctx: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> {
  const share = beginningPaths.has(ctx.path) ? findShare(requestOf(ctx)) : undefined;
  if (share?.isOver && share.left === 0) await answerOver(ctx);
  else await next();
}

/** Answers 429 with Retry-After: a page for browsers, JSON for programs. Nothing of the request is kept. */
export async function answerOver(ctx: KoaContextWithOIDC): Promise<void> {
  const request = requestOf(ctx);
  const waitMs = (findShare(request)?.until ?? 0) - request.runtime.clock();
  ctx.remove('set-cookie');
  ctx.remove('location');
  ctx.status = 429;
  ctx.set('retry-after', String(Math.max(1, Math.ceil(waitMs / 1000))));
  if (ctx.accepts('json', 'html') === 'html')
    return sendPage(ctx, (t) => ({
      title: t('dead_end.request.title'),
      text: t('error.request.rate_limited'),
    }));
  const { code, message } = edgeErrors.rateLimited;
  ctx.set('cache-control', 'no-store');
  ctx.body = { code, error: 'temporarily_unavailable', error_description: message };
}
