/** Headers that a webhook can't set: those that describe the request, and the signatures. */
const reserved = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'expect',
  'host',
  'keep-alive',
  'logto-signature-sha-256',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Whether the service sets this header of webhook requests itself, so that a webhook's own headers don't replace it. */
export function isReservedHeader(name: string): boolean {
  const lower = name.toLowerCase();
  return reserved.has(lower) || /^(gatehouse|proxy)-/.test(lower);
}
