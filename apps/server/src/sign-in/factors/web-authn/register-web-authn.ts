import { mfaErrors } from '@gatehouse/contract/sign-in/errors';
import * as api from '@gatehouse/contract/sign-in/web-authn-endpoints';
import { findCredentials } from '../../../mfa/mfa-store.ts';
import { checkRegistration, offerRegistration } from '../../../mfa/web-authn-credentials.ts';
import { loadForBinding } from '../../flow/load-account.ts';
import { operation } from '../../flow/flow-operation.ts';
import { saveFlow } from '../../flow/flow-store.ts';
import { withUpdated, withVerification } from '../../state/flow-verifications.ts';
import { newWebAuthnVerification, requireWebAuthn } from './web-authn-verification.ts';

/** Returns a challenge for a new credential; browsers exclude those that the account has already. */
export const beginRegistration = operation(api.beginWebAuthnRegistration, async (ctx) => {
  const { flow, userId, name } = await loadForBinding(ctx);
  const known = await findCredentials(ctx.runtime, ctx.tenant.id, userId);
  const registrationOptions = await offerRegistration(ctx.tenant, { userId, name, known });
  const verification = newWebAuthnVerification(userId, true, registrationOptions.challenge);
  await saveFlow(ctx, flow, withVerification(flow.state, verification));
  return { verificationId: verification.id, registrationOptions };
});

/** Accepts the credential that signed the challenge, once. */
export const verifyRegistration = operation(
  api.verifyWebAuthnRegistration,
  async (ctx, { body: { verificationId, payload } }) => {
    const { flow } = await loadForBinding(ctx);
    const known = requireWebAuthn(flow.state, verificationId, true);
    const challenge = ctx.found(known.challenge, mfaErrors.webAuthnFailed);
    const credential = ctx.found(
      await checkRegistration(ctx.tenant, payload, challenge),
      mfaErrors.webAuthnFailed,
    );
    const updated = {
      ...known,
      verified: true,
      challenge: undefined,
      credential: { ...credential, agent: ctx.userAgent },
    };
    await saveFlow(ctx, flow, withUpdated(flow.state, updated));
    return { verificationId };
  },
);
