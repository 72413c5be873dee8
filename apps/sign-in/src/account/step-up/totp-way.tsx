import { verifyOwnTotp } from '@gatehouse/contract/account/step-up-endpoints';
import { CodeField, readCode } from '../../factors/verification-code/code-field.tsx';
import { useSubmit } from '../../flow/use-submit.ts';
import { Form } from '../../parts/form.tsx';
import { useTexts } from '../../texts.tsx';
import { useAccount } from '../state/account-context.tsx';
import type { WayProps } from './step-up.tsx';

export function TotpWay({ onVerified }: WayProps) {
  const { t } = useTexts();
  const { call } = useAccount();
  const form = useSubmit(async ({ code = '' }) => {
    const record = await call(verifyOwnTotp, { body: { code: readCode(code) } });
    onVerified(record.verificationRecordId, Date.parse(record.expiresAt));
  });
  return (
    <>
      <p>{t('mfa.totp_text')}</p>
      <Form form={form} action={t('page.continue')}>
        <CodeField label={t('code.field')} problem={form.problemOf('code')} />
      </Form>
    </>
  );
}
