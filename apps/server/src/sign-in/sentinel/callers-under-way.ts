import type { Ctx } from '../../runtime/ctx.ts';
import { siteOf } from '../../limits/networks.ts';
import type { Runtime } from '../../runtime/runtime.ts';

/**
 * The counted requests of one IP address or IPv6 /48 that this process works on, and those that wait for one of them to be given back.
 */
interface Callers {
  underWay: number;
  waiting: Set<(hasRoom: boolean) => void>;
}

const all = new WeakMap<Runtime, Map<string, Callers>>();
const counted = new WeakMap<Ctx, { key: string; isRight: boolean }>();
/** Further ones are rejected at once. */
const mostWaiting = 500;

const keyOf = ({ tenant, ip }: Ctx): string => `${tenant.id} ${siteOf(ip)}`;

/** Registers a request that was counted and has not ended. */
export function beginCall(ctx: Ctx): void {
  if (counted.has(ctx)) return;
  const key = keyOf(ctx);
  counted.set(ctx, { key, isRight: false });
  const addresses = all.get(ctx.runtime) ?? new Map<string, Callers>();
  all.set(ctx.runtime, addresses);
  const callers = addresses.get(key) ?? { underWay: 0, waiting: new Set() };
  addresses.set(key, callers);
  callers.underWay += 1;
}

/** The request was correct and is given back. */
export function markRight(ctx: Ctx): void {
  const call = counted.get(ctx);
  if (call) call.isRight = true;
}

/** Ends a request. A correct one admits one that waits before it ends; when none is in progress anymore, none will. */
export function endCall(ctx: Ctx): void {
  const call = counted.get(ctx);
  const callers = call && all.get(ctx.runtime)?.get(call.key);
  if (!callers) return;
  counted.delete(ctx);
  const [next] = callers.waiting;
  if (call.isRight) next?.(true);
  callers.underWay -= 1;
  if (callers.underWay > 0) return;
  all.get(ctx.runtime)?.delete(call.key);
  for (const wake of callers.waiting) wake(false);
}

/**
 * Waits for a request of the same IP address that this process works on. True if one was correct, or the window of the limit has ended, and
 * this request, which is in progress from then on, can be counted again; otherwise false.
 */
export function awaitRoom(ctx: Ctx, windowMs: number): Promise<boolean> {
  endCall(ctx);
  const callers = all.get(ctx.runtime)?.get(keyOf(ctx));
  if (!callers || callers.waiting.size >= mostWaiting) return Promise.resolve(false);
  return new Promise((resolve) => {
    const wake = (hasRoom: boolean): void => {
      clearTimeout(timer);
      callers.waiting.delete(wake);
      if (hasRoom) beginCall(ctx);
      resolve(hasRoom);
    };
    const timer = setTimeout(() => wake(true), windowMs).unref();
    callers.waiting.add(wake);
  });
}
