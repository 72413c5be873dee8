import type { Address } from '@gatehouse/contract/sign-in/interaction';
import { useState } from 'react';
import { formatIdentifier } from '../../flow/identifier.ts';
import { ActionButton } from '../../parts/action-button.tsx';
import { useTexts } from '../../texts.tsx';
import { CodeForm, type SentCode, sendTo } from '../parts/code-form.tsx';
import { useAccount } from '../state/account-context.tsx';
import type { WayProps } from './step-up.tsx';

/** A code to an address of the account, sent when the user asks for it. */
function CodeWay({ identifier, onVerified }: WayProps & { identifier: Address }) {
  const { t } = useTexts();
  const { call } = useAccount();
  const [sent, setSent] = useState<SentCode>();
  if (sent) return <CodeForm sent={sent} onVerified={({ id, expiresAt }) => onVerified(id, expiresAt)} />;
  return (
    <>
      <p>{t('mfa.code_text', { address: formatIdentifier(identifier) })}</p>
      <ActionButton
        label={t('code.send')}
        run={async () => setSent(await sendTo(call, identifier))}
        isPrimary
      />
    </>
  );
}

export function EmailWay({ onVerified }: WayProps) {
  const { account } = useAccount();
  return (
    <CodeWay identifier={{ type: 'email', value: account.primaryEmail ?? '' }} onVerified={onVerified} />
  );
}

export function PhoneWay({ onVerified }: WayProps) {
  const { account } = useAccount();
  return (
    <CodeWay identifier={{ type: 'phone', value: account.primaryPhone ?? '' }} onVerified={onVerified} />
  );
}
