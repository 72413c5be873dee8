import { edgeErrors } from '@gatehouse/contract/errors';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { addressKey, limitKey, siteKey, siteLimit } from '../limits/rate-limit.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { sendPage } from './page.ts';
import { type OidcRequest, requestOf } from './request.ts';
import type { Begun } from './work.ts';

/** The same window as for sign-in attempts. */
const windowMs = 600_000;
/** New rows count once for each of these bytes, so that the limit also bounds the disk space (ADR 101). */
const unitBytes = 2048;
const maxNetworks = 50_000;

/** Routes on which an anonymous request can store rows. */
const beginning = new Set(['authorization', 'device_authorization', 'code_verification', 'end_session']);
/** Those of them that always begin something, and can be refused before anything else is done. */
const beginningPaths = new Set(['/auth', '/device/auth']);

/** An address, or the /48 around one of IPv6: the name under which it is counted, and its limit. */
interface Network {
  key: string;
  limit: number;
}

/** What this process knows about a network without asking the database. */
interface Share {
  /** Units that the database has counted already and that are not used yet. */
  left: number;
  /** The database has refused to count more. */
  isOver: boolean;
  /** When the window ends. */
  until: number;
}

const shares = new WeakMap<Runtime, Map<string, Share>>();

function networksOf({ runtime, ip }: OidcRequest): Network[] {
  const limit = runtime.settings.LIMIT_FLOWS_PER_ADDRESS;
  const site = siteKey(ip);
  return [
    { key: limitKey('begun', addressKey(ip)), limit },
    ...(site === undefined ? [] : [{ key: limitKey('begun', site), limit: siteLimit(limit) }]),
  ];
}

const shareKey = ({ tenant }: OidcRequest, key: string): string => `${tenant.id} ${key}`;

function findShare(request: OidcRequest, { key }: Pick<Network, 'key'>): Share | undefined {
  const share = shares.get(request.runtime)?.get(shareKey(request, key));
  const wait = (share?.until ?? 0) - request.runtime.clock();
  // A longer wait was calculated while the clock ran ahead (`rate-limit.ts`).
  return wait > 0 && wait <= windowMs + 60_000 ? share : undefined;
}

function setShare(request: OidcRequest, { key }: Pick<Network, 'key'>, share: Share): void {
  const known = shares.get(request.runtime) ?? new Map<string, Share>();
  shares.set(request.runtime, known);
  if (known.size > maxNetworks) known.clear();
  known.set(shareKey(request, key), share);
}

/** The network of the request that this process knows to have reached its limit. */
const findOver = (request: OidcRequest, units: number): Share | undefined =>
  networksOf(request)
    .map((network) => findShare(request, network))
    .find((share) => share?.isOver && share.left < units);

/**
 * Counts what a request begins against its address and the /48 around it, across all processes. The count is part of the statement that stores
 * the rows, and takes some units in advance, so that most requests need no count at all. `over` when this process already knows that a
 * limit is reached.
 */
export function countBegun(ctx: KoaContextWithOIDC, request: OidcRequest): Begun | 'over' | undefined {
  const units = weigh(ctx, request);
  if (units === 0) return undefined;
  if (findOver(request, units)) return 'over';
  const lacking = networksOf(request).filter((network) => {
    const share = findShare(request, network);
    if (!share || share.left < units) return true;
    share.left -= units;
    return false;
  });
  if (lacking.length === 0) return undefined;
  const ahead = ({ limit }: Network): number => Math.floor(limit / 100);
  return {
    counts: lacking.map((network) => ({ ...network, count: units + ahead(network), windowMs })),
    // Concurrent requests may each have taken units in advance: they add up.
    keep() {
      for (const network of lacking) {
        const { left, isOver, until } = findShare(request, network) ?? { left: 0, isOver: false, until: 0 };
        const end = isOver ? until : request.runtime.clock() + windowMs;
        setShare(request, network, { left: left + ahead(network), isOver, until: end });
      }
    },
    refuse({ key, until }) {
      setShare(request, { key }, { left: findShare(request, { key })?.left ?? 0, isOver: true, until });
    },
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

/** Refuses an address that is known to have reached a limit, without a statement. */
export async function refuseOver(ctx: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> {
  if (beginningPaths.has(ctx.path) && findOver(requestOf(ctx), 1)) await answerOver(ctx);
  else await next();
}

/** Answers 429 with Retry-After: a page for browsers, JSON for programs. Nothing of the request is kept. */
export async function answerOver(ctx: KoaContextWithOIDC): Promise<void> {
  const request = requestOf(ctx);
  const ends = networksOf(request).map((network) => {
    const share = findShare(request, network);
    return share?.isOver ? share.until : 0;
  });
  const waitMs = Math.max(...ends) - request.runtime.clock();
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
