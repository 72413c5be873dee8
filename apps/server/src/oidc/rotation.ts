import type { Instance } from './load.ts';
import { type OidcRequest, workOf } from './request.ts';
import type { Upsert } from './work.ts';

/** How long a used refresh token returns its successor again, while that one is unused (ADR 110). */
const retryMs = 60_000;

/** The same for tokens that the previous release has consumed: it stored no successor. */
const retryWithoutSuccessorMs = 3000;

/** Whether a used refresh token may be used again, because its client may not have received the response. */
export function mayRetry({ runtime }: OidcRequest, { consumedAt, successor }: Instance): boolean {
  const age = runtime.clock() - (consumedAt ?? 0);
  return successor !== 'used' && age < (successor ? retryMs : retryWithoutSuccessorMs);
}

/** A client that uses a refresh token has received it, so its predecessor can't be retried any more. */
export function notePredecessor(request: OidcRequest, { payload }: Instance): void {
  const { predecessor: id, replacedAt } = payload;
  if (typeof id !== 'string' || typeof replacedAt !== 'number') return;
  // Twice as long, because the predecessor's time starts with the write, which is later.
  if (request.runtime.clock() - replacedAt < 2 * retryMs) workOf(request).replaced.add(id);
}

/** Queues a new refresh token with the value `value`. It replaces the one that the request consumes, if any. */
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
