import { chooseLogo } from '@gatehouse/connectors/kit/marks';
import type { PageSso } from '@gatehouse/contract/sign-in/sso';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { domainOf, isAddressOf, spellDomain } from '@gatehouse/contract/sso-connectors/domains';
import type { Selectable } from 'kysely';
import { storedConfig } from '../../connectors/connector-config.ts';
import type { Tenant } from '../../runtime/ctx.ts';
import type { SsoConnectorsTable } from '../../database/tables/connectors.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import type { Connected } from '../identity-provider.ts';
import { createProviderTools } from '../provider-tools.ts';
import { getSamlKey } from '../saml/saml-keys.ts';
import { ssoKinds } from './kinds/sso-kinds.ts';
import type { SsoPerson, SsoTools } from './sso-kind.ts';
import { isReady } from './sso-settings.ts';

const cacheKind = 'sso-connectors';

type Whose = Pick<Tenant, 'id' | 'origin'>;
type Row = Pick<Selectable<SsoConnectorsTable>, (typeof columns)[number]>;

/** A connector, ready to use. */
export interface OpenSsoConnector extends Connected<SsoPerson> {
  domains: readonly string[];
  syncProfile: boolean;
}

/** What pages and routing need to know about a tenant's connectors. */
interface SsoConnectors {
  all: PageSso[];
  byDomain: ReadonlyMap<string, PageSso[]>;
}

const columns = [
  'id',
  'providerName',
  'connectorName',
  'sealed',
  'domains',
  'branding',
  'syncProfile',
  'enableTokenStorage',
] as const;

/** The kind of a connector and its settings; `undefined` for a kind that this version doesn't have. */
function read({ secrets }: Runtime, { providerName, sealed, domains }: Row) {
  const kind = ssoKinds.get(providerName);
  const config = secrets.openJson(sealed, storedConfig);
  const isConfigured = kind?.settings.safeParse(config).success === true;
  return kind && { kind, config, isConfigured, isReady: isReady(kind, { config, domains }) };
}

/** The tools for the provider of a connector. */
export const createSsoTools = (
  runtime: Runtime,
  { id: tenantId, origin }: Whose,
  connectorId: string,
): SsoTools => ({
  ...createProviderTools(runtime, tenantId),
  service: { origin, connectorId },
  keyOf: (purpose) => getSamlKey(runtime, tenantId, connectorId, purpose),
});

/** The connectors that users can sign in with, oldest first; cached for ten seconds, or until they change. */
export const listSsoConnectors = async (runtime: Runtime, tenantId: string): Promise<SsoConnectors> =>
  listOfferedConnectors(runtime, await getSignInExperience(runtime, tenantId));

/** The same for a sign-in experience that was read before. */
export function listOfferedConnectors(
  runtime: Runtime,
  { tenantId, singleSignOnEnabled }: Pick<SignInExperience, 'tenantId' | 'singleSignOnEnabled'>,
): Promise<SsoConnectors> {
  if (!singleSignOnEnabled) return Promise.resolve({ all: [], byDomain: new Map() });
  return runtime.cache.get(tenantId, cacheKind, async () => {
    const rows = await runtime.database
      .for(tenantId)
      .selectFrom('ssoConnectors')
      .select(columns)
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    const all: PageSso[] = [];
    const byDomain = new Map<string, PageSso[]>();
    for (const row of rows) {
      const found = read(runtime, row);
      if (!found?.isReady) continue;
      const { displayName, logo: own, darkLogo: ownDark } = row.branding;
      const { logo, logoDark } = chooseLogo({ logo: own, logoDark: ownDark }, found.kind);
      const connectorName = displayName || row.connectorName;
      const shown = { id: row.id, connectorName, logo, darkLogo: logoDark ?? undefined };
      all.push(shown);
      for (const domain of row.domains.map(spellDomain))
        byDomain.set(domain, [...(byDomain.get(domain) ?? []), shown]);
    }
    return { all, byDomain };
  });
}

/** Removes a tenant's connectors from the cache of every process. Call it after the change is committed. */
export const dropSsoConnectors = (runtime: Runtime, tenantId: string): Promise<void> =>
  runtime.cache.changed(tenantId, cacheKind);

/** Where users with an email address of this domain sign in. Doesn't depend on which users exist. */
export async function findSsoRoute(runtime: Runtime, tenantId: string, email: string): Promise<PageSso[]> {
  const { byDomain } = await listSsoConnectors(runtime, tenantId);
  return byDomain.get(spellDomain(domainOf(email))) ?? [];
}

/** A connector that users can sign in with, read from the database: it decides who signs in. */
export async function findSsoConnector(
  runtime: Runtime,
  tenant: Whose,
  id: string,
): Promise<OpenSsoConnector | undefined> {
  const connector = await openSsoConnector(runtime, tenant, id);
  return connector?.isReady ? connector : undefined;
}

/** The same, even if it isn't fully set up: its provider may read our metadata before. */
export async function openSsoConnector(
  runtime: Runtime,
  tenant: Whose,
  id: string,
): Promise<(OpenSsoConnector & { isReady: boolean; isConfigured: boolean }) | undefined> {
  const row = await runtime.database
    .for(tenant.id)
    .selectFrom('ssoConnectors')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  const found = row && read(runtime, row);
  if (!found) return undefined;
  const { kind, config, isConfigured, isReady: ready } = found;
  const { domains, syncProfile, enableTokenStorage } = row;
  return {
    id,
    domains,
    syncProfile,
    isReady: ready,
    isConfigured,
    storesTokens: enableTokenStorage ? 'sso' : undefined,
    provider: kind.open(createSsoTools(runtime, tenant, id), config),
  };
}

/** Whether an email address belongs to a domain of the connector. */
export const speaksFor = ({ domains }: Pick<OpenSsoConnector, 'domains'>, email: string): boolean =>
  isAddressOf(email, domains);
