import { verifyVerificationCode } from '@gatehouse/contract/sign-in/code-endpoints';
import { useState } from 'react';
import { useFlow } from '../../flow/flow-context.tsx';
import { requireAddress, formatIdentifier } from '../../flow/identifier.ts';
import type { StepProps } from '../../flow/step.ts';
import { useSubmit } from '../../flow/use-submit.ts';
import { Form } from '../../parts/form.tsx';
import { Heading } from '../../parts/heading.tsx';
import { useTexts } from '../../texts.tsx';
import { CodeField, readCode } from './code-field.tsx';
import { Resend } from './resend.tsx';
import { sendCode } from './send.ts';

/** Takes the code that was sent. It can be resent, and the user can change the identifier or use the password instead. */
export function StepScreen({ next }: StepProps<'code'>) {
  const { t } = useTexts();
  const flow = useFlow();
  const { identifier, verificationId, ways, event, onlyToAccounts } = next;
  const sentTo = t(onlyToAccounts ? 'code.sent_to_account' : 'code.sent_to', {
    address: formatIdentifier(identifier),
  });
  const [firstId] = useState(verificationId);
  const form = useSubmit(async ({ code = '' }) => {
    const answer = await flow.call(verifyVerificationCode, {
      body: { identifier: requireAddress(withPlus(identifier)), verificationId, code: readCode(code) },
    });
    await flow.follow(answer.next);
  });
  /** Goes back to the first screen when signing in, or to the profile step when the account is completed. */
  const changeAddress = (): void => {
    if (ways.length > 0) flow.startOver();
    else void flow.follow({ step: 'profile', event, missing: [identifier.type] });
  };
  const way = ways.find((each) => each.identifier === identifier.type);
  return (
    <>
      <Heading title={t('code.title')} text={sentTo} />
      <Form form={form} action={t('page.continue')}>
        <CodeField label={t('code.field')} problem={form.problemOf('code')} />
      </Form>
      <div className="others">
        <output>{verificationId !== firstId && t('code.resent')}</output>
        <Resend
          key={verificationId}
          seconds={next.resendIn}
          send={() => sendCode(flow, event, withPlus(identifier))}
        />
        {way?.password && event === 'SignIn' && (
          <button
            type="button"
            className="link"
            onClick={() => void flow.follow({ step: 'password', identifier, ways })}
          >
            {t('sign_in.with_password')}
          </button>
        )}
        <button type="button" className="link" onClick={changeAddress}>
          {t(identifier.type === 'email' ? 'code.change_email' : 'code.change_phone')}
        </button>
      </div>
    </>
  );
}

/** The server returns phone numbers without their `+`. */
const withPlus = (identifier: StepProps<'code'>['next']['identifier']) => ({
  ...identifier,
  value: formatIdentifier(identifier),
});
