import type { MessageType } from '@gatehouse/contract/connectors/connectors';
import type { Senders } from '@gatehouse/contract/sign-in-experience/rules';
import type { Runtime } from '../runtime/runtime.ts';
import { storedConfig } from './connector-config.ts';
import { isLoopbackEndpoint } from '../runtime/settings.ts';

const cacheKind = 'senders';

/** Whether messages of tenants without a connector go to the development inbox (ADR 9). */
export const isInboxEnabled = ({ settings }: Pick<Runtime, 'settings'>): boolean =>
  settings.DEVELOPMENT_INBOX ?? isLoopbackEndpoint(settings);

/** The kinds of messages for which a tenant has set up a connector; at most ten seconds old, and dropped when they change. */
export function listSenders(runtime: Runtime, tenantId: string): Promise<MessageType[]> {
  return runtime.cache.get(tenantId, cacheKind, async () => {
    const rows = await runtime.database
      .for(tenantId)
      .selectFrom('connectors')
      .select(['type', 'connectorId', 'sealed'])
      .where('type', '!=', 'Social')
      .$narrowType<{ type: MessageType }>()
      .execute();
    return rows.filter((row) => isWhole(runtime, row)).map(({ type }) => type);
  });
}

/**
 * Whether the settings of a connector are there: it can be made before them. One that is not installed, or whose settings cannot be opened,
 * counts as whole: what is wrong with it is said where it is used.
 */
export function isWhole(
  { connectors, secrets }: Pick<Runtime, 'connectors' | 'secrets'>,
  { connectorId, sealed }: { connectorId: string; sealed: string },
): boolean {
  const settings = connectors.get(connectorId)?.settings;
  try {
    return settings === undefined || settings.safeParse(secrets.openJson(sealed, storedConfig)).success;
  } catch {
    return true;
  }
}

/** Tells every process that a tenant's connectors have changed; after the change is committed. */
export const dropSenders = (runtime: Runtime, tenantId: string): Promise<void> =>
  runtime.cache.changed(tenantId, cacheKind);

/** Whether messages of a kind can be sent: by the tenant's connector, or to the development inbox. */
export async function hasConnector(runtime: Runtime, tenantId: string, type: MessageType): Promise<boolean> {
  return isInboxEnabled(runtime) || (await listSenders(runtime, tenantId)).includes(type);
}

/** What can send messages: connectors, or the development inbox in their place. */
export async function findSenders(runtime: Runtime, tenantId: string): Promise<Senders> {
  const [email, phone] = await Promise.all([
    hasConnector(runtime, tenantId, 'Email'),
    hasConnector(runtime, tenantId, 'Sms'),
  ]);
  return { email, phone };
}
