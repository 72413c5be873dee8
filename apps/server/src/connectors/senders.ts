import { defaultEmailId, type MessageType } from '@gatehouse/contract/connectors/connectors';
import { adminTenantId } from '@gatehouse/contract/common';
import type { Senders } from '@gatehouse/contract/sign-in-experience/rules';
import type { Runtime } from '../runtime/runtime.ts';
import { storedConfig } from './connector-config.ts';
import { hasMailServer } from './default-email.ts';

const cacheKind = 'senders';

/** Whether messages of tenants without a connector go to the development inbox (ADR 9). */
export const isInboxEnabled = ({ settings }: Pick<Runtime, 'settings'>): boolean =>
  settings.DEVELOPMENT_INBOX;

interface Sender {
  type: MessageType;
  connectorId: string;
  /** Null for one that has no settings and no row. */
  sealed: string | null;
  isConfigured: boolean;
}

/** A tenant's connectors for messages; cached for ten seconds, or until they change. */
const listOwn = (runtime: Runtime, tenantId: string): Promise<Sender[]> =>
  runtime.cache.get(tenantId, cacheKind, () => readOwn(runtime, tenantId));

async function readOwn(runtime: Runtime, tenantId: string): Promise<Sender[]> {
  const rows = await runtime.database
    .for(tenantId)
    .selectFrom('connectors')
    .select(['type', 'connectorId', 'sealed'])
    .where('type', '!=', 'Social')
    .$narrowType<{ type: MessageType }>()
    .execute();
  const own = rows.map((row) => ({ ...row, isConfigured: isConfigured(runtime, row) }));
  // The admin tenant has no connectors of its own: the operator's mail server sends its email (OPEN-66).
  return tenantId === adminTenantId && hasMailServer(runtime.settings) ? [ofOperator] : own;
}

const ofOperator: Sender = { type: 'Email', connectorId: defaultEmailId, sealed: null, isConfigured: true };

const listTypes = (senders: readonly Sender[]): MessageType[] =>
  senders.filter((sender) => sender.isConfigured).map(({ type }) => type);

/** The message types that a tenant has a configured connector for. */
export const listSenders = async (runtime: Runtime, tenantId: string): Promise<MessageType[]> =>
  listTypes(await listOwn(runtime, tenantId));

/** The tenant's connector for a message type, whether or not it has its settings; none if its messages are kept in the development inbox. */
export async function findSender(
  runtime: Runtime,
  tenantId: string,
  type: MessageType,
): Promise<Pick<Sender, 'connectorId' | 'sealed'> | undefined> {
  const found = (await listOwn(runtime, tenantId)).find((sender) => sender.type === type);
  return found?.connectorId === defaultEmailId && !hasMailServer(runtime.settings) ? undefined : found;
}

/**
 * Whether a connector has its settings: it can be created without them. One that isn't installed, or whose settings
 * can't be decrypted, counts as configured: its problem is reported where it is used.
 */
export function isConfigured(
  { connectors, secrets, settings: own }: Pick<Runtime, 'connectors' | 'secrets' | 'settings'>,
  { connectorId, sealed }: { connectorId: string; sealed: string },
): boolean {
  if (connectorId === defaultEmailId) return hasMailServer(own);
  const settings = connectors.get(connectorId)?.settings;
  try {
    return settings === undefined || settings.safeParse(secrets.openJson(sealed, storedConfig)).success;
  } catch {
    return true;
  }
}

/** Removes a tenant's connectors from the cache of every process. Call it after the change is committed. */
export const dropSenders = (runtime: Runtime, tenantId: string): Promise<void> =>
  runtime.cache.changed(tenantId, cacheKind);

/** Whether messages of a type can be sent: by the tenant's connector, or to the development inbox. */
export async function hasConnector(runtime: Runtime, tenantId: string, type: MessageType): Promise<boolean> {
  return isInboxEnabled(runtime) || (await listSenders(runtime, tenantId)).includes(type);
}

/** What connectors can send now. Not from the cache, because the sign-in experience is cached with it. */
export async function findConnected(runtime: Runtime, tenantId: string): Promise<Senders> {
  const connected = listTypes(await readOwn(runtime, tenantId));
  return { email: connected.includes('Email'), phone: connected.includes('Sms') };
}

/** What can send messages: connectors, or the development inbox instead of them. */
export async function findSenders(runtime: Runtime, tenantId: string): Promise<Senders> {
  return isInboxEnabled(runtime) ? { email: true, phone: true } : findConnected(runtime, tenantId);
}
