import { mfaErrors, passkeyErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import * as api from '@gatehouse/contract/sign-in/passkey-endpoints';
import { findPasskey, useCredential } from '../../../mfa/mfa-store.ts';
import { createId } from '../../../lib/ids.ts';
import { checkPasskey } from '../../../mfa/web-authn-credentials.ts';
import { createStepLog } from '../../flow/audit-step.ts';
import { successOf } from '../../flow/step-events.ts';
import { operation } from '../../flow/flow-operation.ts';
import { refuseSsoAddress } from '../../flow/sso-address.ts';
import { requireEventIs } from '../../flow/flow-event.ts';
import { loadStarted, saveFlow, setFlow } from '../../flow/flow-store.ts';
import { challengeIn, readChallenge } from './passkey-challenge.ts';
import { requirePasskeys } from './offer-passkey.ts';
import { countCaller } from '../../sentinel/count-caller.ts';
import { findVerification, withVerification } from '../../state/flow-verifications.ts';
import type { VerificationOf } from '../../state/verifications.ts';

const audited = successOf(api.verifyPasskeySignIn);

/**
 * Verifies the user by a passkey with user verification that signed a challenge of this flow. Challenges aren't stored,
 * so the time of the last used one is: it and older ones are rejected.
 */
export const verifyOperation = operation(
  api.verifyPasskeySignIn,
  async (ctx, { body: { verificationId, payload } }) => {
    const { runtime, tenant } = ctx;
    await countCaller(ctx);
    await requirePasskeys(ctx);
    const flow = await loadStarted(ctx);
    const { state } = flow;
    requireEventIs(state, 'SignIn');
    if (verificationId !== undefined && !findVerification(state, 'SignInPasskey', verificationId))
      ctx.fail(sessionErrors.verificationNotFound);
    const challenge = ctx.found(challengeIn(payload), passkeyErrors.challengeNotFound);
    const madeAt = ctx.found(
      await readChallenge(ctx, flow.rowId, challenge),
      passkeyErrors.challengeNotFound,
    );
    if (madeAt <= (state.passkeyUsedAt ?? 0)) ctx.fail(passkeyErrors.challengeNotFound);

    const credential = ctx.found(await findPasskey(runtime, tenant.id, payload.id), mfaErrors.webAuthnFailed);
    const { userId } = credential;
    setFlow(ctx, { ...flow, triedUserId: userId });
    const counter = ctx.found(
      await checkPasskey(tenant, payload, challenge, credential),
      mfaErrors.webAuthnFailed,
    );
    // Revealed only to the holder of the passkey.
    await refuseSsoAddress(ctx, credential.primaryEmail, passkeyErrors.ssoUser);
    if (!(await useCredential(runtime, tenant.id, credential.id, counter)))
      ctx.fail(mfaErrors.webAuthnFailed);
    const verification: VerificationOf<'SignInPasskey'> = {
      id: verificationId ?? createId(),
      type: 'SignInPasskey',
      userId,
      factorId: credential.id,
      verified: true,
    };
    await saveFlow(
      ctx,
      flow,
      { ...withVerification(state, verification), passkeyUsedAt: madeAt },
      { logs: [createStepLog(ctx, audited, { userId })], rightCalls: 1 },
    );
    return { verificationId: verification.id };
  },
  { comparesSecret: true },
);
