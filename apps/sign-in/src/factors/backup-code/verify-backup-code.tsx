import { verifyBackupCode } from '@gatehouse/contract/sign-in/mfa-endpoints';
import { useFlow } from '../../flow/flow-context.tsx';
import { useSubmit } from '../../flow/use-submit.ts';
import { Field } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { useTexts } from '../../texts.tsx';

/** Verifies the user with a backup code. */
export function VerifyBackupCode() {
  const { t } = useTexts();
  const { call, follow } = useFlow();
  const form = useSubmit(async ({ code = '' }) => {
    await follow((await call(verifyBackupCode, { body: { code: code.trim() } })).next);
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
