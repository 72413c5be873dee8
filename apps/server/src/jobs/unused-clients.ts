import { clientRegistrationSettings } from '@gatehouse/contract/client-registration/client-registration';
import type pg from 'pg';
import { encodeLogs } from '../audit/write.ts';
import { insertLogs } from '../database/hot/insert-logs.ts';

const batch = 200;
const { unusedDays: usualDays } = clientRegistrationSettings.parse({});

interface Unused {
  tenantId: string;
  applicationId: string;
  name: string;
  type: string;
}

/**
 * Deletes registered clients that no user gives access to, once they are older than their tenant allows (ADR 230): who can register may leave any
 * number behind. A batch is one transaction with its entries in the audit log. Returns the number of clients.
 */
export async function deleteUnusedClients(client: pg.ClientBase, now: number): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = await deleteBatch(client, now);
    total += deleted;
    if (deleted < batch) return total;
  }
}

async function deleteBatch(client: pg.ClientBase, now: number): Promise<number> {
  await client.query('begin');
  try {
    const { rows } = await client.query<Unused>(
      `delete from applications a where (a.tenant_id, a.id) in (
         select r.tenant_id, r.application_id from registered_clients r
           left join tenant_configs c on c.tenant_id = r.tenant_id and c.key = 'clientRegistration'
         where r.created_at < to_timestamp($1::float8 / 1000)
             - make_interval(days => coalesce((c.value ->> 'unusedDays')::int, ${usualDays}))
           and not exists (select from oidc_instances g where g.tenant_id = r.tenant_id and g.client_id = r.application_id
             and g.model = 'Grant' and g.expires_at > to_timestamp($1::float8 / 1000))
         limit ${batch} for update of r skip locked)
       returning a.tenant_id as "tenantId", a.id as "applicationId", a.name, a.type`,
      [now],
    );
    for (const { tenantId, applicationId, ...application } of rows) {
      const payload = { result: 'Success' as const, params: { applicationId }, application };
      const entry = { key: 'ClientRegistration.Client.Expired' as const, applicationId, payload };
      await client.query(insertLogs.text, [tenantId, encodeLogs([entry], now)]);
    }
    await client.query('commit');
    return rows.length;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
