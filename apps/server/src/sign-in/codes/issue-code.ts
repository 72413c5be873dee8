import type { Address } from '@gatehouse/contract/sign-in/interaction';
import { completeVerificationCodePolicy } from '@gatehouse/contract/sign-in-experience/policies';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { Ctx } from '../../runtime/ctx.ts';
import { createId } from '../../lib/ids.ts';
import { requireCountry, requireSender, sendMessage } from '../../delivery/messages/send-message.ts';
import { countMessage, refuseWaiting } from '../../delivery/messages/waits.ts';
import { createCode, describeCode } from './code.ts';
import { type CodePurpose, putCode, shareCode } from './code-store.ts';

interface IssueOptions {
  /** Made and counted like any other code, but not sent. */
  isDecoy?: boolean;
  /** The browser or account that has proven the address to be its own. */
  knownAs?: string;
  /** When the flow began: it can share the code of a message that was sent later. */
  begunAt?: number;
}

export interface IssuedCode {
  id: string;
  expiresAt: number;
  /** When another can be sent. */
  resendAt: number;
}

/**
 * Makes a code and has it sent; the one before is dead from then on. Throws 429 when it is too early, and 501 when nothing can send it.
 * While strangers keep an address waiting, one message serves all flows that wait for it, so a person in a new browser gets a code even if
 * others always request theirs first (ADR 103).
 */
export async function issueCode(
  ctx: Ctx,
  purpose: CodePurpose,
  { type, value }: Address,
  { verificationCodePolicy }: SignInExperience,
  { isDecoy = false, knownAs, begunAt }: IssueOptions = {},
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
  refuseWaiting(counted);
  const [id, code] = [createId(), createCode()];
  const { lifeMs } = completeVerificationCodePolicy(verificationCodePolicy);
  await putCode(ctx, purpose, { id, mac: await describeCode(ctx, id, code), lifeMs, waitKey });
  await sendMessage(ctx, {
    ...message,
    payload: { code },
    locale: readLocale(ctx.locale),
    applicationId: ctx.actor.kind === 'flow' ? ctx.actor.clientId : undefined,
    isDecoy,
  });
  return { id, expiresAt: ctx.now + lifeMs, resendAt };
}

/** The first language of an Accept-Language header; our pages send that of the page alone. */
const readLocale = (header: string): string | undefined =>
  /^\s*([a-z]{2,3}(?:-[a-z0-9]{2,8})*)/i.exec(header)?.[1];
