import { createHmac, randomBytes } from 'node:crypto';
import type { Ctx } from '../../../runtime/ctx.ts';
import { countingMs } from '../../../database/hot/sentinel.ts';
import type { Runtime } from '../../../runtime/runtime.ts';

/** The number of rejected guesses that a process remembers; the oldest are forgotten first. */
const mostGuesses = 10_000;

const refused = new WeakMap<Runtime, { key: Buffer; until: Map<string, number> }>();

/**
 * Whether an overloaded server has rejected this same password for this target in the last hour, and remembers it.
 * Trying it again reveals nothing new, whether or not the account exists, so it need not count again (ADR 111). Stored
 * as a MAC with a key that only this process has.
 */
export function isRepeatedGuess({ runtime, tenant, now }: Ctx, target: string, password: string): boolean {
  const { key, until } = refused.get(runtime) ?? { key: randomBytes(32), until: new Map<string, number>() };
  refused.set(runtime, { key, until });
  const guess = createHmac('sha256', key)
    .update(JSON.stringify([tenant.id, target, password]))
    .digest('base64url');
  const isRepeated = (until.get(guess) ?? 0) > now;
  if (!isRepeated) {
    until.delete(guess);
    until.set(guess, now + countingMs);
  }
  const [oldest] = until.keys();
  if (until.size > mostGuesses && oldest !== undefined) until.delete(oldest);
  return isRepeated;
}
