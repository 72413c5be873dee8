import { setOwnEmail, setOwnPhone } from '@gatehouse/contract/account/identifier-endpoints';
import { useState } from 'react';
import { IdentifierForm } from '../../factors/identifier-form.tsx';
import { requireAddress } from '../../flow/identifier.ts';
import { Refusal } from '../../flow/refusal.ts';
import { useTexts } from '../../texts.tsx';
import { CodeForm, type SentCode, sendTo } from '../parts/code-form.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useAccount } from '../state/account-context.tsx';

/** Sets an email address or phone number, which a code confirms. */
export function AddressDialog({ type, onClose }: { type: 'email' | 'phone'; onClose: () => void }) {
  const { t } = useTexts();
  const { call, prove, refresh } = useAccount();
  const [sent, setSent] = useState<SentCode>();

  async function save({ id, identifier: { value } }: SentCode): Promise<void> {
    const record = { newIdentifierVerificationRecordId: id };
    await prove(() =>
      type === 'email'
        ? call(setOwnEmail, { body: { email: value, ...record } })
        : call(setOwnPhone, { body: { phone: value, ...record } }),
    );
    await refresh();
    onClose();
  }

  return (
    <Dialog title={t(`field.${type}`)} onClose={onClose}>
      {sent ? (
        <CodeForm sent={sent} onVerified={save} />
      ) : (
        <IdentifierForm
          types={[type]}
          defaultValue=""
          action={t('code.send')}
          help={t('account.address_text')}
          onSubmit={async (identifier) => {
            const address = requireAddress(identifier);
            setSent(await sendTo(call, address).catch((error: unknown) => rejectInvalid(error, type)));
          }}
        />
      )}
    </Dialog>
  );
}

/** Only the email address or phone number can be invalid, for example with confusable characters. */
function rejectInvalid(error: unknown, type: 'email' | 'phone'): never {
  if (error instanceof Refusal && error.code === 'guard.invalid_input')
    throw new Refusal({ code: `invalid_${type}` });
  throw error;
}
