import type * as api from '@gatehouse/contract/sign-in/mfa-endpoints';
import { useFlow } from '../../flow/flow-context.tsx';
import { useSubmit } from '../../flow/use-submit.ts';
import { Form } from '../../parts/form.tsx';
import { useTexts } from '../../texts.tsx';
import { CodeField, readCode } from '../verification-code/code-field.tsx';

/** Takes a code of the authenticator app: the account's, or with `verificationId` the one that is being set up. */
export function ProveTotp({ verificationId }: { verificationId?: string }) {
  const { t } = useTexts();
  const { call, follow } = useFlow();
  const form = useSubmit(async ({ code = '' }) => {
    const answer = await call<typeof api.verifyTotp>('POST', '/api/experience/verification/totp/verify', {
      code: readCode(code),
      verificationId,
    });
    await follow(answer.next);
  });
  return (
    <Form form={form} action={t('page.continue')}>
      <CodeField label={t('code.field')} problem={form.problemOf('code')} />
    </Form>
  );
}
