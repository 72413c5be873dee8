import type { BodyOf, Page, Paging } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import type * as api from '@gatehouse/contract/connection-links/endpoints';
import { connectionLinkErrors as errors } from '@gatehouse/contract/connection-links/errors';
import {
  type ConnectionLink,
  connectionLinkPath,
  type ConnectionProposal,
  languageParameter,
} from '@gatehouse/contract/connection-links/connection-links';
import * as links from '../../connection-links/links-store.ts';
import { listDomains, removeAllDomains } from '../../connection-links/proposed-domains.ts';
import type { TenantDb } from '../../database/database.ts';
import { fail, found } from '../../lib/fail.ts';
import { jitEmailDomainErrors, jitEmailDomains } from '../../organizations/jit-email-domains.ts';
import { addProvenDomains } from '../../organizations/proven-domains.ts';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { forLinks } from '../../tenancy/hosts.ts';
import { applyProposed, compare, getConnectorOf, readProposed } from './connection-proposal.ts';
import { updateSsoConnector } from './sso-connectors-service.ts';

/** The path of a link. */
interface At {
  id: string;
  linkId: string;
}

const requireConnector = async (db: TenantDb, id: string): Promise<void> => {
  const row = await db.selectFrom('ssoConnectors').select('id').where('id', '=', id).executeTakeFirst();
  found(row, entityErrors.notFound);
};

const ofConnector = (link: links.LinkRow | undefined, { id }: At): links.LinkRow =>
  link?.ssoConnectorId === id ? link : fail(entityErrors.notFound);

export async function listConnectionLinks(
  { db, now }: TransactionCtx,
  id: string,
  paging: Paging,
): Promise<Page<ConnectionLink>> {
  await requireConnector(db, id);
  const { items, ...total } = await links.listLinks(db, id, paging);
  return { ...total, items: items.map((row) => links.toConnectionLink(row, now)) };
}

export async function createConnectionLink(
  { db, now, runtime, tenant, note }: TransactionCtx,
  ssoConnectorId: string,
  { organizationId, language }: BodyOf<typeof api.createConnectionLink>,
): Promise<ConnectionLink & { url: string }> {
  await requireConnector(db, ssoConnectorId);
  const { id, secret } = await links.insertLink(db, { ssoConnectorId, organizationId, language, now });
  note({ params: { linkId: id, organizationId } });
  const { origin } = await forLinks(runtime, tenant);
  const row = found(await links.getLink(db, id), entityErrors.notFound);
  const url = `${origin}${connectionLinkPath}?${languageParameter}=${language}#${secret}`;
  return { ...links.toConnectionLink(row, now), url };
}

const reread = async ({ db, now }: TransactionCtx, { linkId }: At): Promise<ConnectionLink> =>
  links.toConnectionLink(found(await links.getLink(db, linkId), entityErrors.notFound), now);

export async function revokeConnectionLink(ctx: TransactionCtx, at: At): Promise<ConnectionLink> {
  const { db, now } = ctx;
  const link = ofConnector(await links.lockLink(db, at.linkId), at);
  if (['confirmed', 'revoked'].includes(links.statusOf(link, now))) fail(errors.ended);
  await links.updateLink(db, link.id, { revokedAt: new Date(now), sealed: null, submittedAt: null });
  await removeAllDomains(db, link.id);
  return reread(ctx, at);
}

function requireSubmitted(link: links.LinkRow, now: number): links.LinkRow {
  return links.statusOf(link, now) === 'submitted' ? link : fail(errors.notSubmitted);
}

export async function getProposal(ctx: TransactionCtx, at: At): Promise<ConnectionProposal> {
  const link = requireSubmitted(ofConnector(await links.getLink(ctx.db, at.linkId), at), ctx.now);
  return compare(ctx, link);
}

/**
 * Applies the proposal as it was shown, with the checks of the endpoint that updates connectors. Whatever the link or another administrator has
 * changed since makes it another version, which is refused.
 */
export async function confirmProposal(ctx: TransactionCtx, at: At, version: string): Promise<ConnectionLink> {
  const { db, now, note } = ctx;
  const { organizationId } = ofConnector(await links.getLink(db, at.linkId), at);
  // In the order in which deleting either locks them, too.
  await jitEmailDomains.lockOwner(db, { organizationId });
  await db.selectFrom('ssoConnectors').select('id').where('id', '=', at.id).forUpdate().execute();
  const link = requireSubmitted(ofConnector(await links.lockLink(db, at.linkId), at), now);
  const shown = await compare(ctx, link);
  if (shown.version !== version) fail(errors.outdated);
  const { connector, kind } = await getConnectorOf(ctx, link);
  const config = applyProposed(kind, connector.config, readProposed(ctx.runtime.secrets, link));
  await updateSsoConnector(ctx, connector.id, {
    // The mask of a proposal is the connector's own secret, which stays only if its destination does.
    config,
    domains: [...connector.domains, ...shown.newDomains.connector],
  });
  await jitEmailDomains.add(db, { organizationId }, shown.newDomains.organization, jitEmailDomainErrors);
  const verified = (await listDomains(db, link.id)).flatMap(({ domain, verifiedAt }) =>
    verifiedAt === null ? [] : [domain],
  );
  await addProvenDomains(db, organizationId, { domains: verified, now });
  await links.updateLink(db, link.id, { confirmedAt: new Date(now), sealed: null });
  const changed = shown.settings.filter(({ isChanged }) => isChanged).map(({ key }) => key);
  const { connector: toConnector, organization: toOrganization } = shown.newDomains;
  const hasDomains = toConnector.length + toOrganization.length > 0;
  note({ changed: [...changed, ...(hasDomains ? ['domains'] : [])], params: { organizationId } });
  return reread(ctx, at);
}

/** Discards the proposal; its domains have to be verified again. */
export async function rejectProposal(ctx: TransactionCtx, at: At): Promise<ConnectionLink> {
  const { db, now } = ctx;
  const link = requireSubmitted(ofConnector(await links.lockLink(db, at.linkId), at), now);
  await links.changeProposal(db, link.id, { sealed: null });
  await links.updateLink(db, link.id, { rejectedAt: new Date(now) });
  await removeAllDomains(db, link.id);
  return reread(ctx, at);
}
