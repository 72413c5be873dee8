import type { Address } from '@gatehouse/contract/sign-in/interaction';
import { completeVerificationCodePolicy } from '@gatehouse/contract/sign-in-experience/policies';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { Ctx } from '../../runtime/ctx.ts';
import { createId } from '../../lib/ids.ts';
import { readLocale } from '../../delivery/messages/read-locale.ts';
import { requireCountry, requireSender, sendMessage } from '../../delivery/messages/send-message.ts';
import { countMessage, refuseWaiting } from '../../delivery/messages/waits.ts';
import { announceLimit, rateLimited } from '../limit-webhooks/limit-webhooks.ts';
import { isFirstRefusal } from './first-refusal.ts';
import { createCode, hashCode } from './code.ts';
import { type CodePurpose, putCode, shareCode } from './code-store.ts';

interface IssueOptions {
  /** Created and counted like any other code, but not sent. */
  isDecoy?: boolean;
  /** The browser or account that has verified the recipient before. */
  knownAs?: string;
  /** When the flow started: it can share the code of a message that was sent later. */
  begunAt?: number;
  /** The organization that the user signs in for. */
  organizationId?: string | undefined;
}

export interface IssuedCode {
  id: string;
  expiresAt: number;
  /** When another one can be sent. */
  resendAt: number;
}

/**
 * Creates and sends a code, which invalidates the previous one. Throws 429 if it is too early, and 501 if nothing can
 * send it. While requests of strangers delay a recipient's messages, one message serves all flows that wait for it, so
 * a user in a new browser gets a code even if others always request theirs first (ADR 103).
 */
export async function issueCode(
  ctx: Ctx,
  purpose: CodePurpose,
  { type, value }: Address,
  { verificationCodePolicy }: SignInExperience,
  { isDecoy = false, knownAs, begunAt, organizationId }: IssueOptions = {},
): Promise<IssuedCode> {
  const message = { type: type === 'email' ? 'Email' : 'Sms', to: value, usage: purpose.usage } as const;
  await requireSender(ctx, message.type);
  requireCountry(ctx, message);
  const counted = await countMessage(ctx, message, knownAs);
  const { waitKey, nextAt: resendAt, waitMs } = counted;
  if (waitMs !== undefined && begunAt !== undefined && knownAs === undefined) {
    const shared = await shareCode(ctx, purpose, { waitKey, begunAt });
    if (shared) return { ...shared, resendAt };
  }
  if (waitMs !== undefined && isFirstRefusal(ctx, waitKey, resendAt))
    announceLimit(ctx, rateLimited, {
      identifier: { type, value },
      userId: undefined,
      usage: purpose.usage,
    });
  refuseWaiting(counted);
  const [id, code] = [createId(), createCode()];
  const { lifeMs } = completeVerificationCodePolicy(verificationCodePolicy);
  await putCode(ctx, purpose, { id, mac: await hashCode(ctx, id, code), lifeMs, waitKey });
  await sendMessage(ctx, {
    ...message,
    payload: { code },
    locale: readLocale(ctx.locale),
    applicationId: 'clientId' in ctx.actor ? ctx.actor.clientId : undefined,
    organizationId,
    isDecoy,
  });
  return { id, expiresAt: ctx.now + lifeMs, resendAt };
}
