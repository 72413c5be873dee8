import { verificationErrors } from '@gatehouse/contract/account/errors';
import type { verifyOwnAuthentication } from '@gatehouse/contract/account/step-up-endpoints';
import type { verifyOwnRegistration } from '@gatehouse/contract/account/verification-endpoints';
import type { BodyOf } from '@gatehouse/contract/endpoint';
import { mfaErrors } from '@gatehouse/contract/sign-in/errors';
import { passkeyFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { z } from 'zod';
import { readAccountCenter } from '../../experience/account-center-store.ts';
import { fail, found } from '../../lib/fail.ts';
import { listPasskeyHosts } from '../../mfa/passkey-hosts.ts';
import { findCredentials, useCredential } from '../../mfa/mfa-store.ts';
import {
  checkAuthentication,
  checkRegistration,
  offerAuthentication,
  offerRegistration,
} from '../../mfa/web-authn-credentials.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { requireOfferedFactor } from '../../experience/offered-factors.ts';
import { takeRecord } from '../../sessions/verifications.ts';
import { callerOf, readOwn } from '../../users/own-user.ts';
import { countVerification, openRecord } from './records.ts';

const challenged = z.object({ challenge: z.string() });

/** The origins whose pages can answer a challenge: our own, and those that the account center names. */
async function listOrigins({ runtime, tenant }: Ctx): Promise<string[]> {
  const { webauthnRelatedOrigins } = await readAccountCenter(runtime.database.for(tenant.id), tenant.id);
  return [tenant.origin, ...webauthnRelatedOrigins];
}

/** A challenge for a new passkey; browsers leave out the authenticators that the account has already. */
export async function beginRegistration(ctx: Ctx) {
  const { runtime, tenant } = ctx;
  await countVerification(ctx);
  await requireOfferedFactor(ctx, passkeyFactor);
  const user = await runtime.database.tenant(tenant.id, (db) => readOwn({ ...ctx, db }));
  const known = await findCredentials(runtime, tenant.id, user.id);
  const name = user.username ?? user.primaryEmail ?? user.primaryPhone ?? user.id;
  const registrationOptions = await offerRegistration(tenant, { userId: user.id, name, known });
  const record = await openRecord(ctx, {
    type: 'WebAuthn',
    purpose: 'NewFactor',
    verified: false,
    data: { challenge: registrationOptions.challenge },
  });
  return { ...record, registrationOptions };
}

/** Accepts the passkey that signed the challenge, once. It belongs to no account until it is added. */
export async function verifyRegistration(
  ctx: Ctx,
  { verificationRecordId: id, payload }: BodyOf<typeof verifyOwnRegistration>,
): Promise<{ verificationRecordId: string }> {
  const { data, expiresAt } = await takeChallenge(ctx, id, 'NewFactor');
  const { challenge } = challenged.parse(data);
  const credential = found(
    await checkRegistration(ctx.tenant, payload, challenge, await listOrigins(ctx)),
    mfaErrors.webAuthnFailed,
  );
  await openRecord(ctx, {
    id,
    type: 'WebAuthn',
    purpose: 'NewFactor',
    verified: true,
    expiresAt,
    data: { ...credential, agent: ctx.userAgent },
  });
  return { verificationRecordId: id };
}

/** A challenge for the passkeys of the account. */
export async function beginAuthentication(ctx: Ctx) {
  const { runtime, tenant } = ctx;
  await countVerification(ctx);
  const known = await findCredentials(runtime, tenant.id, callerOf(ctx).userId);
  if (known.length === 0) fail(mfaErrors.webAuthnNotFound);
  const authenticationOptions = await offerAuthentication(
    tenant,
    known,
    await listPasskeyHosts(runtime, tenant, known),
  );
  const record = await openRecord(ctx, {
    type: 'WebAuthn',
    purpose: 'Permission',
    verified: false,
    data: { challenge: authenticationOptions.challenge },
  });
  return { ...record, authenticationOptions };
}

/** Verifies the caller by a passkey of their account. */
export async function verifyAuthentication(
  ctx: Ctx,
  { verificationRecordId: id, payload }: BodyOf<typeof verifyOwnAuthentication>,
): Promise<{ verificationRecordId: string }> {
  const { runtime, tenant } = ctx;
  const { data, expiresAt } = await takeChallenge(ctx, id, 'Permission');
  const { challenge } = challenged.parse(data);
  const credentials = await findCredentials(runtime, tenant.id, callerOf(ctx).userId);
  const credential = found(
    credentials.find(({ credentialId }) => credentialId === payload.id),
    mfaErrors.webAuthnNotFound,
  );
  const origins = await listOrigins(ctx);
  const otherHosts = await listPasskeyHosts(runtime, tenant, [credential]);
  const counter = found(
    await checkAuthentication(tenant, payload, challenge, credential, { origins, otherHosts }),
    mfaErrors.webAuthnFailed,
  );
  if (!(await useCredential(runtime, tenant.id, credential.id, counter))) fail(mfaErrors.webAuthnFailed);
  await openRecord(ctx, { id, type: 'WebAuthn', purpose: 'Permission', verified: true, expiresAt });
  return { verificationRecordId: id };
}

/** The challenge is taken before the signature is checked: each can be tried once. */
async function takeChallenge(ctx: Ctx, id: string, purpose: 'NewFactor' | 'Permission') {
  const asked = { userId: callerOf(ctx).userId, id, now: ctx.now, verified: false };
  const kind = { types: ['WebAuthn' as const], purposes: [purpose] };
  const taken = await takeRecord(ctx.runtime.database.for(ctx.tenant.id), asked, kind);
  return found(taken, verificationErrors.notFound);
}
