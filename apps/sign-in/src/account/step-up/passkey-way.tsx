import {
  beginOwnAuthentication,
  verifyOwnAuthentication,
} from '@gatehouse/contract/account/step-up-endpoints';
import { startAuthentication } from '@simplewebauthn/browser';
import { rejectCanceled } from '../../factors/web-authn/canceled.ts';
import { ActionButton } from '../../parts/action-button.tsx';
import { useTexts } from '../../texts.tsx';
import { useAccount } from '../state/account-context.tsx';
import type { WayProps } from './step-up.tsx';

export function PasskeyWay({ onVerified }: WayProps) {
  const { t } = useTexts();
  const { call } = useAccount();
  async function verify(): Promise<void> {
    const started = await call(beginOwnAuthentication);
    const { verificationRecordId, authenticationOptions: optionsJSON, expiresAt } = started;
    const credential = await startAuthentication({ optionsJSON }).catch(rejectCanceled);
    await call(verifyOwnAuthentication, {
      body: { verificationRecordId, payload: { ...credential, type: 'WebAuthn' } },
    });
    onVerified(verificationRecordId, Date.parse(expiresAt));
  }
  return (
    <>
      <p>{t('mfa.key_text')}</p>
      <ActionButton label={t('page.continue')} run={verify} isPrimary />
    </>
  );
}
