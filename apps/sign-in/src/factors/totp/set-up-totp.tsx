import { createTotpSecret } from '@gatehouse/contract/sign-in/mfa-endpoints';
import { useFlow } from '../../flow/flow-context.tsx';
import { useResponse } from '../../flow/use-response.ts';
import { useTexts } from '../../texts.tsx';
import { TotpSecret } from './totp-secret.tsx';
import { VerifyTotp } from './verify-totp.tsx';

/** Shows the secret of a new authenticator app. The first code confirms the setup. */
export function SetUpTotp() {
  const { t } = useTexts();
  const { call } = useFlow();
  const { answer, problem } = useResponse(() => call(createTotpSecret));
  return (
    <>
      <p>{t('bind.totp_text')}</p>
      <TotpSecret answer={answer} />
      {problem && (
        <p className="alert" role="alert">
          {problem}
        </p>
      )}
      {answer && <VerifyTotp verificationId={answer.verificationId} />}
    </>
  );
}
