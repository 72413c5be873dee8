import type { OutboundAnswer } from '@gatehouse/connectors/kit/outbound';

const maxAgeMs = 10_000;
/** Enough for one request per second to a provider that fails, and no more. */
const maxFailureAgeMs = 1_000;
/** Of all documents together, in characters; one has a megabyte at most. */
const maxSize = 16 * 1024 * 1024;
/** Counted for each document in addition to its text. */
const entrySize = 1024;

/** Documents that providers publish about themselves, at most ten seconds old (ADR 122). */
export interface PublishedDocuments {
  /** The stored answer for this address, or the one that `load` returns, which is then stored. */
  get(tenantId: string, address: string, load: () => Promise<OutboundAnswer>): Promise<OutboundAnswer>;
}

interface Entry {
  answer: Promise<OutboundAnswer>;
  until: number;
  size: number;
}

/** Stores them in memory, and removes the oldest if there are too many. */
export function createPublishedDocuments(
  clock: () => number,
  { capacity = maxSize }: { capacity?: number } = {},
): PublishedDocuments {
  const entries = new Map<string, Entry>();
  let total = 0;

  function forget(key: string, entry: Entry): void {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    total -= entry.size;
  }
  function makeRoom(): void {
    for (const [key, entry] of entries) {
      if (total <= capacity) return;
      forget(key, entry);
    }
  }
  /** The age counts from the arrival of the answer. */
  function settle(key: string, entry: Entry, ageMs: number, size: number): void {
    if (entries.get(key) !== entry) return;
    entry.until = clock() + ageMs;
    entry.size += size;
    total += size;
    makeRoom();
  }

  return {
    get(tenantId, address, load) {
      const key = `${tenantId} ${address}`;
      const known = entries.get(key);
      // One that ends later than a new one would is from before the clock was set back.
      if (known && known.until > clock() && known.until <= clock() + maxAgeMs) return known.answer;
      if (known) forget(key, known);
      const entry: Entry = { answer: load(), until: clock() + maxAgeMs, size: entrySize };
      entries.set(key, entry);
      total += entry.size;
      makeRoom();
      entry.answer.then(
        ({ status, text }) =>
          settle(key, entry, status >= 200 && status < 300 ? maxAgeMs : maxFailureAgeMs, text.length),
        () => settle(key, entry, maxFailureAgeMs, 0),
      );
      return entry.answer;
    },
  };
}
