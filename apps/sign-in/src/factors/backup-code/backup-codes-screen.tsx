import { bindMfa, generateBackupCodes } from '@gatehouse/contract/sign-in/mfa-endpoints';
import { useFlow } from '../../flow/flow-context.tsx';
import { useResponse } from '../../flow/use-response.ts';
import { useSubmit } from '../../flow/use-submit.ts';
import { CopyButton } from '../../parts/copy-button.tsx';
import { Form } from '../../parts/form.tsx';
import { Heading } from '../../parts/heading.tsx';
import { useTexts } from '../../texts.tsx';

/** Shows new backup codes once. They become valid when the user confirms having saved them. */
export function StepScreen() {
  const { t } = useTexts();
  const { call, follow } = useFlow();
  const { answer, problem } = useResponse(() => call(generateBackupCodes));
  const form = useSubmit(async () => {
    if (!answer) return;
    const { verificationId } = answer;
    await follow((await call(bindMfa, { body: { type: 'BackupCode', verificationId } })).next);
  });
  const text = answer?.codes.join('\n') ?? '';
  return (
    <>
      <Heading title={t('backup.title')} text={t('backup.text')} hasFocus />
      <ul className="backup-codes">
        {answer?.codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      {problem && (
        <p className="alert" role="alert">
          {problem}
        </p>
      )}
      {answer && (
        <>
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
          <Form form={form} action={t('backup.done')} />
        </>
      )}
    </>
  );
}
