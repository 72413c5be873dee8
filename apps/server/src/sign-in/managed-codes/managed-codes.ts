import * as api from '@gatehouse/contract/verification-codes/endpoints';
import { codeErrors } from '@gatehouse/contract/sign-in/errors';
import type { Address } from '@gatehouse/contract/sign-in/interaction';
import { completeVerificationCodePolicy } from '@gatehouse/contract/sign-in-experience/policies';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { checkCode } from '../codes/check-code.ts';
import { type CodePurpose, findCodeId } from '../codes/code-store.ts';
import { issueCode } from '../codes/issue-code.ts';
import { implement } from '../../web/implement.ts';

type Recipient = { email: string } | { phone: string };

const addressOf = (recipient: Recipient): Address =>
  'email' in recipient
    ? { type: 'email', value: recipient.email }
    : { type: 'phone', value: recipient.phone };

/** Codes of the Management API are no flow's and no user's: a code of a sign-in isn't valid here, nor the other way round. */
const purposeOf = ({ type, value }: Address): CodePurpose => ({
  owner: 'management',
  usage: 'Generic',
  target: `${type}:${value}`,
});

export const routes = [
  implement(api.sendManagedCode, async (ctx, { body }) => {
    const address = addressOf(body);
    const experience = await getSignInExperience(ctx.runtime, ctx.tenant.id);
    await issueCode(ctx, purposeOf(address), address, experience);
  }),

  implement(api.verifyManagedCode, async (ctx, { body }) => {
    const purpose = purposeOf(addressOf(body));
    const id = ctx.found(await findCodeId(ctx, purpose), codeErrors.notFound);
    const { verificationCodePolicy } = await getSignInExperience(ctx.runtime, ctx.tenant.id);
    const { maxAttempts } = completeVerificationCodePolicy(verificationCodePolicy);
    if (!(await checkCode(ctx, purpose, { id, code: body.verificationCode, maxAttempts })))
      ctx.fail(codeErrors.mismatch);
  }),
];
