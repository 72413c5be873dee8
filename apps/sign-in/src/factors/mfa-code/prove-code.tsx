import type * as api from '@gatehouse/contract/sign-in/mfa-code-endpoints';
import { useFlow } from '../../flow/flow-context.tsx';
import { OtherWay } from '../../parts/other-way.tsx';
import { useTexts } from '../../texts.tsx';
import type { SecondFactorProps } from '../second-factor.ts';
import { EnterCode } from './enter-code.tsx';

/** Proves the account by a code to its own address: sent when that is asked for, so that a reload sends none. */
export function ProveCode({ type, sent }: SecondFactorProps & { type: 'email' | 'phone' }) {
  const { t } = useTexts();
  const { call, follow } = useFlow();

  async function send(): Promise<void> {
    const path = '/api/experience/verification/mfa-verification-code';
    await follow((await call<typeof api.sendMfaCode>('POST', path, { identifierType: type })).next);
  }
  async function enter(code: string): Promise<void> {
    const answer = await call<typeof api.verifyMfaCode>(
      'POST',
      '/api/experience/verification/mfa-verification-code/verify',
      { verificationId: sent?.verificationId ?? '', code, identifierType: type },
    );
    await follow(answer.next);
  }

  return sent ? (
    <EnterCode sent={sent} enter={enter} resend={send} />
  ) : (
    <OtherWay label={t('code.send')} go={send} isFirst />
  );
}
