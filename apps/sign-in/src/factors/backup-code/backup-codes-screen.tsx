import type * as api from '@gatehouse/contract/sign-in/mfa-endpoints';
import { useState } from 'react';
import { useFlow } from '../../flow/flow-context.tsx';
import { useAnswer } from '../../flow/use-answer.ts';
import { useSubmit } from '../../flow/use-submit.ts';
import { Form } from '../../parts/form.tsx';
import { Heading } from '../../parts/heading.tsx';
import { useTexts } from '../../texts.tsx';

/** Shows new backup codes, once; they count from when it is said that they are kept. */
export function StepScreen() {
  const { t } = useTexts();
  const { call, follow } = useFlow();
  const [isCopied, setCopied] = useState(false);
  const { answer, problem } = useAnswer(() =>
    call<typeof api.generateBackupCodes>('POST', '/api/experience/verification/backup-code/generate'),
  );
  const form = useSubmit(async () => {
    if (!answer) return;
    const body = { type: 'BackupCode' as const, verificationId: answer.verificationId };
    await follow((await call<typeof api.bindMfa>('POST', '/api/experience/profile/mfa', body)).next);
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
            <button
              type="button"
              className="link"
              onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
            >
              {t('backup.copy')}
            </button>
            <a
              download="backup-codes.txt"
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
            >
              {t('backup.download')}
            </a>
            <output>{isCopied && t('backup.copied')}</output>
          </p>
          <Form form={form} action={t('backup.done')} />
        </>
      )}
    </>
  );
}
