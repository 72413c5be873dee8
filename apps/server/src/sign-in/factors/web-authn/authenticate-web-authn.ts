import { mfaErrors } from '@gatehouse/contract/sign-in/errors';
import * as api from '@gatehouse/contract/sign-in/web-authn-endpoints';
import { findCredentials, useCredential } from '../../../mfa/mfa-store.ts';
import { listPasskeyHosts } from '../../../mfa/passkey-hosts.ts';
import { checkAuthentication, offerAuthentication } from '../../../mfa/web-authn-credentials.ts';
import { loadAccount } from '../../flow/load-account.ts';
import { createStepLog } from '../../flow/audit-step.ts';
import { successOf } from '../../flow/step-events.ts';
import { operation } from '../../flow/flow-operation.ts';
import { saveFlow } from '../../flow/flow-store.ts';
import { withSecondFactor, withUpdated, withVerification } from '../../state/flow-verifications.ts';
import { newWebAuthnVerification, requireWebAuthn } from './web-authn-verification.ts';

/** The authentication method (RFC 8176). */
export const amr = 'pop';

const audited = successOf(api.verifyWebAuthnAuthentication);

/** Returns a challenge for the account's credentials. */
export const beginAuthentication = operation(api.beginWebAuthnAuthentication, async (ctx) => {
  const { flow, userId } = await loadAccount(ctx);
  const known = await findCredentials(ctx.runtime, ctx.tenant.id, userId);
  if (known.length === 0) ctx.fail(mfaErrors.webAuthnNotFound);
  const authenticationOptions = await offerAuthentication(
    ctx.tenant,
    known,
    await listPasskeyHosts(ctx.runtime, ctx.tenant, known),
  );
  const verification = newWebAuthnVerification(userId, false, authenticationOptions.challenge);
  await saveFlow(ctx, flow, withVerification(flow.state, verification));
  return { verificationId: verification.id, authenticationOptions };
});

/**
 * Verifies the user by one of their credentials that signed the challenge; the flow's new state lacks the challenge, so
 * it is used once.
 */
export const verifyAuthentication = operation(
  api.verifyWebAuthnAuthentication,
  async (ctx, { body: { verificationId, payload } }) => {
    const { flow, userId } = await loadAccount(ctx);
    const known = requireWebAuthn(flow.state, verificationId, false);
    const challenge = ctx.found(known.challenge, mfaErrors.webAuthnFailed);
    const credentials = await findCredentials(ctx.runtime, ctx.tenant.id, userId);
    const credential = ctx.found(
      credentials.find(({ credentialId }) => credentialId === payload.id),
      mfaErrors.webAuthnNotFound,
    );
    const otherHosts = await listPasskeyHosts(ctx.runtime, ctx.tenant, [credential]);
    const counter = ctx.found(
      await checkAuthentication(ctx.tenant, payload, challenge, credential, { otherHosts }),
      mfaErrors.webAuthnFailed,
    );
    if (!(await useCredential(ctx.runtime, ctx.tenant.id, credential.id, counter)))
      ctx.fail(mfaErrors.webAuthnFailed);
    const updated = { ...known, verified: true, challenge: undefined };
    await saveFlow(
      ctx,
      flow,
      withSecondFactor(withUpdated(flow.state, updated), { id: credential.id, amr }),
      {
        logs: [createStepLog(ctx, audited, { userId })],
      },
    );
    return { verificationId };
  },
);
