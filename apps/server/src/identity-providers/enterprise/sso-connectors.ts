import { chooseLogo } from '@gatehouse/connectors/kit/marks';
import type { PageSso } from '@gatehouse/contract/sign-in/sso';
import { domainOf, isAddressOf, spellDomain } from '@gatehouse/contract/sso-connectors/domains';
import type { Selectable } from 'kysely';
import { storedConfig } from '../../connectors/connector-config.ts';
import type { SsoConnectorsTable } from '../../database/tables/connectors.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import type { SsoKind } from './sso-kind.ts';
import { ssoKinds } from './kinds/sso-kinds.ts';
import { isReady } from './sso-ready.ts';

const cacheKind = 'sso-connectors';

type Row = Pick<Selectable<SsoConnectorsTable>, (typeof columns)[number]>;

/** A connector that people can come in by, with what it takes to use it. */
export interface OpenSsoConnector {
  id: string;
  kind: SsoKind;
  config: Record<string, unknown>;
  domains: readonly string[];
  syncProfile: boolean;
}

/** What pages and routing need of all of them. */
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
] as const;

function open({ secrets }: Runtime, row: Row): OpenSsoConnector | undefined {
  const { id, providerName, sealed, domains, syncProfile } = row;
  const kind = ssoKinds.get(providerName);
  const config = secrets.openJson(sealed, storedConfig);
  return kind && isReady(kind, { config, domains }) ? { id, kind, config, domains, syncProfile } : undefined;
}

/** Those that people can come in by, oldest first; at most ten seconds old, and dropped when they change. */
export async function listSsoConnectors(runtime: Runtime, tenantId: string): Promise<SsoConnectors> {
  const { singleSignOnEnabled } = await getSignInExperience(runtime, tenantId);
  if (!singleSignOnEnabled) return { all: [], byDomain: new Map() };
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
      const connector = open(runtime, row);
      if (!connector) continue;
      const { displayName, logo: own, darkLogo: ownDark } = row.branding;
      const { logo, logoDark } = chooseLogo({ logo: own, logoDark: ownDark }, connector.kind);
      const connectorName = displayName || row.connectorName;
      const shown = { id: row.id, connectorName, logo, darkLogo: logoDark ?? undefined };
      all.push(shown);
      for (const domain of row.domains.map(spellDomain))
        byDomain.set(domain, [...(byDomain.get(domain) ?? []), shown]);
    }
    return { all, byDomain };
  });
}

/** Tells every process that a tenant's connectors have changed; after the change is committed. */
export const dropSsoConnectors = (runtime: Runtime, tenantId: string): Promise<void> =>
  runtime.cache.changed(tenantId, cacheKind);

/** Where the people of an address's domain sign in. Users are not looked at. */
export async function findSsoRoute(runtime: Runtime, tenantId: string, email: string): Promise<PageSso[]> {
  const { byDomain } = await listSsoConnectors(runtime, tenantId);
  return byDomain.get(spellDomain(domainOf(email))) ?? [];
}

/** A connector as it is now, not as it was: who may come in by it is decided here. */
export async function findSsoConnector(
  runtime: Runtime,
  tenantId: string,
  id: string,
): Promise<OpenSsoConnector | undefined> {
  const row = await runtime.database
    .for(tenantId)
    .selectFrom('ssoConnectors')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && open(runtime, row);
}

/** Whether a connector speaks for an address. */
export const speaksFor = ({ domains }: OpenSsoConnector, email: string): boolean =>
  isAddressOf(email, domains);
