import { addOwnFactor, generateOwnBackupCodes } from '@gatehouse/contract/account/mfa-endpoints';
import { BackupCodes } from '../../factors/backup-code/backup-codes.tsx';
import { useResponse } from '../../flow/use-response.ts';
import { useSubmit } from '../../flow/use-submit.ts';
import { Form } from '../../parts/form.tsx';
import { useTexts } from '../../texts.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useAccount } from '../state/account-context.tsx';

/** Shows new backup codes once. They become valid when the user confirms having saved them. */
export function BackupCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const { call, prove, refresh } = useAccount();
  const { answer, problem } = useResponse(() => call(generateOwnBackupCodes));
  const form = useSubmit(async () => {
    if (!answer) return;
    await prove(() => call(addOwnFactor, { body: { type: 'BackupCode', codes: answer.codes } }));
    await refresh();
    onClose();
  });
  return (
    <Dialog title={t('backup.title')} text={t('backup.text')} onClose={onClose}>
      <BackupCodes codes={answer?.codes} />
      {problem && (
        <p className="alert" role="alert">
          {problem}
        </p>
      )}
      <Form form={form} action={t('backup.done')} />
    </Dialog>
  );
}
