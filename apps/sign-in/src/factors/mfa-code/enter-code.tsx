import { type ReactNode, useState } from 'react';
import { formatIdentifier } from '../../flow/identifier.ts';
import { useSubmit } from '../../flow/use-submit.ts';
import { Form } from '../../parts/form.tsx';
import { useTexts } from '../../texts.tsx';
import { CodeField, readCode } from '../verification-code/code-field.tsx';
import { Resend } from '../verification-code/resend.tsx';
import type { SentCode } from '../second-factor.ts';

/** Takes the code that was sent as second factor, and offers to resend it. */
export function EnterCode(props: {
  sent: SentCode;
  enter: (code: string) => Promise<void>;
  resend: () => Promise<void>;
  children?: ReactNode;
}) {
  const { sent, enter, resend, children } = props;
  const { t } = useTexts();
  const [firstId] = useState(sent.verificationId);
  const form = useSubmit(({ code = '' }) => enter(readCode(code)));
  return (
    <>
      <p>{t('code.sent_to', { address: formatIdentifier(sent.identifier) })}</p>
      <Form form={form} action={t('page.continue')}>
        <CodeField label={t('code.field')} problem={form.problemOf('code')} />
      </Form>
      <div className="others">
        <output>{sent.verificationId !== firstId && t('code.resent')}</output>
        <Resend key={sent.verificationId} seconds={sent.resendIn} send={resend} />
        {children}
      </div>
    </>
  );
}
