import { randomUUID } from 'node:crypto';
import { OutboundError } from '@gatehouse/connectors/kit/outbound';
import { importJWK, SignJWT } from 'jose';
import { z } from 'zod';
import { writeLogs } from '../audit/write.ts';
import { prepared } from '../database/scoped.ts';
import { type OutboxHandler, PermanentFailure } from '../delivery/outbox/outbox.ts';
import { getTenantKeys } from '../keys/signing-keys-store.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { atDomain } from '../tenancy/hosts.ts';

/** The kind of entries in the outbox that the trigger `oidc_instances_logout` writes when a session ends (ADR 171). */
export const logoutKind = 'backchannel-logout';

const logoutNotice = z.object({
  applicationId: z.string(),
  userId: z.string(),
  /** The session's ID in the application's ID tokens. */
  sid: z.string().nullish(),
  /** The custom domain of the session, whose issuer the application knows. */
  domainId: z.string().optional(),
});
type LogoutNotice = z.infer<typeof logoutNotice>;

/** A receiver that answers slowly takes the place of other deliveries. */
const timeoutMs = 5_000;
/** The validity that the specification recommends at most (2.4). */
const tokenSeconds = 120;

/** Tells an application that a session with a grant of it has ended (OpenID Connect Back-Channel Logout 1.0). */
export function createLogoutHandler(runtime: Runtime): OutboxHandler {
  const note = (tenantId: string, { applicationId, userId }: LogoutNotice, reason?: string): Promise<void> =>
    writeLogs(runtime, tenantId, [
      {
        key: 'Application.Logout.Notified',
        userId,
        applicationId,
        payload: reason === undefined ? { result: 'Success' } : { result: 'Error', error: { reason } },
      },
    ]);
  return {
    async deliver(tenantId, payload) {
      const notice = readNotice(payload);
      const target = await findTarget(runtime, tenantId, notice.applicationId);
      // The application is gone, or isn't to be told anymore.
      if (!target) return;
      await send(runtime, target.uri, await createLogoutToken(runtime, tenantId, notice, target));
      await note(tenantId, notice);
    },
    async giveUp(tenantId, payload, reason) {
      const { success, data } = logoutNotice.safeParse(payload);
      if (success) await note(tenantId, data, reason);
    },
  };
}

function readNotice(payload: unknown): LogoutNotice {
  const { success, data } = logoutNotice.safeParse(payload);
  if (!success) throw new PermanentFailure('The notice can’t be read');
  return data;
}

const target = prepared(
  `select oidc_client_metadata ->> 'backchannelLogoutUri' as uri,
     coalesce((oidc_client_metadata ->> 'backchannelLogoutSessionRequired')::boolean, false) as "needsSession"
   from applications where id = $1 and oidc_client_metadata ->> 'backchannelLogoutUri' <> ''`,
);
interface Target {
  uri: string;
  needsSession: boolean;
}

/** Where the application wants to be told now: its settings may have changed since the session ended. */
async function findTarget(
  { database }: Runtime,
  tenantId: string,
  applicationId: string,
): Promise<Target | undefined> {
  const [row] = await database.prepared<Target>(target, tenantId, [applicationId]);
  return row;
}

/** A logout token (2.4), signed for each attempt, so that it is valid when it arrives. It has no nonce, so it can't pass for an ID token. */
async function createLogoutToken(
  runtime: Runtime,
  tenantId: string,
  { applicationId, userId, sid, domainId }: LogoutNotice,
  { needsSession }: Target,
): Promise<string> {
  const [jwk] = (await getTenantKeys(runtime, tenantId)).tokens;
  if (!jwk) throw new Error('The tenant has no signing key');
  const alg = jwk.alg ?? 'ES256';
  const iat = Math.floor(runtime.clock() / 1000);
  return new SignJWT({
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    ...(needsSession && typeof sid === 'string' && { sid }),
  })
    .setProtectedHeader({ alg, kid: jwk.kid, typ: 'logout+jwt' })
    .setIssuer((await atDomain(runtime, tenantId, domainId)).issuer)
    .setAudience(applicationId)
    .setSubject(userId)
    .setIssuedAt(iat)
    .setExpirationTime(iat + tokenSeconds)
    .setJti(randomUUID())
    .sign(await importJWK(jwk, alg));
}

/** Retried unless the URL isn't allowed: also a 400 can mean that the application could not sign the user out now (2.8). */
async function send({ outbound }: Runtime, uri: string, logoutToken: string): Promise<void> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ logout_token: logoutToken }).toString(),
    timeoutMs,
  } as const;
  const { status } = await outbound.request(uri, request).catch((error: unknown) => {
    const isRefused = error instanceof OutboundError && error.failure === 'refused';
    throw isRefused ? new PermanentFailure(error.message, { cause: error }) : error;
  });
  if (status < 200 || status > 299) throw new Error(`The application answered with status ${status}`);
}
