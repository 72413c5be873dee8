import { sendOwnCode, verifyOwnCode } from '@gatehouse/contract/account/verification-endpoints';
import type { Address } from '@gatehouse/contract/sign-in/interaction';
import { CodeField, readCode } from '../../factors/verification-code/code-field.tsx';
import { Resend } from '../../factors/verification-code/resend.tsx';
import { formatIdentifier } from '../../flow/identifier.ts';
import { useSubmit } from '../../flow/use-submit.ts';
import { Form } from '../../parts/form.tsx';
import { useTexts } from '../../texts.tsx';
import type { AccountCall } from '../state/call.ts';
import { useAccount } from '../state/account-context.tsx';
import { useState } from 'react';

/** A code that was sent to an email address or phone number. */
export interface SentCode {
  identifier: Address;
  id: string;
  expiresAt: number;
}

/** Sends a code: to an address of the account it verifies the user's identity, to any other that the user owns it. */
export async function sendTo(call: AccountCall, identifier: Address): Promise<SentCode> {
  const { verificationRecordId, expiresAt } = await call(sendOwnCode, { body: { identifier } });
  return { identifier, id: verificationRecordId, expiresAt: Date.parse(expiresAt) };
}

/** Takes the code that was sent; `onVerified` gets the verification. */
export function CodeForm(props: { sent: SentCode; onVerified: (sent: SentCode) => Promise<void> | void }) {
  const { t } = useTexts();
  const { call } = useAccount();
  const [sent, setSent] = useState(props.sent);
  const form = useSubmit(async ({ code = '' }) => {
    const { identifier, id: verificationId } = sent;
    await call(verifyOwnCode, { body: { identifier, verificationId, code: readCode(code) } });
    await props.onVerified(sent);
  });
  return (
    <>
      <p>{t('code.sent_to', { address: formatIdentifier(sent.identifier) })}</p>
      <Form form={form} action={t('page.continue')}>
        <CodeField label={t('code.field')} problem={form.problemOf('code')} />
      </Form>
      <div className="others">
        <Resend key={sent.id} seconds={60} send={async () => setSent(await sendTo(call, sent.identifier))} />
      </div>
    </>
  );
}
