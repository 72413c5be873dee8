import { accountErrors } from '@gatehouse/contract/sign-in/errors';
import { createPasswordIdentity } from '@gatehouse/contract/sign-in/password-endpoints';
import { fail } from '../../../lib/fail.ts';
import { getSignInExperience } from '../../../experience/sign-in-experience-store.ts';
import { requireChosenUsername } from '../../../experience/username-policy.ts';
import { createId } from '../../../lib/ids.ts';
import { requireHuman } from '../../captcha/require-human.ts';
import { operation } from '../../flow/flow-operation.ts';
import { requireEventIs, requireMode } from '../../flow/flow-event.ts';
import { loadStartedWith, saveFlow } from '../../flow/flow-store.ts';
import { offersNewPassword } from '../../flow/offered-methods.ts';
import { withVerification } from '../../state/flow-verifications.ts';
import type { VerificationOf } from '../../state/verifications.ts';
import { countNewcomer } from '../../sentinel/count-caller.ts';
import type { Factor } from '../../flow/factor.ts';
import { hashNewPassword } from '../../flow/new-password.ts';

/** Reveals whether a username is free, at a limited rate (ADR 7). */
const create = operation(createPasswordIdentity, async (ctx, { body: { identifier, password } }) => {
  await countNewcomer(ctx);
  const flow = await loadStartedWith(ctx, identifier);
  requireEventIs(flow.state, 'Register');
  await requireHuman(ctx, flow.state);
  const experience = await getSignInExperience(ctx.runtime, ctx.tenant.id);
  requireMode(flow.state, experience);
  if (!offersNewPassword(experience)) fail(accountErrors.signUpMethodNotEnabled);
  requireChosenUsername(identifier.value, experience, 'body.identifier.value');
  if (flow.user) fail(accountErrors.usernameInUse);
  const verification: VerificationOf<'NewPasswordIdentity'> = {
    id: createId(),
    type: 'NewPasswordIdentity',
    identifier,
    password: await hashNewPassword(ctx, flow, experience, password, { username: identifier.value }),
  };
  await saveFlow(ctx, flow, withVerification(flow.state, verification));
  return { verificationId: verification.id };
});

/** Creates an account with a username and a password. */
export const newPasswordIdentity: Factor<VerificationOf<'NewPasswordIdentity'>> = {
  type: 'NewPasswordIdentity',
  amr: 'pwd',
  operations: [create],
  describe: ({ id, type, identifier }) => ({ id, type, identifier }),
  registration: { profile: ({ identifier, password }) => ({ username: identifier.value, password }) },
};
