import { accountErrors } from '@gatehouse/contract/sign-in/errors';
import * as api from '@gatehouse/contract/sign-in/passkey-endpoints';
import type { Ctx } from '../../../runtime/ctx.ts';
import { fail } from '../../../lib/fail.ts';
import { getSignInExperience } from '../../../experience/sign-in-experience-store.ts';
import { createId } from '../../../lib/ids.ts';
import { offerAnyPasskey } from '../../../mfa/web-authn-credentials.ts';
import { operation } from '../../flow/flow-operation.ts';
import { requireEventIs } from '../../flow/flow-event.ts';
import { loadStarted, loadFlow, saveFlow } from '../../flow/flow-store.ts';
import { withVerification } from '../../state/flow-verifications.ts';
import type { VerificationOf } from '../../state/verifications.ts';
import { createChallenge } from './passkey-challenge.ts';
import { passkeyFirstFactor } from './passkey-verification.ts';

/** Throws unless the tenant lets users sign in with only a passkey. */
export async function requirePasskeys(ctx: Ctx): Promise<void> {
  const experience = await getSignInExperience(ctx.runtime, ctx.tenant.id);
  if (!passkeyFirstFactor.isOffered({}, 'SignIn', experience)) fail(accountErrors.signInMethodNotEnabled);
}

/**
 * The options with which a browser offers its passkeys for us. They name no account and no credential, so they reveal
 * nothing.
 */
export const preflightOperation = operation(api.offerPasskeys, async (ctx) => {
  await requirePasskeys(ctx);
  const { rowId } = await loadFlow(ctx);
  return { authenticationOptions: await offerAnyPasskey(ctx.tenant, await createChallenge(ctx, rowId)) };
});

/** The same response at the same cost, whichever identifier was entered (attacks: user enumeration). */
export const beginOperation = operation(api.beginPasskeySignIn, async (ctx) => {
  await requirePasskeys(ctx);
  const flow = await loadStarted(ctx);
  requireEventIs(flow.state, 'SignIn');
  const verification: VerificationOf<'SignInPasskey'> = {
    id: createId(),
    type: 'SignInPasskey',
    verified: false,
  };
  await saveFlow(ctx, flow, withVerification(flow.state, verification));
  const challenge = await createChallenge(ctx, flow.rowId);
  return {
    verificationId: verification.id,
    authenticationOptions: await offerAnyPasskey(ctx.tenant, challenge),
  };
});
