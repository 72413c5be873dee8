import { CopyButton } from '../../parts/copy-button.tsx';
import { useTexts } from '../../texts.tsx';

/** New backup codes, to copy or download. */
export function BackupCodes({ codes }: { codes: readonly string[] | undefined }) {
  const { t } = useTexts();
  const text = codes?.join('\n') ?? '';
  return (
    <>
      <ul className="backup-codes">
        {codes?.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      {codes && (
        <p className="keep">
          <CopyButton text={text}>
            <a
              download="backup-codes.txt"
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
            >
              {t('backup.download')}
            </a>
          </CopyButton>
        </p>
      )}
    </>
  );
}
