import { plainText } from '../audit/plain.ts';

/** Flows and device requests store their parameters, and anyone can start one (ADR 101). */
const maxBytes = 8 * 1024;
/** Returned to the application unchanged, in a URL or a token. */
const maxOwnBytes: Readonly<Record<string, number>> = { state: 2 * 1024, nonce: 2 * 1024 };

const bytesOf = (value: unknown): number =>
  [value].flat().reduce((sum: number, text) => sum + Buffer.byteLength(String(text ?? '')), 0);

/** An error text with the parameter to shorten, if the parameters are too large to store. */
export function findOversized(parameters: Readonly<Record<string, unknown>>): string | undefined {
  const sizes = Object.entries(parameters)
    .map(([name, value]) => ({ name, bytes: bytesOf(value) }))
    .toSorted((one, other) => other.bytes - one.bytes);
  const own = sizes.find(({ name, bytes }) => bytes > (maxOwnBytes[name] ?? Infinity));
  if (own) return `${own.name} is larger than ${(maxOwnBytes[own.name] ?? 0) / 1024} KB`;
  const total = sizes.reduce((sum, { name, bytes }) => sum + Buffer.byteLength(name) + bytes, 0);
  if (total <= maxBytes) return undefined;
  const [largest] = sizes;
  return `the parameters are larger than ${maxBytes / 1024} KB in all; the largest is ${plainText(largest?.name ?? '', 64)}`;
}
