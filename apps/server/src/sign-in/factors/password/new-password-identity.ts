import { accountErrors } from '@gatehouse/contract/sign-in/errors';
import { createPasswordIdentity } from '@gatehouse/contract/sign-in/password-endpoints';
import { getSignInExperience } from '../../../experience/sign-in-experience-store.ts';
import { createId } from '../../../lib/ids.ts';
import type { StoredPassword } from '../../../passwords/stored-password.ts';
import { requireHuman } from '../../captcha/require-human.ts';
import { operation } from '../../flow/flow-operation.ts';
import { requireEventIs, requireMode, type Verification, withVerification } from '../../flow/flow-state.ts';
import { loadFlowWith, saveFlow } from '../../flow/flow-store.ts';
import { countNewcomer } from '../../sentinel/count-caller.ts';
import type { Factor } from '../../flow/factor.ts';
import { hashNewPassword } from '../../flow/new-password.ts';

/** The username and password of an account that is about to be made. */
export interface NewPasswordIdentity extends Verification {
  type: 'NewPasswordIdentity';
  identifier: { type: 'username'; value: string };
  password: StoredPassword;
}

/** Whether a username is free is told, at a limited rate (ADR 7). */
const create = operation(
  createPasswordIdentity,
  'Verification.NewPasswordIdentity.Submit',
  async (ctx, { body: { identifier, password } }) => {
    await countNewcomer(ctx);
    const flow = await loadFlowWith(ctx, identifier);
    requireEventIs(flow.state, 'Register');
    await requireHuman(ctx, flow.state);
    const experience = await getSignInExperience(ctx.runtime, ctx.tenant.id);
    requireMode('Register', experience);
    const { identifiers, password: hasPassword } = experience.signUp;
    if (!identifiers.includes('username') || !hasPassword) ctx.fail(accountErrors.signUpMethodNotEnabled);
    if (flow.user) ctx.fail(accountErrors.usernameInUse);
    const verification: NewPasswordIdentity = {
      id: createId(),
      type: 'NewPasswordIdentity',
      identifier,
      password: await hashNewPassword(ctx, flow, experience, password, { username: identifier.value }),
    };
    await saveFlow(ctx, flow, withVerification(flow.state, verification));
    return { verificationId: verification.id };
  },
);

/** Makes an account with a username and a password. */
export const newPasswordIdentity: Factor<NewPasswordIdentity> = {
  type: 'NewPasswordIdentity',
  amr: 'pwd',
  operations: [create],
  describe: ({ id, type, identifier }) => ({ id, type, identifier }),
  registers: ({ identifier, password }) => ({ username: identifier.value, password }),
};
