import type { Ctx } from '../../runtime/ctx.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { type CountedSecret, countOrAnswerBlocked, refuseBlocked } from './count-attempt.ts';
import type { Target } from './sentinel-store.ts';

/** Attempts of this process that have not ended, by target; each resolves to whether its secret was correct. */
const underWay = new WeakMap<Runtime, Map<string, Set<Promise<boolean>>>>();
const mostRounds = 10;
/**
 * More concurrent attempts than this aren't made by a person, and each further one that waited for all of them would
 * cost as much again.
 */
const mostAwaited = 50;

/**
 * Counts an attempt, then runs it. If no attempt is left, it waits for those in progress: if one of them is correct,
 * they were not guesses and are forgiven, and this one is counted again; otherwise it is rejected. So a user may sign
 * in more often concurrently than the policy allows guesses, without allowing more guesses (ADR 111).
 */
export async function tryCounted<T>(
  ctx: Ctx,
  target: Target,
  run: (attempt: CountedSecret) => Promise<T>,
): Promise<T> {
  const targets = underWay.get(ctx.runtime) ?? new Map<string, Set<Promise<boolean>>>();
  underWay.set(ctx.runtime, targets);
  const key = `${ctx.tenant.id} ${target.action} ${target.target}`;
  for (let round = 1; ; round += 1) {
    const attempts = targets.get(key) ?? new Set();
    targets.set(key, attempts);
    const { promise, end } = announce();
    attempts.add(promise);
    let attempt: CountedSecret;
    let isRight = false;
    try {
      attempt = await countOrAnswerBlocked(ctx, target);
      if (!attempt.isRefused) {
        const result = await run(attempt);
        isRight = true;
        return result;
      }
    } finally {
      attempts.delete(promise);
      if (attempts.size === 0) targets.delete(key);
      end(isRight);
    }
    if (round === mostRounds || attempts.size > mostAwaited || !(await isAnyRight([...attempts])))
      refuseBlocked(attempt);
  }
}

function announce(): { promise: Promise<boolean>; end: (isRight: boolean) => void } {
  let end: (isRight: boolean) => void = () => undefined;
  const promise = new Promise<boolean>((resolve) => (end = resolve));
  return { promise, end };
}

/** Whether one of them is correct, as soon as one is. */
const isAnyRight = (attempts: Promise<boolean>[]): Promise<boolean> =>
  new Promise((resolve) => {
    for (const attempt of attempts) void attempt.then((isRight) => isRight && resolve(true));
    void Promise.all(attempts).then(() => resolve(false));
  });
