import { verificationErrors } from '@gatehouse/contract/account/errors';
import type { sendOwnCode, verifyOwnCode } from '@gatehouse/contract/account/verification-endpoints';
import type { BodyOf } from '@gatehouse/contract/endpoint';
import { codeErrors } from '@gatehouse/contract/sign-in/errors';
import type { Address } from '@gatehouse/contract/sign-in/interaction';
import { messageUsage } from '@gatehouse/contract/connectors/connectors';
import { completeVerificationCodePolicy } from '@gatehouse/contract/sign-in-experience/policies';
import { z } from 'zod';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { fail, found } from '../../lib/fail.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { checkCode } from '../codes/check-code.ts';
import type { CodePurpose } from '../codes/code-store.ts';
import { issueCode } from '../codes/issue-code.ts';
import { refuseSsoAddress } from '../flow/sso-address.ts';
import { refuseListedEmail } from '../../experience/email-lists.ts';
import { codeTypes, completeRecord, findRecord } from '../../sessions/verifications.ts';
import { countOwnAttempt } from './count-own-attempt.ts';
import { callerOf, readOwn } from '../../users/own-user.ts';
import { countVerification, openRecord } from './records.ts';

/** What the code is for, and so what its verification counts for. */
const purposes = {
  UserPermissionValidation: 'Permission',
  BindMfa: 'NewFactor',
  BindNewIdentifier: 'NewIdentifier',
} as const;

const stored = z.object({ value: z.string(), usage: messageUsage });

const purposeOf = (userId: string, { type, value }: Address, usage: CodePurpose['usage']): CodePurpose => ({
  owner: `account:${userId}`,
  usage,
  target: `${type}:${value}`,
});

/**
 * Sends a code. One to the user's own email address or phone number verifies their identity; one to another never does, and the response
 * doesn't tell whether that belongs to someone else.
 */
export async function sendCode(ctx: Ctx, { identifier, templateType }: BodyOf<typeof sendOwnCode>) {
  const { runtime, tenant } = ctx;
  await countVerification(ctx);
  const user = await runtime.database.tenant(tenant.id, (db) => readOwn({ ...ctx, db }));
  const { type, value } = identifier;
  const isOwn = value === (type === 'email' ? user.primaryEmail : user.primaryPhone);
  const usage = isOwn ? (templateType ?? 'UserPermissionValidation') : 'BindNewIdentifier';
  const experience = await getSignInExperience(runtime, tenant.id);
  if (type === 'email' && !isOwn) {
    // Users of the domain sign in at their company's identity provider, which this account wouldn't come from.
    await refuseSsoAddress(ctx, value);
    refuseListedEmail(value, experience.emailBlocklistPolicy);
  }
  const { id } = await issueCode(
    ctx,
    purposeOf(user.id, identifier, usage),
    identifier,
    experience,
    isOwn ? { knownAs: `account:${user.id}` } : {},
  );
  return openRecord(ctx, {
    id,
    type: codeTypes[type],
    purpose: purposes[usage],
    verified: false,
    data: { value, usage },
  });
}

/** Verifies the code of a verification that the caller has started, for the same email address or phone number. */
export async function verifyCode(
  ctx: Ctx,
  { identifier, verificationId: id, code }: BodyOf<typeof verifyOwnCode>,
): Promise<{ verificationRecordId: string }> {
  const { runtime, tenant, now } = ctx;
  const { userId } = callerOf(ctx);
  const db = runtime.database.for(tenant.id);
  const asked = { userId, id, now, verified: false };
  const kind = { types: [codeTypes[identifier.type]], purposes: Object.values(purposes) };
  const { value, usage } = found(
    stored.safeParse(await findRecord(db, asked, kind)).data,
    verificationErrors.notFound,
  );
  if (value !== identifier.value) fail(verificationErrors.notFound);
  const attempt = await countOwnAttempt(ctx, 'VerificationCode');
  const { verificationCodePolicy } = await getSignInExperience(runtime, tenant.id);
  const { maxAttempts } = completeVerificationCodePolicy(verificationCodePolicy);
  if (!(await checkCode(ctx, purposeOf(userId, identifier, usage), { id, code, maxAttempts })))
    attempt.refuse(codeErrors.mismatch);
  await attempt.uncount();
  if (!(await completeRecord(db, userId, id))) fail(verificationErrors.notFound);
  return { verificationRecordId: id };
}
