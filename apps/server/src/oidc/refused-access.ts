import { CompiledQuery } from 'kysely';
import type { Tenant } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { accountSql, type Consent, waitingFlow } from './consent-request.ts';
import { flowKey, resumeUrl } from './interaction.ts';

/** What the page shows to a user who may not use the application that started the flow (ADR 154). */
export interface RefusedAccess {
  account: Consent['account'];
  /** Whether the user was added to the list since the page was opened. */
  mayUse: boolean;
  isDevice: boolean;
  /** Ends the flow: the application, or the device, gets `access_denied`. */
  leaveUrl: string;
}

const findRefused = `
  with flow as (${waitingFlow('access')})
   select ${accountSql} as account, flow.payload ? 'deviceCode' as "isDevice",
     gatehouse_may_use_v1($1, a.id, a.app_level_access_control_enabled, u.id) as "mayUse"
   from flow join applications a on a.tenant_id = $1 and a.id = flow.client_id
     join users u on u.tenant_id = $1 and u.id = flow.account_id`;

/** Undefined if the flow shows no such page, or not to the signed-in user. */
export async function getRefusedAccess(
  { database, clock }: Runtime,
  tenant: Tenant,
  flowId: string,
): Promise<RefusedAccess | undefined> {
  const values = [tenant.id, flowKey(flowId), clock()];
  const { rows } = await database
    .for(tenant.id)
    .executeQuery<Omit<RefusedAccess, 'leaveUrl'>>(CompiledQuery.raw(findRefused, values));
  const [row] = rows;
  return row && { ...row, leaveUrl: resumeUrl(tenant, flowId, row.isDevice) };
}
