import { bindMfa, generateBackupCodes } from '@gatehouse/contract/sign-in/mfa-endpoints';
import { useFlow } from '../../flow/flow-context.tsx';
import { useResponse } from '../../flow/use-response.ts';
import { useSubmit } from '../../flow/use-submit.ts';
import { Form } from '../../parts/form.tsx';
import { Heading } from '../../parts/heading.tsx';
import { useTexts } from '../../texts.tsx';
import { BackupCodes } from './backup-codes.tsx';

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
  return (
    <>
      <Heading title={t('backup.title')} text={t('backup.text')} hasFocus />
      <BackupCodes codes={answer?.codes} />
      {problem && (
        <p className="alert" role="alert">
          {problem}
        </p>
      )}
      {answer && <Form form={form} action={t('backup.done')} />}
    </>
  );
}
