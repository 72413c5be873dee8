import { tenantExportErrors } from '@gatehouse/contract/tenant-export/tenant-export';
import { runIn } from '../database/run.ts';
import { ApiError } from '../lib/fail.ts';
import type { Ctx } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { protectedAppsDomain } from '../tenancy/tenant.ts';
import { exportTenant } from './export-tenant.ts';
import { seal } from './sealed-file.ts';
import { type Spool, spool } from './spool.ts';

/** Exports that this process prepares or sends at once, of all tenants: each has a connection at first, and a file until it is sent. */
const mostAtOnce = 2;
/** Larger tenants are exported with the command, which writes to the operator's disk. */
const mostBytes = 2 * 1024 ** 3;
/** An export that isn't read to its end by then is aborted. */
const longestMs = 10 * 60_000;

/** The tenants whose exports are prepared or sent by this process. */
const running = new WeakMap<Runtime, Set<string>>();

const alreadyRunning = (): ApiError =>
  new ApiError(tenantExportErrors.running, { headers: { 'retry-after': '10' } });

/**
 * Prepares an export of a tenant in a temporary file, so that no connection waits for a caller who reads slowly, and returns it. With a
 * passphrase, it is sealed and has all secrets. One export of a tenant runs at a time. `approve` runs before the first byte is returned.
 */
export async function prepareExport(
  ctx: Ctx,
  tenantId: string,
  passphrase?: string,
  approve: () => Promise<void> = async () => {},
): Promise<AsyncIterable<Buffer>> {
  const release = begin(ctx, tenantId);
  let file: Spool | undefined;
  try {
    file = await write(ctx, tenantId, passphrase);
    if (!file) throw new ApiError(tenantExportErrors.tooLarge);
    await approve();
  } catch (error) {
    await file?.close();
    release();
    throw error;
  }
  return readOnce(file, release);
}

/** Marks the export as running. Throws 429 if another one of the tenant is, or too many of other tenants are. */
function begin({ runtime }: Ctx, tenantId: string): () => void {
  const tenants = running.get(runtime) ?? new Set<string>();
  running.set(runtime, tenants);
  if (tenants.has(tenantId) || tenants.size >= mostAtOnce) throw alreadyRunning();
  tenants.add(tenantId);
  return () => void tenants.delete(tenantId);
}

function write(ctx: Ctx, tenantId: string, passphrase: string | undefined): Promise<Spool | undefined> {
  const { database, hasher, secrets, settings } = ctx.runtime;
  const source = {
    tenantId,
    protectedAppsDomain: protectedAppsDomain(settings, tenantId) ?? null,
    now: ctx.now,
  };
  return database.snapshot(tenantId, async (db) => {
    const run = runIn(db);
    // Another process may be at it. Released with the transaction.
    const [lock] = await run<{ free: boolean }>(
      `select pg_try_advisory_xact_lock(hashtextextended('tenant-export:' || $1, 0)) as free`,
      [tenantId],
    );
    if (!lock?.free) throw alreadyRunning();
    const lines = exportTenant(run, source, passphrase === undefined ? undefined : secrets);
    const parts =
      passphrase === undefined
        ? lines
        : seal(lines, passphrase, (text, salt) =>
            hasher.deriveKey(text, salt, { from: `export ${tenantId}` }),
          );
    return spool(parts, mostBytes);
  });
}

/** The content of a file, which is closed after it was read or given up. */
function readOnce(file: Spool, release: () => void): AsyncIterable<Buffer> {
  const parts = file.read();
  let isOver = false;
  const end = async (): Promise<void> => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    release();
    await file.close();
  };
  const timer = setTimeout(() => void end(), longestMs);
  timer.unref();
  // Not only in a generator: `return` of one that hasn't been started doesn't run its `finally`.
  const next = async (): Promise<IteratorResult<Buffer>> => {
    const step = await parts.next().catch(async (error: unknown) => {
      await end();
      throw error;
    });
    if (step.done) await end();
    return step;
  };
  return {
    [Symbol.asyncIterator]: () => ({
      next,
      return: async () => {
        await end();
        return { done: true as const, value: undefined };
      },
    }),
  };
}
