import { rsaSha256, statuses } from '@gatehouse/connectors/kit/saml/names';
import { signText, signXml } from '@gatehouse/connectors/kit/saml/sign';
import { writeLogoutResponse } from '@gatehouse/connectors/kit/saml/write-logout';
import { samlProtocolErrors } from '@gatehouse/contract/applications/saml-errors';
import { sql } from 'kysely';
import { deflateRawSync } from 'node:zlib';
import type { AuditEntry } from '../audit/write.ts';
import { writeLogsIn } from '../audit/write.ts';
import type { TenantDb } from '../database/database.ts';
import { fail, found } from '../lib/fail.ts';
import { findEndedEvents } from '../oidc/protocol-webhooks.ts';
import { markUsed } from '../one-time/one-time-values.ts';
import type { Tenant } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { endSession } from '../sessions/sessions.ts';
import { announce, deliverAnnounced } from '../webhooks/announce.ts';
import { openSigningKey, type ServiceProvider } from './application.ts';
import { type Incoming, readIncoming, type ReceivedRequest } from './incoming.ts';
import { type Answer, postResponse } from './sign-in.ts';
import { hashName, type IssuedTo, openIndex } from './subject.ts';

/** How old a request may be, and how far a clock may be ahead. */
const maxAgeMs = 300_000;
const skewMs = 60_000;

/** Who sends the request, for the audit log and webhooks. */
interface Sender {
  ip: string;
  userAgent: string;
  entry: (about: { userId?: string; requestId: string }) => AuditEntry;
}

/**
 * Answers a logout request (SAML Profiles 4.4): ends the session in which the assertion was issued. It must be signed and new, and name what was
 * issued to this application (attacks: forged and replayed logout requests, sessions of other applications).
 */
export async function receiveLogoutRequest(
  runtime: Runtime,
  tenant: Tenant,
  provider: ServiceProvider,
  incoming: Incoming,
  sender: Sender,
): Promise<Answer> {
  const { applicationId, spCertificate, singleLogoutUrl, addresses } = provider;
  if (spCertificate === null || singleLogoutUrl === null) fail(samlProtocolErrors.logoutOff);
  openSigningKey(runtime, provider);
  const request = await readIncoming(runtime, provider, incoming, {
    address: addresses.singleLogout,
    mustBeSigned: true,
  });
  const until = requireRecent(request, runtime.clock());
  const issued = findIssued(runtime, applicationId, request);
  const ended = await runtime.database.tenant(tenant.id, async (db) => {
    const key = { purpose: 'used-saml-request', owner: applicationId, name: request.id } as const;
    if (!(await markUsed(db, key, until)))
      fail(samlProtocolErrors.invalidRequest, { internal: 'the logout request was used before' });
    const uid = issued && (await findSession(db, issued));
    if (issued && uid !== undefined) await endSession(db, issued.userId, uid);
    const others = issued && uid !== undefined ? [{ userId: issued.userId, sessionId: uid }] : [];
    const events = await findEndedEvents({ runtime, tenant, ...sender }, others);
    const about = { requestId: request.id, ...(issued && { userId: issued.userId }) };
    await writeLogsIn(db, [sender.entry(about)], runtime.clock());
    await announce({ runtime, tenant, now: runtime.clock(), db }, events);
    return events;
  });
  await deliverAnnounced(runtime, tenant.id, ended);
  const status = issued ? {} : { detail: statuses.unknownPrincipal };
  return answer(runtime, provider, incoming.binding, request, singleLogoutUrl, status);
}

/** Until when the request would be valid. Throws if that is over, or if it is from the future. */
function requireRecent({ issuedAt, logout }: ReceivedRequest, now: number): number {
  const invalid = (internal: string): never => fail(samlProtocolErrors.invalidRequest, { internal });
  const { notOnOrAfter } = logout ?? invalid('it is no logout request');
  const until = Math.min(notOnOrAfter ?? Infinity, issuedAt + maxAgeMs) + skewMs;
  if (now >= until) invalid('it has expired');
  if (issuedAt > now + skewMs) invalid('it was issued in the future');
  return until;
}

/** What was issued to this application, by the request's session index and name. */
function findIssued(
  runtime: Runtime,
  applicationId: string,
  { logout }: ReceivedRequest,
): IssuedTo | undefined {
  const { nameId = '', sessionIndexes = [] } = logout ?? {};
  return sessionIndexes
    .flatMap((index) => openIndex(runtime, index) ?? [])
    .find((issued) => issued.applicationId === applicationId && issued.name === hashName(nameId));
}

/** The session in which the application has this name for it; undefined if it has ended. */
async function findSession(
  db: TenantDb,
  { applicationId, userId, sid }: IssuedTo,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('oidcInstances')
    .select('uid')
    .where('model', '=', 'Session')
    .where('accountId', '=', userId)
    .where(sql<string>`payload #>> array['authorizations', ${applicationId}, 'sid']`, '=', sid)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return row?.uid ?? undefined;
}

/** The signed answer, by the binding of the request. */
async function answer(
  runtime: Runtime,
  provider: ServiceProvider,
  binding: Incoming['binding'],
  { id, relayState }: ReceivedRequest,
  url: string,
  { detail }: { detail?: string },
): Promise<Answer> {
  const signing = openSigningKey(runtime, provider);
  const xml = writeLogoutResponse({
    issuer: provider.addresses.entityId,
    destination: url,
    inResponseTo: id,
    now: runtime.clock(),
    status: detail === undefined ? statuses.success : statuses.requester,
    ...(detail !== undefined && { detail }),
  });
  if (binding === 'post') return postResponse(provider, url, await signXml(xml, signing), relayState);
  const parts: [string, string][] = [
    ['SAMLResponse', deflateRawSync(xml).toString('base64')],
    ...(relayState === null ? [] : [['RelayState', relayState] satisfies [string, string]]),
    ['SigAlg', rsaSha256],
  ];
  const encoded = parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  const signature = encodeURIComponent(await signText(encoded, signing.key));
  const target = new URL(found(provider.singleLogoutUrl, samlProtocolErrors.logoutOff));
  const start = target.href.split('#')[0] ?? '';
  return { redirect: `${start}${target.search ? '&' : '?'}${encoded}&Signature=${signature}` };
}
