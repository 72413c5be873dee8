import type { Connector as Installed } from '@gatehouse/connectors/kit/connector';
import { chooseLogo } from '@gatehouse/connectors/kit/marks';
import { maskSecrets } from '@gatehouse/connectors/kit/secrets';
import type { Connector } from '@gatehouse/contract/connectors/connectors';
import type * as api from '@gatehouse/contract/connectors/endpoints';
import { connectorErrors } from '@gatehouse/contract/connectors/errors';
import type { BodyOf } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import { keepSecrets, readConfig } from '../../connectors/connector-config.ts';
import type { Stored } from '../../database/tables.ts';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { dropSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { fail, found, withConstraints } from '../../lib/fail.ts';
import { createId } from '../../lib/ids.ts';
import { dropSenders } from '../../connectors/senders.ts';
import { listDemos } from '../../identity-providers/social/demo-connectors.ts';
import { dropSocialConnectors } from '../../identity-providers/social/social-connectors.ts';
import { deleteTokensOf } from '../../identity-providers/vault/token-sets.ts';
import { toFactory } from './installed.ts';
import * as store from './connectors-store.ts';

type NewConnector = Stored<store.StoredConnector, BodyOf<typeof api.createConnector>>;
type ConnectorChange = Stored<store.StoredConnector, BodyOf<typeof api.updateConnector>>;

/** A connector as the API returns it: its own metadata override its factory's, and its secrets are masked. */
function toConnector({ runtime }: TransactionCtx, stored: store.StoredConnector): Connector | undefined {
  const installed = runtime.connectors.get(stored.connectorId);
  // The operator's factory was removed: the connector can't be shown, and sending fails with an error.
  if (!installed) return undefined;
  const { metadata, config, platform, ...rest } = stored;
  const factory = toFactory(installed);
  return {
    ...factory,
    ...rest,
    platform: platform === '' ? null : platform,
    name: metadata.name ?? factory.name,
    ...chooseLogo(metadata, factory),
    metadata,
    config: maskSecrets(installed.settings, config),
    ...(typeof config.fromEmail === 'string' ? { fromEmail: config.fromEmail } : {}),
  };
}

export async function listConnectors(ctx: TransactionCtx, target?: string): Promise<Connector[]> {
  const all = await store.listConnectors(ctx.db, ctx.runtime.secrets, target);
  return all.map((stored) => toConnector(ctx, stored)).filter((connector) => connector !== undefined);
}

export async function getConnector(ctx: TransactionCtx, id: string): Promise<Connector> {
  return found(toConnector(ctx, await getStored(ctx, id)), entityErrors.notFound);
}

const getStored = async ({ db, runtime }: TransactionCtx, id: string): Promise<store.StoredConnector> =>
  found(await store.getConnector(db, runtime.secrets, id), entityErrors.notFound);

/** Creates a connector. An email or SMS connector replaces the existing one: a tenant has one of each. */
export async function createConnector(
  ctx: TransactionCtx,
  { connectorId, id = createId(), config: given, ...values }: NewConnector,
): Promise<Connector> {
  const installed = found(ctx.runtime.connectors.get(connectorId), connectorErrors.factoryNotFound);
  const { type, platform, isStandard } = installed.metadata;
  requireFitting(installed, values);
  if (isStandard && !values.metadata.target) fail(connectorErrors.targetRequired);
  const { settings } = installed;
  const config = given ? readConfig(settings, keepSecrets(settings, given, {})) : {};
  const stored: store.StoredConnector = {
    ...values,
    config,
    id,
    connectorId,
    type,
    target: values.metadata.target ?? installed.metadata.target,
    platform: platform ?? '',
  };
  await withConstraints(constraintsOf(installed), async () => {
    if (type !== 'Social') await store.deleteSender(ctx.db, type);
    else if (!installed.metadata.isDemo) await deleteDemosOf(ctx, stored.target);
    await store.insertConnector(ctx.db, ctx.runtime.secrets, stored);
  });
  changed(ctx);
  return getConnector(ctx, id);
}

/** A connector with the administrator's own client replaces the demo of its provider (ADR 191). */
const deleteDemosOf = ({ db, runtime }: TransactionCtx, target: string): Promise<void> =>
  store.deleteKinds(db, target, listDemos(runtime));

/** Changes a connector. `config` is replaced as a whole, and a masked secret in it stays. */
export async function updateConnector(
  ctx: TransactionCtx,
  id: string,
  change: ConnectorChange,
): Promise<Connector> {
  const stored = await getStored(ctx, id);
  const installed = found(ctx.runtime.connectors.get(stored.connectorId), entityErrors.notFound);
  const { config = stored.config, ...values } = { ...stored, ...change };
  requireFitting(installed, { ...values, metadata: change.metadata ?? {} });
  if (values.metadata.target !== stored.metadata.target) {
    if (change.metadata?.target !== undefined) fail(connectorErrors.cannotModifyTarget);
    values.metadata = { ...values.metadata, target: stored.metadata.target };
  }
  await store.saveConnector(ctx.db, ctx.runtime.secrets, {
    ...values,
    config: change.config
      ? readConfig(installed.settings, keepSecrets(installed.settings, change.config, stored.config))
      : config,
  });
  if (stored.enableTokenStorage && !values.enableTokenStorage)
    await deleteTokensOf(ctx.db, 'connectorId', id);
  changed(ctx);
  return getConnector(ctx, id);
}

export async function deleteConnector(ctx: TransactionCtx, id: string): Promise<void> {
  if (!(await store.deleteConnector(ctx.db, id))) fail(entityErrors.notFound);
  changed(ctx);
}

/** Throws for a value that this kind of connector doesn't support. */
function requireFitting(
  { metadata: { type, isStandard }, refresh }: Installed,
  values: Pick<store.StoredConnector, 'metadata' | 'syncProfile' | 'enableTokenStorage'>,
): void {
  if (!isStandard && Object.values(values.metadata).some((value) => value !== undefined))
    fail(connectorErrors.metadataFixed);
  if (values.syncProfile && type !== 'Social') fail(connectorErrors.cannotSyncProfile);
  if (values.enableTokenStorage && !refresh) fail(connectorErrors.tokenStorageNotSupported);
}

const constraintsOf = ({ metadata: { isStandard } }: Installed) => ({
  connectors_sender: connectorErrors.exists,
  connectors_target: isStandard ? connectorErrors.sameTarget : connectorErrors.exists,
  connectors_pkey: connectorErrors.exists,
});

const changed = ({ afterCommit, runtime, tenant }: TransactionCtx): void =>
  afterCommit(async () => {
    await dropSenders(runtime, tenant.id);
    await dropSignInExperience(runtime, tenant.id);
    await dropSocialConnectors(runtime, tenant.id);
  });
