import { getTenantKeys } from '../../keys/signing-keys-store.ts';
import { readFlows, selectFlow } from '../../sessions/flow-cookie.ts';
import { findPageApplication, type PageApplicationRow } from '../flow/page-application-store.ts';
import type { PageRequest } from './send-page.ts';

/** The flow of a page, named by its ID in the URL or else by its application (ADR 7). */
export async function findNamed({ runtime, tenant, query, request }: PageRequest): Promise<{
  flowId?: string;
  application?: PageApplicationRow;
  /** Whether every flow of this browser belongs to the application. */
  isOnlyOne: boolean;
  /** Whether this browser has one flow at most. */
  isOnlyFlow: boolean;
}> {
  const { cookies } = await getTenantKeys(runtime, tenant.id);
  const [wanted, appId] = [textOf(query.flow), textOf(query.app_id)];
  const flows = readFlows(tenant.id, cookies, request.headers.cookie);
  const named = selectFlow(flows, { flowId: wanted, appId });
  const clientId = named?.clientId ?? appId;
  const application =
    clientId === undefined ? undefined : await findPageApplication(runtime, tenant.id, clientId, named?.id);
  return {
    flowId: named?.id,
    application,
    isOnlyOne: flows.every((flow) => flow.clientId === clientId),
    isOnlyFlow: flows.length <= 1,
  };
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && !value.includes('\0') ? value : undefined;
