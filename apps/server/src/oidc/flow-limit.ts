import { edgeErrors } from '@gatehouse/contract/errors';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { callerAt, siteLimit } from '../limits/networks.ts';
import { limitKey } from '../limits/rate-limit.ts';
import { fail } from '../lib/fail.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { sendPage } from './page.ts';
import { type OidcRequest, requestOf } from './request.ts';
import type { FlowCounts } from './work.ts';

/** The same window as for sign-in attempts. */
const windowMs = 600_000;
/** New rows count once for each of these bytes, so that the limit also bounds the disk space (ADR 101). */
const unitBytes = 2048;
const maxNetworks = 50_000;

/** Routes on which an anonymous request can store rows. */
const storingRoutes = new Set([
  'authorization',
  'device_authorization',
  'code_verification',
  'end_session',
  'pushed_authorization_request',
]);
/** Paths that always start a flow or device request, so that requests can be rejected before anything else is done. */
const startingPaths = new Set(['/auth', '/device/auth']);

/** An IP address, or the /48 network of an IPv6 address: its rate limit key, and its limit. */
interface Network {
  key: string;
  limit: number;
}

/** What this process knows about a network without querying the database. */
interface Share {
  /** Units that the database has already counted and that aren't used yet. */
  left: number;
  /** Whether the limit is reached in the database. */
  isLimited: boolean;
  /** The end of the window. */
  until: number;
}

const shares = new WeakMap<Runtime, Map<string, Share>>();

function networksOf({ runtime, ip, pushedBy }: OidcRequest): Network[] {
  const limit = runtime.settings.LIMIT_FLOWS_PER_ADDRESS;
  // All users of an application on a server share its IP address, and it has authenticated.
  if (pushedBy !== undefined)
    return [{ key: limitKey('begun', `application:${pushedBy}`), limit: siteLimit(limit) }];
  const { key, site } = callerAt(ip);
  return [
    { key: limitKey('begun', key), limit },
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

/** Whether this process knows that a network of the request has reached its limit. */
const isLimited = (request: OidcRequest, units: number): boolean =>
  networksOf(request)
    .map((network) => findShare(request, network))
    .some((share) => share?.isLimited && share.left < units);

/**
 * Counts the flows and device requests of an IP address and its /48 network, across all processes. The statement that stores the rows also
 * updates the counts, and reserves some units in advance, so that most requests need no count at all. `limited` if this process already
 * knows that a limit is reached.
 */
export function countFlows(
  ctx: KoaContextWithOIDC,
  request: OidcRequest,
): FlowCounts | 'limited' | undefined {
  const { route, client } = ctx.oidc;
  if (route === 'pushed_authorization_request' && client && client.clientAuthMethod !== 'none')
    request.pushedBy = client.clientId;
  const units = countUnits(ctx, request);
  if (units === 0) return undefined;
  if (isLimited(request, units)) return 'limited';
  const lacking = networksOf(request).filter((network) => {
    const share = findShare(request, network);
    if (!share || share.left < units) return true;
    share.left -= units;
    return false;
  });
  if (lacking.length === 0) return undefined;
  const reserved = ({ limit }: Network): number => Math.floor(limit / 100);
  const unknown: Share = { left: 0, isLimited: false, until: 0 };
  return {
    counts: lacking.map((network) => ({ ...network, count: units + reserved(network), windowMs })),
    // Adds up, because concurrent requests may each have reserved units.
    onCounted() {
      for (const network of lacking) {
        const { left, isLimited, until } = findShare(request, network) ?? unknown;
        const end = isLimited ? until : request.runtime.clock() + windowMs;
        setShare(request, network, { left: left + reserved(network), isLimited, until: end });
      }
    },
    onLimited({ key, until }) {
      const { left } = findShare(request, { key }) ?? unknown;
      setShare(request, { key }, { left, isLimited: true, until });
    },
  };
}

/** The size of the new rows, in units. Decisions about devices are free: each belongs to a device request, which was counted. */
function countUnits({ oidc }: KoaContextWithOIDC, { pending, instances }: OidcRequest): number {
  if (!pending || pending.answers.size > 0 || !storingRoutes.has(oidc.route)) return 0;
  let bytes = 0;
  for (const [key, { payload }] of pending.upserts)
    if (!instances.has(key)) bytes += Buffer.byteLength(JSON.stringify(payload));
  return Math.ceil(bytes / unitBytes);
}

/** Throws 429 for an IP address that is known to have reached the limit, before something else is stored for it. */
export function requireFlowRoom(request: OidcRequest): void {
  if (isLimited(request, 1)) fail(edgeErrors.rateLimited);
}

/** Rejects IP addresses that are known to have reached the limit, without a statement. */
export const rejectTooManyFlows = (ctx: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<unknown> =>
  startingPaths.has(ctx.path) && isLimited(requestOf(ctx), 1) ? answerTooManyFlows(ctx) : next();

/** Answers 429 with Retry-After: a page for browsers, JSON for programs. Nothing of the request is stored. */
export async function answerTooManyFlows(ctx: KoaContextWithOIDC): Promise<void> {
  const request = requestOf(ctx);
  const ends = networksOf(request).map((network) => {
    const share = findShare(request, network);
    return share?.isLimited ? share.until : 0;
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
