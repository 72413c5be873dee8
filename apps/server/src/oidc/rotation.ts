import type { Instance } from './load.ts';
import { type OidcRequest, workOf } from './request.ts';
import type { Upsert } from './work.ts';

/** How long a used refresh token answers its successor again, while that one is unused (ADR 110). */
const repeatableMs = 60_000;

/** The same for a token that the release before has used up: it kept no successor. */
const repeatableWithoutSuccessorMs = 3000;

/** Whether a used refresh token may be repeated: its client may have lost the answer. */
export function isRepeatable({ runtime }: OidcRequest, { consumedAt, successor }: Instance): boolean {
  const age = runtime.clock() - (consumedAt ?? 0);
  return successor !== 'used' && age < (successor ? repeatableMs : repeatableWithoutSuccessorMs);
}

/** A client that uses a refresh token has received it, so the one before it is not repeated any more. */
export function notePredecessor(request: OidcRequest, { payload }: Instance): void {
  const { predecessor: id, replacedAt } = payload;
  if (typeof id !== 'string' || typeof replacedAt !== 'number') return;
  // Twice as long, because the predecessor counts its time from the write, which came later.
  if (request.runtime.clock() - replacedAt < 2 * repeatableMs) workOf(request).replaced.add(id);
}

/** Queues a new refresh token; `value` is what the client gets. It takes the place of the one that the request uses up, if any. */
export function queueRefreshToken(request: OidcRequest, row: Upsert, value: string): void {
  const work = workOf(request);
  const [id] = work.rotated.keys();
  if (id === undefined) {
    work.upserts.set(row.id, row);
    return;
  }
  const { secrets, clock } = request.runtime;
  const payload = { ...row.payload, predecessor: id, replacedAt: clock() };
  work.rotated.set(id, { successor: secrets.seal(value), row: { ...row, payload } });
}
