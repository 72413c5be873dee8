import type { Run } from '../../database/run.ts';
import { type Account, account, advance, type Collection, pay, waive } from './account.ts';

/** What the operator says about an invoice that they collect. */
export interface Settlement {
  tenantId: string;
  number: string;
  outcome: 'paid' | 'void';
  collection: Collection;
  now: number;
}

/**
 * Marks an invoice of `BILLING=manual` as paid or void, in the transaction of `run`. Returns the status that it had; undefined if there is no such
 * invoice. The job compares the tenant's subscription with the books next, and what another process has read before isn't written any more.
 */
export async function settleByHand(
  run: Run,
  { tenantId, number, outcome, collection, now }: Settlement,
): Promise<Account['invoices'][number]['status'] | undefined> {
  const rows = await run<{ id: string; document: unknown }>(
    `select id, document from billing_accounts where tenant_id = $1 and provider = 'manual' order by id for update`,
    [tenantId],
  );
  for (const { id, document } of rows) {
    const known = advance(account.parse(document), id, collection, now);
    const invoice = known.invoices.find((one) => one.number === number);
    if (!invoice) continue;
    if (invoice.status !== 'open') return invoice.status;
    const changed = outcome === 'paid' ? pay(known, now, invoice.ref) : waive(known, now, invoice.ref);
    await run('update billing_accounts set document = $2 where id = $1', [id, JSON.stringify(changed)]);
    await run(
      `update subscriptions set next_sync_at = $2, revision = revision + 1 where tenant_id = $1 and provider = 'manual'`,
      [tenantId, new Date(now)],
    );
    return 'open';
  }
  return undefined;
}
