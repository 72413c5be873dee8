import type * as codeApi from '@gatehouse/contract/sign-in/code-endpoints';
import type * as api from '@gatehouse/contract/sign-in/mfa-endpoints';
import { useState } from 'react';
import { useFlow } from '../../flow/flow-context.tsx';
import { changeTexts, requireAddress, showIdentifier } from '../../flow/identifier.ts';
import { OtherWay } from '../../parts/other-way.tsx';
import { IdentifierForm } from '../../screens/identifier-form.tsx';
import { useTexts } from '../../texts.tsx';
import type { SecondFactorProps } from '../second-factor.ts';
import { sendCode } from '../verification-code/send.ts';
import { EnterCode } from './enter-code.tsx';

/** Makes codes to an address the second factor: to the account's own, which was proven, or to one that is proven here. */
export function BindCode(props: SecondFactorProps & { type: 'email' | 'phone' }) {
  const { type, event, address, sent } = props;
  const { t } = useTexts();
  const flow = useFlow();
  const [leftId, setLeftId] = useState<string>();

  async function enable(): Promise<void> {
    const answer = await flow.call<typeof api.enableMfa>('POST', '/api/experience/profile/mfa/mfa-enabled');
    await flow.follow(answer.next);
  }
  if (address !== undefined)
    return (
      <>
        <p>{t('bind.code_text', { address })}</p>
        <OtherWay label={t('page.continue')} go={enable} isFirst />
      </>
    );
  if (sent === undefined || sent.verificationId === leftId)
    return (
      <IdentifierForm
        types={[type]}
        defaultValue=""
        action={t('code.send')}
        help={t('profile.code_note')}
        go={(identifier) => sendCode(flow, event, identifier)}
      />
    );
  const identifier = { type, value: showIdentifier(sent.identifier) };
  const { verificationId } = sent;
  async function enter(code: string): Promise<void> {
    const answer = await flow.call<typeof codeApi.verifyVerificationCode>(
      'POST',
      '/api/experience/verification/verification-code/verify',
      { identifier: requireAddress(identifier), verificationId, code },
    );
    await flow.follow(answer.next);
  }
  return (
    <EnterCode sent={sent} enter={enter} resend={() => sendCode(flow, event, identifier)}>
      <button type="button" className="link" onClick={() => setLeftId(verificationId)}>
        {t(changeTexts[type])}
      </button>
    </EnterCode>
  );
}
