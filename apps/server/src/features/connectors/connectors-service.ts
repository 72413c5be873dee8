import type { Connector as Installed } from '@gatehouse/connectors/kit/connector';
import { chooseLogo } from '@gatehouse/connectors/kit/marks';
import { maskSecrets } from '@gatehouse/connectors/kit/secrets';
import type { Connector } from '@gatehouse/contract/connectors/connectors';
import { connectorErrors } from '@gatehouse/contract/connectors/errors';
import { entityErrors } from '@gatehouse/contract/errors';
import { keepSecrets, readConfig } from '../../connectors/connector-config.ts';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { fail, found, withConstraints } from '../../lib/fail.ts';
import { createId } from '../../lib/ids.ts';
import { dropSenders } from '../../connectors/senders.ts';
import { dropSocialConnectors } from '../../identity-providers/social/social-connectors.ts';
import { toFactory } from './installed.ts';
import * as store from './connectors-store.ts';

type Config = Record<string, unknown>;
type Values = Pick<Connector, 'metadata' | 'syncProfile' | 'enableTokenStorage'> & { config: Config };

/** What a connector is called: its own metadata over those of its kind, and its secrets behind the mask. */
function describe({ runtime }: TransactionCtx, stored: store.StoredConnector): Connector | undefined {
  const installed = runtime.connectors.get(stored.connectorId);
  // One of the operator's that is gone: it cannot be shown, and sending says so.
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
  return all.map((stored) => describe(ctx, stored)).filter((connector) => connector !== undefined);
}

export async function getConnector(ctx: TransactionCtx, id: string): Promise<Connector> {
  return found(describe(ctx, await getStored(ctx, id)), entityErrors.notFound);
}

const getStored = async ({ db, runtime }: TransactionCtx, id: string): Promise<store.StoredConnector> =>
  found(await store.getConnector(db, runtime.secrets, id), entityErrors.notFound);

/** Sets a connector up. One that sends takes the place of the one there was: there is one of its kind at a time. */
export async function createConnector(
  ctx: TransactionCtx,
  {
    connectorId,
    id = createId(),
    config: given,
    ...values
  }: Omit<Values, 'config'> & { config?: Config | undefined; connectorId: string; id?: string },
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
    await store.insertConnector(ctx.db, ctx.runtime.secrets, stored);
  });
  changed(ctx);
  return getConnector(ctx, id);
}

/** Changes a connector. A mask in `config` keeps the secret; whatever else is left out of `config` is taken away. */
export async function updateConnector(
  ctx: TransactionCtx,
  id: string,
  change: Partial<Values>,
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
  changed(ctx);
  return getConnector(ctx, id);
}

export async function deleteConnector(ctx: TransactionCtx, id: string): Promise<void> {
  if (!(await store.deleteConnector(ctx.db, id))) fail(entityErrors.notFound);
  changed(ctx);
}

/** Throws when something is asked of a kind of connector that it cannot have. */
function requireFitting(
  { metadata: { type, isStandard } }: Installed,
  values: Pick<Values, 'metadata' | 'syncProfile' | 'enableTokenStorage'>,
): void {
  if (!isStandard && Object.values(values.metadata).some((value) => value !== undefined))
    fail(connectorErrors.metadataFixed);
  if (values.syncProfile && type !== 'Social') fail(connectorErrors.cannotSyncProfile);
  if (values.enableTokenStorage) fail(connectorErrors.tokenStorageNotSupported);
}

const constraintsOf = ({ metadata: { isStandard } }: Installed) => ({
  connectors_sender: connectorErrors.exists,
  connectors_target: isStandard ? connectorErrors.sameTarget : connectorErrors.exists,
  connectors_pkey: connectorErrors.exists,
});

const changed = ({ afterCommit, runtime, tenant }: TransactionCtx): void =>
  afterCommit(async () => {
    await dropSenders(runtime, tenant.id);
    await dropSocialConnectors(runtime, tenant.id);
  });
