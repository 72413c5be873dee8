import { maskSecrets } from '@gatehouse/connectors/kit/secrets';
import { connectorErrors } from '@gatehouse/contract/connectors/errors';
import type { BodyOf, Page, Paging } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import { emailDomain, isPublicDomain } from '@gatehouse/contract/sso-connectors/domains';
import { ssoErrors } from '@gatehouse/contract/sso-connectors/errors';
import type * as api from '@gatehouse/contract/sso-connectors/endpoints';
import type { SsoConnector, SsoConnectorDetails } from '@gatehouse/contract/sso-connectors/sso-connectors';
import { keepSecrets, readConfig } from '../../connectors/connector-config.ts';
import type { Stored } from '../../database/tables.ts';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { fail, found } from '../../lib/fail.ts';
import { createId } from '../../lib/ids.ts';
import { dropSsoConnectors } from '../../identity-providers/enterprise/sso-connectors.ts';
import type { SsoKind } from '../../identity-providers/enterprise/sso-kind.ts';
import { ssoKinds } from '../../identity-providers/enterprise/kinds/sso-kinds.ts';
import { isReady, withOptionalFields } from '../../identity-providers/enterprise/sso-settings.ts';
import { deleteTokensOf } from '../../identity-providers/vault/token-sets.ts';
import * as store from './sso-connectors-store.ts';

type Config = Record<string, unknown>;
type NewSsoConnector = Stored<store.Writable, BodyOf<typeof api.createSsoConnector>>;
type SsoConnectorChange = Stored<store.Writable, BodyOf<typeof api.updateSsoConnector>>;

export const kindOf = ({ providerName }: Pick<store.StoredSsoConnector, 'providerName'>): SsoKind =>
  found(ssoKinds.get(providerName), ssoErrors.kindNotFound);

function toSsoConnector({ tenant }: TransactionCtx, stored: store.StoredSsoConnector): SsoConnector {
  const kind = kindOf(stored);
  const service = { origin: tenant.origin, connectorId: stored.id };
  return {
    ...stored,
    config: maskSecrets(kind.settings, stored.config),
    name: kind.name,
    providerType: kind.providerType,
    providerLogo: kind.logo,
    providerLogoDark: kind.logoDark ?? kind.logo,
    providerConfig: { serviceProvider: kind.serviceValues(service) },
    isReady: isReady(kind, stored),
  };
}

export async function listSsoConnectors(ctx: TransactionCtx, paging: Paging): Promise<Page<SsoConnector>> {
  const { items, ...total } = await store.listSsoConnectors(ctx.db, ctx.runtime.secrets, paging);
  return { ...total, items: items.map((stored) => toSsoConnector(ctx, stored)) };
}

const getStored = async ({ db, runtime }: TransactionCtx, id: string): Promise<store.StoredSsoConnector> =>
  found(await store.getSsoConnector(db, runtime.secrets, id), entityErrors.notFound);

export async function getSsoConnector(ctx: TransactionCtx, id: string): Promise<SsoConnectorDetails> {
  const stored = await getStored(ctx, id);
  return { ...toSsoConnector(ctx, stored), userCount: await store.countUsers(ctx.db, id) };
}

export async function createSsoConnector(
  ctx: TransactionCtx,
  { providerName, ...values }: NewSsoConnector,
): Promise<SsoConnector> {
  const kind = kindOf({ providerName });
  const id = createId();
  await store.insertSsoConnector(ctx.db, ctx.runtime.secrets, {
    ...values,
    id,
    providerName,
    domains: readDomains(values.domains),
    config: readSettings(kind, values.config, {}),
    enableTokenStorage: mayStoreTokens(kind, values.enableTokenStorage),
  });
  changed(ctx);
  return toSsoConnector(ctx, await getStored(ctx, id));
}

/** Changes a connector. `config` is replaced as a whole, and a masked secret in it stays. */
export async function updateSsoConnector(
  ctx: TransactionCtx,
  id: string,
  change: SsoConnectorChange,
): Promise<SsoConnector> {
  const { tenantId: _tenant, createdAt: _created, ...stored } = await getStored(ctx, id);
  const enableTokenStorage = change.enableTokenStorage ?? stored.enableTokenStorage;
  await store.saveSsoConnector(ctx.db, ctx.runtime.secrets, {
    ...stored,
    ...change,
    domains: change.domains ? readDomains(change.domains) : stored.domains,
    config: change.config ? readSettings(kindOf(stored), change.config, stored.config) : stored.config,
    enableTokenStorage: mayStoreTokens(kindOf(stored), enableTokenStorage),
  });
  if (stored.enableTokenStorage && !enableTokenStorage) await deleteTokensOf(ctx.db, 'ssoConnectorId', id);
  changed(ctx);
  return toSsoConnector(ctx, await getStored(ctx, id));
}

export async function deleteSsoConnector(ctx: TransactionCtx, id: string): Promise<void> {
  if (!(await store.deleteSsoConnector(ctx.db, id))) fail(entityErrors.notFound);
  changed(ctx);
}

const changed = ({ afterCommit, runtime, tenant }: TransactionCtx): void =>
  afterCommit(() => dropSsoConnectors(runtime, tenant.id));

/**
 * Settings may be incomplete, so that a connector can be created before its provider is configured, but the given ones must be valid.
 * They are stored as sent: defaults are applied where settings are used.
 */
export function readSettings({ settings }: SsoKind, config: Config, stored: Config): Config {
  const read = readConfig(withOptionalFields(settings), keepSecrets(settings, config, stored));
  return Object.fromEntries(Object.entries(read).filter(([name]) => Object.hasOwn(config, name)));
}

/** The normalized domains. Throws for an invalid, duplicate or public domain. */
function readDomains(texts: string[]): string[] {
  const domains = texts.map((text) => {
    const { data } = emailDomain.safeParse(text);
    return data ?? fail(ssoErrors.invalidDomain, { data: { domains: [text] } });
  });
  const publicOnes = domains.filter(isPublicDomain);
  if (publicOnes.length > 0) fail(ssoErrors.publicDomains, { data: { domains: publicOnes } });
  const twice = domains.filter((domain, index) => domains.indexOf(domain) !== index);
  if (twice.length > 0) fail(ssoErrors.sameDomainTwice, { data: { domains: [...new Set(twice)] } });
  return domains;
}

/** Providers of SAML have no tokens. */
const mayStoreTokens = ({ providerType }: SsoKind, isAsked: boolean): boolean =>
  isAsked && providerType !== 'oidc' ? fail(connectorErrors.tokenStorageNotSupported) : isAsked;
