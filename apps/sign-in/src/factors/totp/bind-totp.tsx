import type * as api from '@gatehouse/contract/sign-in/mfa-endpoints';
import { useFlow } from '../../flow/flow-context.tsx';
import { useAnswer } from '../../flow/use-answer.ts';
import { CopyButton } from '../../parts/copy-button.tsx';
import { useTexts } from '../../texts.tsx';
import { ProveTotp } from './prove-totp.tsx';

/**
 * Shows the secret as a QR code, drawn by the server, and as text for who cannot scan it; where the page is on the phone itself, as a
 * button that opens the app there. The app's first code proves that it has it.
 */
export function BindTotp() {
  const { t } = useTexts();
  const { call } = useFlow();
  const { answer, problem } = useAnswer(() =>
    call<typeof api.createTotpSecret>('POST', '/api/experience/verification/totp/secret'),
  );
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
      {answer && <ProveTotp verificationId={answer.verificationId} />}
    </>
  );
}

/** Four by four, as a person reads it. They are set apart by their look alone: what is selected has no spaces. */
const groupsOf = (secret: string): string[] => secret.match(/.{1,4}/g) ?? [];
