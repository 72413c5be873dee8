import type { Ctx } from '../../runtime/ctx.ts';
import type { Runtime } from '../../runtime/runtime.ts';

const refused = new WeakMap<Runtime, Map<string, number>>();
const mostRemembered = 10_000;

/** Whether this is the first message that has to wait, in this process and until one may be sent again: webhooks are told once. */
export function isFirstRefusal({ runtime, tenant, now }: Ctx, waitKey: string, openAt: number): boolean {
  const until = refused.get(runtime) ?? new Map<string, number>();
  refused.set(runtime, until);
  const key = `${tenant.id} ${waitKey}`;
  if ((until.get(key) ?? 0) > now) return false;
  if (until.size >= mostRemembered) until.clear();
  until.set(key, openAt);
  return true;
}
