/** What one run of a script may use (ADR 165). */
export const scriptLimits = {
  /** From the moment a process takes the run: all of it, including what it awaits. */
  runMs: 3_000,
  /** How long a run may wait for a process. */
  waitMs: 3_000,
  /** Runs that wait, in total and of one tenant. */
  waiting: 200,
  waitingPerTenant: 50,
  /** Memory of the script's engine; WebAssembly counts it in pages of 64 KiB. */
  memoryPages: 768,
  stackBytes: 128 * 1024,
  /** Characters of the result as JSON: a token travels in a header, and most servers accept 16 KB of them. */
  resultLength: 8 * 1024,
  /** Levels of objects and lists in the result. */
  resultDepth: 16,
  messageLength: 1_000,
  consoleLines: 100,
  consoleLineLength: 1_000,
  fetchCalls: 5,
  /** Of all requests and answers of a run together. */
  fetchBytes: 1024 * 1024,
} as const;
