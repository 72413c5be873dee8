import { CopyButton } from '../../parts/copy-button.tsx';
import { useTexts } from '../../texts.tsx';

interface Secret {
  secret: string;
  secretQrCode: string;
  secretUri: string;
}

/** The secret for an authenticator app as a QR code, rendered by the server, and as text; on phones also as a link that opens the app. */
export function TotpSecret({ answer }: { answer: Secret | undefined }) {
  const { t } = useTexts();
  return (
    <>
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
    </>
  );
}

/** Groups of four characters, separated by style sheet only, so that a copied secret has no spaces. */
const groupsOf = (secret: string): string[] => secret.match(/.{1,4}/g) ?? [];
