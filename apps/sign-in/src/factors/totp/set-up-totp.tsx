import { createTotpSecret } from '@gatehouse/contract/sign-in/mfa-endpoints';
import { useFlow } from '../../flow/flow-context.tsx';
import { useResponse } from '../../flow/use-response.ts';
import { CopyButton } from '../../parts/copy-button.tsx';
import { useTexts } from '../../texts.tsx';
import { VerifyTotp } from './verify-totp.tsx';

/**
 * Shows the secret as a QR code, rendered by the server, and as text; on phones also as a link that opens the authenticator app. The
 * first code confirms the setup.
 */
export function SetUpTotp() {
  const { t } = useTexts();
  const { call } = useFlow();
  const { answer, problem } = useResponse(() => call(createTotpSecret));
  return (
    <>
      <p>{t('bind.totp_text')}</p>
      <div className="qr">
        {answer && <img src={answer.secretQrCode} alt={t('bind.qr')} width={176} height={176} />}
      </div>
      {answer && (
        <>
          <a className="button open-app" href={answer.secretUri}>
            {t('bind.open_app')}
          </a>
          <p className="secret">
            {t('bind.secret')}{' '}
            <code>
              {groupsOf(answer.secret).map((group, index) => (
                <span key={index}>{group}</span>
              ))}
            </code>
          </p>
          <p className="keep">
            <CopyButton text={answer.secret} />
          </p>
        </>
      )}
      {problem && (
        <p className="alert" role="alert">
          {problem}
        </p>
      )}
      {answer && <VerifyTotp verificationId={answer.verificationId} />}
    </>
  );
}

/** Groups of four characters, separated by style sheet only, so that a copied secret has no spaces. */
const groupsOf = (secret: string): string[] => secret.match(/.{1,4}/g) ?? [];
