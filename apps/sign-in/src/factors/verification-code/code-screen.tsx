import type * as api from '@gatehouse/contract/sign-in/code-endpoints';
import { useState } from 'react';
import { useFlow } from '../../flow/flow-context.tsx';
import { requireAddress, showIdentifier } from '../../flow/identifier.ts';
import type { StepProps } from '../../flow/steps.ts';
import { useSubmit } from '../../flow/use-submit.ts';
import { Form } from '../../parts/form.tsx';
import { Heading } from '../../parts/heading.tsx';
import { useTexts } from '../../texts.tsx';
import { CodeField, readCode } from './code-field.tsx';
import { Resend } from './resend.tsx';
import { sendCode } from './send.ts';

/** Takes the code that was sent, sends another, or goes back for another address or the password. */
export function StepScreen({ next }: StepProps<'code'>) {
  const { t } = useTexts();
  const flow = useFlow();
  const { identifier, verificationId, ways, event, onlyToAccounts } = next;
  const sentTo = t(onlyToAccounts ? 'code.sent_to_account' : 'code.sent_to', {
    address: showIdentifier(identifier),
  });
  const [firstId] = useState(verificationId);
  const form = useSubmit(async ({ code = '' }) => {
    const answer = await flow.call<typeof api.verifyVerificationCode>(
      'POST',
      '/api/experience/verification/verification-code/verify',
      { identifier: requireAddress(withPlus(identifier)), verificationId, code: readCode(code) },
    );
    await flow.follow(answer.next);
  });
  /** Of a way in, back to where one says who one is; of an address that an account lacks, to where it is asked for. */
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

/** The server keeps a number by its digits; as an address it is one from abroad again. */
const withPlus = (identifier: StepProps<'code'>['next']['identifier']) => ({
  ...identifier,
  value: showIdentifier(identifier),
});
