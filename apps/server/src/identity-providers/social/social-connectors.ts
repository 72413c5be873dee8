import type { Connector, OneTap } from '@gatehouse/connectors/kit/connector';
import { chooseLogo } from '@gatehouse/connectors/kit/marks';
import type { ConnectorPlatform } from '@gatehouse/contract/connectors/connectors';
import { storedConfig } from '../../connectors/connector-config.ts';
import { isConfigured } from '../../connectors/senders.ts';
import type { Tenant } from '../../runtime/ctx.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { postAddress } from '../addresses.ts';
import type { Connected } from '../identity-provider.ts';
import { openConnector } from '../open-connector.ts';
import { createProviderTools } from '../provider-tools.ts';

const cacheKind = 'social-connectors';

/** What pages show of a social connector. Contains no secret. */
export interface SocialConnector {
  id: string;
  target: string;
  platform: ConnectorPlatform | null;
  name: Record<string, string>;
  logo: string;
  logoDark: string | null;
  /** The provider's own prompt, if it is turned on. */
  oneTap?: OneTap;
}

/** A social connector that users can sign in with. */
export interface OpenSocialConnector extends Connected {
  target: string;
  syncProfile: boolean;
  hasOneTap: boolean;
}

/** A tenant's social connectors, oldest first; cached for ten seconds, or until they change. */
export function listSocialConnectors(runtime: Runtime, tenantId: string): Promise<SocialConnector[]> {
  return runtime.cache.get(tenantId, cacheKind, async () => {
    const rows = await runtime.database
      .for(tenantId)
      .selectFrom('connectors')
      .select(['id', 'connectorId', 'target', 'platform', 'metadata', 'sealed'])
      .where('type', '=', 'Social')
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    return rows.flatMap(({ id, connectorId, target, platform, metadata, sealed }) => {
      const installed = runtime.connectors.get(connectorId);
      if (!installed || !isConfigured(runtime, { connectorId, sealed })) return [];
      const about = installed.metadata;
      const { name = about.name } = metadata;
      const picture = chooseLogo(metadata, about);
      const oneTap = installed.oneTap && toOneTap(installed, runtime.secrets.openJson(sealed, storedConfig));
      return [{ id, target, platform: platform || null, name, ...picture, oneTap }];
    });
  });
}

/** The provider's own prompt, if the connector has one and it is turned on. */
const toOneTap = (installed: Connector, config: Record<string, unknown>): OneTap | undefined => {
  const settings = installed.settings.safeParse(config);
  return settings.success ? installed.oneTap?.(settings.data) : undefined;
};

/** Removes a tenant's connectors from the cache of every process. Call it after the change is committed. */
export const dropSocialConnectors = (runtime: Runtime, tenantId: string): Promise<void> =>
  runtime.cache.changed(tenantId, cacheKind);

/** A social connector, read from the database: it decides who signs in. */
export async function findSocialConnector(
  runtime: Runtime,
  { id: tenantId, origin }: Pick<Tenant, 'id' | 'origin'>,
  id: string,
): Promise<OpenSocialConnector | undefined> {
  const { connectors, database, secrets } = runtime;
  const row = await database
    .for(tenantId)
    .selectFrom('connectors')
    .select(['id', 'connectorId', 'target', 'syncProfile', 'enableTokenStorage', 'sealed'])
    .where('id', '=', id)
    .where('type', '=', 'Social')
    .executeTakeFirst();
  const installed = row && connectors.get(row.connectorId);
  if (!row || !installed || !isConfigured(runtime, row)) return undefined;
  const { target, syncProfile, enableTokenStorage, sealed } = row;
  const config = secrets.openJson(sealed, storedConfig);
  const postUri = postAddress({ origin, connectorId: id });
  return {
    id,
    target,
    syncProfile,
    hasOneTap: toOneTap(installed, config) !== undefined,
    storesTokens: enableTokenStorage ? { target } : undefined,
    provider: openConnector(
      installed,
      createProviderTools(runtime, tenantId),
      config,
      postUri,
      enableTokenStorage,
    ),
  };
}
