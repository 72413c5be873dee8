import { changeOwnPassword } from '@gatehouse/contract/account/endpoints';
import { useState } from 'react';
import { NewPasswordField } from '../../factors/password/new-password-field.tsx';
import { useSubmit } from '../../flow/use-submit.ts';
import { Form } from '../../parts/form.tsx';
import { UsernameForManagers } from '../../parts/username-for-managers.tsx';
import { useTexts } from '../../texts.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { RowButton } from '../parts/row-button.tsx';
import { Row } from '../parts/section.tsx';
import { useAccount } from '../state/account-context.tsx';
import { dropProof } from '../state/proof.ts';

/** Whether there is a password, and a new one. */
export function PasswordRow() {
  const { t } = useTexts();
  const { account, mayEdit, prove } = useAccount();
  const [isOpen, setOpen] = useState(false);
  const hasPassword = account.hasPassword === true;
  const label = t('field.password');
  return (
    <Row label={label} value={t(hasPassword ? 'account.password_is_set' : 'account.none')} isMuted>
      {mayEdit('password') && (
        <RowButton
          action={t(hasPassword ? 'page.change' : 'account.add')}
          name={label}
          run={() => prove(async () => setOpen(true))}
        />
      )}
      {isOpen && <PasswordDialog onClose={() => setOpen(false)} />}
    </Row>
  );
}

function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const { account, state, call, prove, refresh } = useAccount();
  const { username, primaryEmail, primaryPhone } = account;
  const form = useSubmit(async ({ password = '' }) => {
    await prove(() => call(changeOwnPassword, { body: { password } }));
    // All verifications end with the former password.
    dropProof();
    await refresh();
    onClose();
  });
  return (
    <Dialog title={t('reset.action')} text={t('new_password.text')} onClose={onClose}>
      <Form form={form} action={t('account.save')}>
        <UsernameForManagers name={username ?? primaryEmail ?? primaryPhone ?? undefined} />
        <NewPasswordField
          policy={state.experience.passwordPolicy}
          username={username ?? ''}
          problem={form.problemOf('password')}
        />
      </Form>
    </Dialog>
  );
}
