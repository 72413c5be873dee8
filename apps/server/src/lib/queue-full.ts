/**
 * A bounded queue has no place, or something waited in it for too long, so nothing was done. The response is 429 or 503, and the caller may
 * try again.
 */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}
