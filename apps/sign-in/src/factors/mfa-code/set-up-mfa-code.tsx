import { verifyVerificationCode } from '@gatehouse/contract/sign-in/code-endpoints';
import { enableMfa } from '@gatehouse/contract/sign-in/mfa-endpoints';
import { useState } from 'react';
import { useFlow } from '../../flow/flow-context.tsx';
import { changeTexts, requireAddress, formatIdentifier } from '../../flow/identifier.ts';
import { ActionButton } from '../../parts/action-button.tsx';
import { IdentifierForm } from '../identifier-form.tsx';
import { useTexts } from '../../texts.tsx';
import type { SecondFactorProps } from '../second-factor.ts';
import { sendCode } from '../verification-code/send.ts';
import { EnterCode } from './enter-code.tsx';

/** Sets up codes as second factor: for the account's email address or phone number, or for a new one, which is verified first. */
export function SetUpMfaCode(props: SecondFactorProps & { type: 'email' | 'phone' }) {
  const { type, event, address, sent } = props;
  const { t } = useTexts();
  const flow = useFlow();
  const [leftId, setLeftId] = useState<string>();

  async function enable(): Promise<void> {
    await flow.follow((await flow.call(enableMfa)).next);
  }
  if (address !== undefined)
    return (
      <>
        <p>{t('bind.code_text', { address })}</p>
        <ActionButton label={t('page.continue')} run={enable} isPrimary />
      </>
    );
  if (sent === undefined || sent.verificationId === leftId)
    return (
      <IdentifierForm
        types={[type]}
        defaultValue=""
        action={t('code.send')}
        help={t('profile.code_note')}
        onSubmit={(identifier) => sendCode(flow, event, identifier)}
      />
    );
  const identifier = { type, value: formatIdentifier(sent.identifier) };
  const { verificationId } = sent;
  async function enter(code: string): Promise<void> {
    const answer = await flow.call(verifyVerificationCode, {
      body: { identifier: requireAddress(identifier), verificationId, code },
    });
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
