import { accountErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { verifyPassword } from '@gatehouse/contract/sign-in/password-endpoints';
import type { Ctx } from '../../../ctx.ts';
import { hotStatement } from '../../../database/hot.ts';
import { fail } from '../../../fail.ts';
import { getSignInExperience } from '../../../features/sign-in-experience/store.ts';
import { createId } from '../../../ids.ts';
import { needsRehash, type StoredPassword } from '../../../passwords/stored-password.ts';
import { requireHuman } from '../../captcha/require-human.ts';
import { describeStep } from '../../flow/audit.ts';
import { operation } from '../../flow/operation.ts';
import { refuseSsoAddress } from '../../flow/sso.ts';
import { type FlowUser, requireEventIs, withVerification } from '../../flow/state.ts';
import { loadFlowWith, saveFlow, setFlow } from '../../flow/store.ts';
import { type CountedAttempt, type Target, uncountAttempt } from '../../sentinel/store.ts';
import { countCaller } from '../../sentinel/count-caller.ts';
import { countAttempt } from '../../sentinel/count-attempt.ts';
import { describeTarget } from '../../sentinel/target.ts';
import type { PasswordVerification } from './password.ts';

const audited = 'Verification.Password.Submit';

/** Proves an account by its password. An unknown identifier and a wrong password are one answer at one cost (ADR 7). */
export const verifyPasswordOperation = operation(
  verifyPassword,
  audited,
  async (ctx, { body }) => {
    const { identifier, password } = body;
    await countCaller(ctx);
    const flow = await loadFlowWith(ctx, identifier);
    requireEventIs(flow.state, 'SignIn');
    await requireHuman(ctx, flow.state);
    const { signIn } = await getSignInExperience(ctx.runtime, ctx.tenant.id);
    if (!signIn.methods.some((method) => method.identifier === identifier.type && method.password))
      fail(accountErrors.signInMethodNotEnabled);
    if (identifier.type === 'email') await refuseSsoAddress(ctx, identifier.value);
    setFlow(ctx, { ...flow, triedUserId: flow.user?.id });

    const target = await describeTarget(ctx, 'Password', identifier, flow.user?.id);
    const attempt = await countAttempt(ctx, target);
    const refuse = (): never => attempt.refuse(sessionErrors.invalidCredentials);
    const user = (await comparePassword(ctx, flow.user, password, target, attempt)) ?? refuse();

    const verification: PasswordVerification = {
      id: createId(),
      type: 'Password',
      identifier,
      userId: user.id,
    };
    await saveFlow(ctx, flow, withVerification(flow.state, verification), {
      logs: [describeStep(ctx, audited, { userId: user.id })],
      forgiven: target,
      proven: { user, refuse },
    });
    return { verificationId: verification.id };
  },
  { comparesSecret: true },
);

/** The account, with the hash that it has now, if the password is its own; whether it is suspended is asked after this proof, not before. */
async function comparePassword(
  ctx: Ctx,
  user: FlowUser | undefined,
  password: string,
  target: Target,
  attempt: CountedAttempt,
): Promise<FlowUser | undefined> {
  const { hasher } = ctx.runtime;
  const stored: StoredPassword | undefined =
    user?.passwordEncrypted && user.passwordEncryptionMethod
      ? { method: user.passwordEncryptionMethod, value: user.passwordEncrypted }
      : undefined;
  try {
    if (!user || !stored || attempt.isAccountBlocked) {
      await hasher.verifyDecoy(password);
      return undefined;
    }
    if (!(await hasher.verify(password, stored))) return undefined;
    return needsRehash(stored)
      ? { ...user, passwordEncrypted: await replaceImportedHash(ctx, user.id, stored, password) }
      : user;
  } catch (error) {
    await uncountAttempt(ctx.runtime, ctx.tenant.id, target, attempt);
    throw error;
  }
}

// Only the very hash that was verified: a password changed meanwhile stays changed.
const replaceHash = hotStatement(
  'replace-imported-hash',
  `update users set password_encrypted = $4, password_encryption_method = $5
   where tenant_id = $1 and id = $2 and password_encrypted = $3`,
);

/** Imported hashes are read only and replaced at the first sign-in that proves them (OPEN-38). Answers the new one. */
async function replaceImportedHash(
  ctx: Ctx,
  userId: string,
  imported: StoredPassword,
  password: string,
): Promise<string> {
  const { method, value } = await ctx.runtime.hasher.hash(password);
  await ctx.runtime.database.hot(replaceHash, ctx.tenant.id, [userId, imported.value, value, method]);
  return value;
}
