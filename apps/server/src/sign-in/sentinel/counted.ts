import type { Ctx } from '../../runtime/ctx.ts';

const counted = new WeakSet<Ctx>();

/** Marks the request as counted against a limit that all processes share. */
export const markCounted = (ctx: Ctx): void => void counted.add(ctx);

/** Whether a limit bounds the number of such requests, so that each may have its own entry in the audit log. */
export const isCounted = (ctx: Ctx): boolean => counted.has(ctx);
