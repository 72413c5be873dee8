import { connectorErrors } from '@gatehouse/contract/connectors/errors';
import type { Address } from '@gatehouse/contract/sign-in/interaction';
import { completeVerificationCodePolicy } from '@gatehouse/contract/sign-in-experience/policies';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { Ctx } from '../../ctx.ts';
import { refuse } from '../../edge/rate-limit.ts';
import { createId } from '../../ids.ts';
import { sendMessage } from '../../messages/send-message.ts';
import { createCode, describeCode } from './code.ts';
import { type CodePurpose, putCode } from './store.ts';

/** A code is sent again after this at the earliest. */
export const resendMs = 60_000;

/**
 * Makes a code and has it sent, unless it is a decoy; the one before is dead from then on. Throws 429 when it is too early or too many were sent, and 501
 * when nothing can send it.
 */
export async function issueCode(
  ctx: Ctx,
  purpose: CodePurpose,
  { type, value }: Address,
  { verificationCodePolicy }: SignInExperience,
  { isDecoy = false } = {},
): Promise<{ id: string; expiresAt: number }> {
  const [id, code] = [createId(), createCode()];
  const { lifeMs } = completeVerificationCodePolicy(verificationCodePolicy);
  const waitMs = await putCode(ctx, purpose, {
    id,
    mac: await describeCode(ctx, id, code),
    lifeMs,
    resendMs,
  });
  if (waitMs !== undefined) refuse(waitMs, connectorErrors.messageRateLimited);
  await sendMessage(ctx, {
    type: type === 'email' ? 'Email' : 'Sms',
    to: value,
    usage: purpose.usage,
    payload: { code },
    locale: readLocale(ctx.locale),
    applicationId: ctx.actor.kind === 'flow' ? ctx.actor.clientId : undefined,
    isDecoy,
  });
  return { id, expiresAt: ctx.now + lifeMs };
}

/** The first language of an Accept-Language header; our pages send that of the page alone. */
const readLocale = (header: string): string | undefined =>
  /^\s*([a-z]{2,3}(?:-[a-z0-9]{2,8})*)/i.exec(header)?.[1];
