import { toFormItems } from '@gatehouse/connectors/kit/fields';
import { secretMask } from '@gatehouse/contract/connectors/connectors';
import { providerErrors } from '@gatehouse/contract/connectors/errors';
import { edgeErrors, entityErrors } from '@gatehouse/contract/errors';
import { connectionLinkErrors as errors } from '@gatehouse/contract/connection-links/errors';
import type { ConnectionCheck, ConnectionPage } from '@gatehouse/contract/connection-links/connection-links';
import { isPublicDomain } from '@gatehouse/contract/sso-connectors/domains';
import { ssoErrors } from '@gatehouse/contract/sso-connectors/errors';
import { z } from 'zod';
import * as links from '../../connection-links/links-store.ts';
import * as domains from '../../connection-links/proposed-domains.ts';
import type { SsoKind } from '../../identity-providers/enterprise/sso-kind.ts';
import { createSsoTools } from '../../identity-providers/enterprise/sso-connectors.ts';
import { toProviderFailure } from '../../identity-providers/ask-provider.ts';
import { fail, found } from '../../lib/fail.ts';
import { countOrRefuse } from '../../limits/rate-limit.ts';
import type { Ctx, TransactionCtx } from '../../runtime/ctx.ts';
import {
  applyProposed,
  getConnectorOf,
  pickProtocol,
  protocolKeys,
  readProposed,
  requireProtocol,
} from './connection-proposal.ts';
import { readSettings } from './sso-connectors-service.ts';

type Config = Record<string, unknown>;

const hourMs = 3_600_000;
/** What one link can make the server do in an hour. */
const limits = {
  changes: { name: 'connection-link-change', limit: 200, windowMs: hourMs },
  look: { name: 'connection-link-metadata', limit: 10, windowMs: hourMs },
  dns: { name: 'connection-link-dns', limit: 60, windowMs: hourMs },
};

/** The ID of the link that the request is made with. */
const linkOf = ({ actor }: Pick<Ctx, 'actor'>): string =>
  actor.kind === 'connection-link' ? actor.linkId : fail(edgeErrors.unauthorized);

const countFor = (ctx: Ctx, limit: (typeof limits)[keyof typeof limits]): Promise<void> =>
  countOrRefuse(ctx.runtime, ctx.tenant.id, limit, linkOf(ctx));

/** Names the records in the audit log entry. */
function noteRecords({ actor, note }: Ctx): void {
  if (actor.kind !== 'connection-link') return;
  const { ssoConnectorId: id, organizationId } = actor;
  note({ params: { id, organizationId } });
}

/** The link of the request, locked, if it can still be used. */
async function lockUsable(ctx: TransactionCtx): Promise<links.LinkRow> {
  await countFor(ctx, limits.changes);
  noteRecords(ctx);
  const link = found(await links.lockLink(ctx.db, linkOf(ctx)), edgeErrors.unauthorized);
  return links.isUsable(link, ctx.now) ? link : fail(errors.ended);
}

export async function readPage(ctx: TransactionCtx): Promise<ConnectionPage> {
  const { db, now, runtime, tenant } = ctx;
  const link = found(await links.getLink(db, linkOf(ctx)), edgeErrors.unauthorized);
  const { organizationName, expiresAt } = link;
  const page = { status: links.statusOf(link, now), organizationName, expiresAt };
  if (!links.isUsable(link, now)) return page;
  const { connector, kind } = await getConnectorOf(ctx, link);
  const config = applyProposed(kind, connector.config, readProposed(runtime.secrets, link));
  const fields = listFields(kind);
  const secrets = fields
    .filter(({ isSecret, key }) => isSecret && Boolean(config[key]))
    .map(({ key }) => key);
  const settings = fields.flatMap(({ key, isSecret }) => {
    const value = config[key];
    return typeof value === 'string' && !isSecret ? [[key, value]] : [];
  });
  return {
    ...page,
    connection: {
      connectorName: connector.connectorName,
      providerType: kind.providerType,
      providerName: kind.name,
      fields,
      settings: Object.fromEntries(settings),
      secrets,
      serviceProvider: kind.serviceValues({ origin: tenant.origin, connectorId: connector.id }),
      domains: (await domains.listDomains(db, link.id)).map(domains.toProposedDomain),
      wasRejected: link.rejectedAt !== null && link.sealed === null,
    },
  };
}

function listFields(kind: SsoKind) {
  const items = toFormItems(kind.settings);
  return protocolKeys(kind).flatMap((key) => {
    const item = items.find((each) => each.key === key);
    if (!item) return [];
    const { required: isRequired, isConfidential: isSecret = false, type } = item;
    return [{ key, isRequired, isSecret, isMultiline: type === 'MultilineText' }];
  });
}

/**
 * Stores the settings as the proposal. A secret that isn't sent stays: that of the former proposal or, as a mask, the connector's own, which
 * the link never gets to know.
 */
export async function propose(ctx: TransactionCtx, given: Record<string, string>): Promise<ConnectionPage> {
  const { db, runtime } = ctx;
  const link = await lockUsable(ctx);
  const { connector, kind } = await getConnectorOf(ctx, link);
  requireProtocol(kind, given);
  const proposed = readProposed(runtime.secrets, link);
  const base = pickProtocol(kind, proposed ?? connector.config);
  const secrets = listFields(kind).filter(({ isSecret }) => isSecret);
  const sent: Config = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  for (const { key } of secrets) if (sent[key] === undefined && base[key]) sent[key] = secretMask;
  const config = readSettings(kind, sent, base);
  // Not a copy of the connector's own secret: it may be replaced until the proposal is confirmed.
  for (const { key } of secrets) if (sent[key] === secretMask && !proposed) config[key] = secretMask;
  await links.changeProposal(db, link.id, { sealed: runtime.secrets.sealJson(config) });
  return readPage(ctx);
}

/** Reads the identity provider's metadata, which uses no secrets. */
export async function check(ctx: Ctx): Promise<ConnectionCheck> {
  const { runtime, tenant } = ctx;
  noteRecords(ctx);
  const { kind, config, connectorId } = await runtime.database.tenant(tenant.id, async (db) => {
    const link = found(await links.getLink(db, linkOf(ctx)), edgeErrors.unauthorized);
    if (!links.isUsable(link, ctx.now)) fail(errors.ended);
    const connected = await getConnectorOf({ db, runtime }, link);
    const proposed = readProposed(runtime.secrets, link);
    const present = applyProposed(connected.kind, connected.connector.config, proposed);
    return { kind: connected.kind, config: present, connectorId: link.ssoConnectorId };
  });
  await countFor(ctx, limits.look);
  const tools = createSsoTools(runtime, tenant, connectorId);
  const about = await kind.lookUp(tools, config).catch((error: unknown) => {
    const { code, reason, cause } = toProviderFailure(error);
    return fail(providerErrors[code], { internal: reason, cause });
  });
  return read(about);
}

const oidcMetadata = z.object({ issuer: z.string(), authorization_endpoint: z.string() });
const samlMetadata = z.object({ entityId: z.string(), signInEndpoint: z.string() });

/** Nothing else of what was fetched: the link isn't a way to read documents. */
function read(about: Record<string, unknown>): ConnectionCheck {
  const { data: oidc } = oidcMetadata.safeParse(about);
  if (oidc) return { issuer: oidc.issuer, signInUrl: oidc.authorization_endpoint };
  const { entityId: issuer, signInEndpoint: signInUrl } = samlMetadata.parse(about);
  return { issuer, signInUrl };
}

export async function proposeDomain(ctx: TransactionCtx, domain: string): Promise<ConnectionPage> {
  const link = await lockUsable(ctx);
  if (isPublicDomain(domain)) fail(ssoErrors.publicDomains, { data: { domains: [domain] } });
  await domains.addDomain(ctx.db, link.id, domain, ctx.now);
  await links.changeProposal(ctx.db, link.id);
  return readPage(ctx);
}

export async function withdrawDomain(ctx: TransactionCtx, domain: string): Promise<ConnectionPage> {
  const link = await lockUsable(ctx);
  await domains.removeDomain(ctx.db, link.id, domain);
  await links.changeProposal(ctx.db, link.id);
  return readPage(ctx);
}

export async function verifyDomain(ctx: Ctx, domain: string): Promise<ConnectionPage> {
  const { runtime, tenant, now } = ctx;
  const row = found(
    await domains.getDomain(runtime.database.for(tenant.id), linkOf(ctx), domain),
    entityErrors.notFound,
  );
  await countFor(ctx, limits.dns);
  noteRecords(ctx);
  if (!(await domains.hasRecord(runtime, row))) fail(errors.notVerified);
  return runtime.database.tenant(tenant.id, async (db) => {
    const scoped = { ...ctx, db };
    const link = await lockUsable(scoped);
    if (!(await domains.markVerified(db, row, now))) fail(entityErrors.notFound);
    if (row.verifiedAt === null) await links.changeProposal(db, link.id);
    return readPage(scoped);
  });
}

/** Asks an administrator to confirm the proposal. It has to be complete, so that confirming it lets users sign in. */
export async function submit(ctx: TransactionCtx): Promise<ConnectionPage> {
  const { db, now, runtime } = ctx;
  const link = await lockUsable(ctx);
  const { connector, kind } = await getConnectorOf(ctx, link);
  const result = kind.settings.safeParse(
    applyProposed(kind, connector.config, readProposed(runtime.secrets, link)),
  );
  const hasVerified = (await domains.listDomains(db, link.id)).some(({ verifiedAt }) => verifiedAt !== null);
  const needsDomain = !hasVerified && connector.domains.length === 0;
  if (!result.success || needsDomain)
    fail(errors.incomplete, {
      data: {
        needsDomain,
        fields: Object.fromEntries(
          (result.error?.issues ?? []).map(({ path, message }) => [
            ['body', 'settings', ...path.map(String)].join('.'),
            message,
          ]),
        ),
      },
    });
  await links.updateLink(db, link.id, { submittedAt: new Date(now) });
  return readPage(ctx);
}
