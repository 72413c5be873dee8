import { verifyTotp } from '@gatehouse/contract/sign-in/mfa-endpoints';
import { useFlow } from '../../flow/flow-context.tsx';
import { useSubmit } from '../../flow/use-submit.ts';
import { Form } from '../../parts/form.tsx';
import { useTexts } from '../../texts.tsx';
import { CodeField, readCode } from '../verification-code/code-field.tsx';

/** Takes a code of the account's authenticator app or, with `verificationId`, of the one that is being set up. */
export function VerifyTotp({ verificationId }: { verificationId?: string }) {
  const { t } = useTexts();
  const { call, follow } = useFlow();
  const form = useSubmit(async ({ code = '' }) => {
    await follow((await call(verifyTotp, { body: { code: readCode(code), verificationId } })).next);
  });
  return (
    <Form form={form} action={t('page.continue')}>
      <CodeField label={t('code.field')} problem={form.problemOf('code')} />
    </Form>
  );
}
