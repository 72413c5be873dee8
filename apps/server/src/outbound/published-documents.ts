import type { OutboundAnswer } from '@gatehouse/connectors/kit/outbound';

const maxAgeMs = 10_000;
/** A failure is kept only so long that many callers at once are one call to a provider that does not answer. */
const maxFailureAgeMs = 1_000;
/** Of all that is kept, in characters; an answer has a megabyte at most. */
const maxSize = 16 * 1024 * 1024;
/** What an entry costs beside its text. */
const entrySize = 1024;

/** What providers publish about themselves, each at most ten seconds old (ADR 122). */
export interface PublishedDocuments {
  /** What is kept of this address, or what `load` answers, which is then kept. Headers are part of the address. */
  get(tenantId: string, address: string, load: () => Promise<OutboundAnswer>): Promise<OutboundAnswer>;
}

interface Entry {
  answer: Promise<OutboundAnswer>;
  until: number;
  size: number;
}

/** In this process's memory. Of too many, the oldest are forgotten. */
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
  /** When an answer has come, its age counts from then. */
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
      // One that ends later than one begun now is from before the clock was set back.
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
