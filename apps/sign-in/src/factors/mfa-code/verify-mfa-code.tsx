import { sendMfaCode, verifyMfaCode } from '@gatehouse/contract/sign-in/mfa-code-endpoints';
import { useFlow } from '../../flow/flow-context.tsx';
import { ActionButton } from '../../parts/action-button.tsx';
import { useTexts } from '../../texts.tsx';
import type { SecondFactorProps } from '../second-factor.ts';
import { EnterCode } from './enter-code.tsx';

/** Verifies the user with a code to the account's email address or phone number. It is sent with a button, so that a reload sends none. */
export function VerifyMfaCode({ type, sent }: SecondFactorProps & { type: 'email' | 'phone' }) {
  const { t } = useTexts();
  const { call, follow } = useFlow();

  async function send(): Promise<void> {
    await follow((await call(sendMfaCode, { body: { identifierType: type } })).next);
  }
  async function enter(code: string): Promise<void> {
    const answer = await call(verifyMfaCode, {
      body: { verificationId: sent?.verificationId ?? '', code, identifierType: type },
    });
    await follow(answer.next);
  }

  return sent ? (
    <EnterCode sent={sent} enter={enter} resend={send} />
  ) : (
    <ActionButton label={t('code.send')} run={send} isPrimary />
  );
}
