import type * as api from '@gatehouse/contract/sign-in/mfa-endpoints';
import { useFlow } from '../../flow/flow-context.tsx';
import { useSubmit } from '../../flow/use-submit.ts';
import { Field } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { useTexts } from '../../texts.tsx';

/** Takes one of the codes that were kept. */
export function ProveBackupCode() {
  const { t } = useTexts();
  const { call, follow } = useFlow();
  const form = useSubmit(async ({ code = '' }) => {
    const answer = await call<typeof api.verifyBackupCode>(
      'POST',
      '/api/experience/verification/backup-code/verify',
      { code: code.trim() },
    );
    await follow(answer.next);
  });
  return (
    <Form form={form} action={t('page.continue')}>
      <Field
        name="code"
        label={t('mfa.backup_field')}
        problem={form.problemOf('code')}
        autoComplete="off"
        maxLength={64}
        hasFocus
      />
    </Form>
  );
}
