import { adminTenantId } from '@gatehouse/contract/common';
import { encodeLogs } from '../audit/write.ts';
import { settleByHand } from '../billing/built-in/by-hand.ts';
import { insertLogs } from '../database/hot/insert-logs.ts';
import { transact } from '../database/run.ts';
import { type CommandContext, UsageError } from './command.ts';

type Context = Pick<CommandContext, 'client' | 'settings' | 'say'>;

interface OpenInvoice {
  tenantId: string;
  number: string;
  total: number;
  due: string;
  isOverdue: boolean;
}

/** Prints the invoices that the operator collects and that aren't paid, those that are due first. */
export async function listOpenInvoices({ client, say }: Context): Promise<void> {
  const { rows } = await client.query<OpenInvoice>(
    `select tenant_id as "tenantId", number, total, to_char(due_at at time zone 'UTC', 'YYYY-MM-DD') as due, due_at <= now() as "isOverdue"
     from invoices where provider = 'manual' and status = 'open' order by due_at, tenant_id, number`,
  );
  if (rows.length === 0) say('No invoice is open.');
  for (const { tenantId, number, total, due, isOverdue } of rows)
    say(
      [
        tenantId,
        number,
        `$${(total / 100).toFixed(2)}`,
        `due ${due}`,
        ...(isOverdue ? ['overdue'] : []),
      ].join('  '),
    );
}

/** Marks an invoice that the operator collects as paid, or as not owed any more. Servers know it within ten seconds. */
export async function settleInvoice(
  { client, settings, say }: Context,
  id: string,
  number: string,
  outcome: 'paid' | 'void',
): Promise<void> {
  if (settings.BILLING !== 'manual')
    throw new UsageError(
      'Only invoices of BILLING=manual are marked here: other providers know what is paid.',
    );
  const now = Date.now();
  const collection = { dueAfterMs: settings.BILLING_DUE_DAYS * 86_400_000 };
  await transact(client, async (run) => {
    const former = await settleByHand(run, { tenantId: id, number, outcome, collection, now });
    if (former === undefined)
      throw new UsageError(
        `The tenant ${id} has no invoice ${number}. To list those that are open: npm run admin -- invoice list`,
      );
    if (former !== 'open') throw new UsageError(`The invoice ${number} is ${former} already.`);
    const entry = {
      key: outcome === 'paid' ? ('Tenant.Invoice.Paid' as const) : ('Tenant.Invoice.Voided' as const),
      payload: { result: 'Success' as const, actor: 'operator', params: { tenantId: id, number } },
    };
    // A deleted tenant's own audit log may be purged already.
    const tenants = await run('select from tenants where id = $1 and deleted_at is null', [id]);
    for (const at of [adminTenantId, ...(tenants.length > 0 ? [id] : [])])
      await run(insertLogs.text, [at, encodeLogs([entry], now)]);
  });
  say(`The invoice ${number} is ${outcome}.`);
}
