import pg from 'pg';
import { vi } from 'vitest';
import { StatementPair } from '../../apps/server/src/database/scoped.ts';

function list(sent: unknown): string[] {
  if (typeof sent === 'string') return [sent];
  if (sent instanceof StatementPair) return [sent.first.text, sent.text];
  const { name, text = '' } = sent as { name?: string; text?: string };
  return [name ?? text];
}

/**
 * Does the work, and records what this process sends to the database meanwhile: hot statements by name, others by their text. Heartbeats of
 * idle connections are left out.
 */
export async function recordStatements<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; statements: string[] }> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const result = await work();
    const sent = spy.mock.calls.flatMap(([each]) => list(each));
    return { result, statements: sent.filter((text) => text !== 'select 1') };
  } finally {
    spy.mockRestore();
  }
}
