import { createHash } from 'node:crypto';
import { aboutFields } from '@gatehouse/connectors/kit/fields';
import { maskSecrets } from '@gatehouse/connectors/kit/secrets';
import { secretMask } from '@gatehouse/contract/connectors/connectors';
import { edgeErrors, entityErrors } from '@gatehouse/contract/errors';
import {
  type ConnectionProposal,
  type ProposedSetting,
  protocolSettings,
} from '@gatehouse/contract/connection-links/connection-links';
import { storedConfig } from '../../connectors/connector-config.ts';
import { listDomains } from '../../connection-links/proposed-domains.ts';
import { type LinkRow, statusOf } from '../../connection-links/links-store.ts';
import type { SsoKind } from '../../identity-providers/enterprise/sso-kind.ts';
import type { Secrets } from '../../keys/secrets.ts';
import { fail, found } from '../../lib/fail.ts';
import { jitEmailDomains } from '../../organizations/jit-email-domains.ts';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { kindOf } from './sso-connectors-service.ts';
import { getSsoConnector, type StoredSsoConnector } from './sso-connectors-store.ts';

type Config = Record<string, unknown>;
export type ProtocolSetting = (typeof protocolSettings)[number];

/** The settings of a kind that a link can change: not what decides whom to trust, such as SHA-1 and unverified email addresses. */
export const protocolKeys = ({ settings }: Pick<SsoKind, 'settings'>): ProtocolSetting[] =>
  protocolSettings.filter((key) => key in settings.shape);

export const pickProtocol = (kind: SsoKind, config: Config): Config =>
  Object.fromEntries(protocolKeys(kind).flatMap((key) => (key in config ? [[key, config[key]]] : [])));

/** Throws 400 for settings that a link can't change, and names them. */
export function requireProtocol(kind: SsoKind, settings: Config): void {
  const known: readonly string[] = protocolKeys(kind);
  const others = Object.keys(settings).filter((key) => !known.includes(key));
  if (others.length > 0)
    fail(edgeErrors.invalidInput, {
      data: {
        fields: Object.fromEntries(
          others.map((key) => [`body.settings.${key}`, 'can’t be changed with a connection link']),
        ),
      },
    });
}

/** The proposed settings of a link; undefined if there are none. A mask stands for the connector's own secret. */
export const readProposed = (secrets: Secrets, { sealed }: Pick<LinkRow, 'sealed'>): Config | undefined =>
  sealed === null ? undefined : secrets.openJson(sealed, storedConfig);

/** The connector's settings with the proposed ones instead of its own. */
export function applyProposed(kind: SsoKind, config: Config, proposed: Config | undefined): Config {
  if (!proposed) return config;
  const known: readonly string[] = protocolKeys(kind);
  const others = Object.entries(config).filter(([key]) => !known.includes(key));
  return { ...Object.fromEntries(others), ...pickProtocol(kind, proposed) };
}

export async function getConnectorOf(
  { db, runtime }: Pick<TransactionCtx, 'db' | 'runtime'>,
  { ssoConnectorId }: Pick<LinkRow, 'ssoConnectorId'>,
): Promise<{ connector: StoredSsoConnector; kind: SsoKind }> {
  const connector = found(await getSsoConnector(db, runtime.secrets, ssoConnectorId), entityErrors.notFound);
  return { connector, kind: kindOf(connector) };
}

const toText = (value: unknown): string | null =>
  value === undefined || value === '' ? null : typeof value === 'string' ? value : JSON.stringify(value);

function compareSettings(kind: SsoKind, before: Config, proposed: Config | undefined): ProposedSetting[] {
  const about = new Map(aboutFields(kind.settings));
  const after = applyProposed(kind, before, proposed);
  const [shownBefore, shownAfter] = [maskSecrets(kind.settings, before), maskSecrets(kind.settings, after)];
  return protocolKeys(kind).map((key) => {
    const [old, next] = [toText(before[key]), toText(after[key])];
    const isSecret = about.get(key)?.isSecret === true;
    return {
      key,
      label: about.get(key)?.label ?? key,
      before: toText(shownBefore[key]),
      after: toText(shownAfter[key]),
      isSecret,
      // The mask of a proposal is the connector's own secret.
      isChanged: old !== next && !(isSecret && next === secretMask),
    };
  });
}

/** What the proposal of a link would change now. */
export async function compare(
  ctx: Pick<TransactionCtx, 'db' | 'runtime' | 'now'>,
  link: LinkRow,
): Promise<ConnectionProposal> {
  const { connector, kind } = await getConnectorOf(ctx, link);
  const { organizationId, organizationName, revision, submittedAt } = link;
  const verified = (await listDomains(ctx.db, link.id)).flatMap(({ domain, verifiedAt }) =>
    verifiedAt === null ? [] : [domain],
  );
  const ofOrganization = (await jitEmailDomains.listIds(ctx.db, { organizationId })).toSorted();
  const domains = { connector: connector.domains, organization: ofOrganization };
  const missingIn = (present: readonly string[]) => verified.filter((domain) => !present.includes(domain));
  const shown = {
    submittedAt,
    organizationId,
    organizationName,
    settings: compareSettings(kind, connector.config, readProposed(ctx.runtime.secrets, link)),
    newDomains: { connector: missingIn(connector.domains), organization: missingIn(ofOrganization) },
    domains,
  };
  const version = createHash('sha256')
    .update(JSON.stringify([revision, shown]))
    .digest('base64url');
  return { version, status: statusOf(link, ctx.now), ...shown };
}
