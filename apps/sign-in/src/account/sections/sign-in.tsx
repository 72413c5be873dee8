import { updateOwnAccount } from '@gatehouse/contract/account/endpoints';
import { removeOwnEmail, removeOwnPhone } from '@gatehouse/contract/account/identifier-endpoints';
import { type ReactNode, useState } from 'react';
import { formatIdentifier, type IdentifierType } from '../../flow/identifier.ts';
import { useTexts } from '../../texts.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { RowButton } from '../parts/row-button.tsx';
import { Row, Rows, Section } from '../parts/section.tsx';
import { useAccount } from '../state/account-context.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { PasswordRow } from './password-row.tsx';
import { TextDialog } from './text-dialog.tsx';

/** What users sign in with: username, email address, phone number and password. */
export function SignIn() {
  const { t } = useTexts();
  const { maySee, account } = useAccount();
  const parts = (['username', 'email', 'phone', 'password'] as const).filter(maySee);
  if (parts.length === 0) return null;
  return (
    <Section name="sign-in" title={t('account.sign_in')}>
      <Rows>
        {maySee('username') && <UsernameRow />}
        {maySee('email') && <AddressRow type="email" value={account.primaryEmail ?? ''} />}
        {maySee('phone') && <AddressRow type="phone" value={account.primaryPhone ?? ''} />}
        {maySee('password') && <PasswordRow />}
      </Rows>
    </Section>
  );
}

type Change = 'change' | 'remove';

/** A row with its dialog. The user's identity is verified before a dialog opens, so that nothing is typed in vain. */
function IdentifierRow(props: {
  type: IdentifierType;
  value: string;
  onOpen: (change: Change) => void;
  /** The open dialog. */
  children: ReactNode;
}) {
  const { type, value, onOpen, children } = props;
  const { t } = useTexts();
  const { mayEdit, prove } = useAccount();
  const label = t(`field.${type}`);
  const open = (change: Change) => prove(async () => onOpen(change));
  return (
    <Row
      label={label}
      value={value ? <bdi>{formatIdentifier({ type, value })}</bdi> : t('account.none')}
      isMuted={!value}
    >
      {mayEdit(type) && (
        <RowButton
          action={t(value ? 'page.change' : 'account.add')}
          name={label}
          run={() => open('change')}
        />
      )}
      {mayEdit(type) && value && (
        <RowButton action={t('account.remove')} name={label} run={() => open('remove')} />
      )}
      {children}
    </Row>
  );
}

/** Asks before an identifier is removed. */
function RemoveIdentifier(props: {
  type: IdentifierType;
  value: string;
  remove: () => Promise<unknown>;
  onClose: () => void;
}) {
  const { type, value, remove, onClose } = props;
  const { t } = useTexts();
  const { prove, refresh } = useAccount();
  return (
    <Confirm
      title={t(`field.${type}`)}
      text={t('account.remove_text', { value: formatIdentifier({ type, value }) })}
      action={t('account.remove')}
      run={async () => {
        await prove(remove);
        await refresh();
      }}
      onClose={onClose}
    />
  );
}

function UsernameRow() {
  const { t } = useTexts();
  const { account, call, prove, refresh } = useAccount();
  const [change, setChange] = useState<Change>();
  const value = account.username ?? '';
  const save = (username: string | null) => call(updateOwnAccount, { body: { username } });
  const close = () => setChange(undefined);
  return (
    <IdentifierRow type="username" value={value} onOpen={setChange}>
      {change === 'change' && (
        <TextDialog
          name="username"
          label={t('field.username')}
          value={value}
          autoComplete="username"
          isRequired
          save={async (username) => {
            await prove(() => save(username));
            await refresh();
          }}
          onClose={close}
        />
      )}
      {change === 'remove' && (
        <RemoveIdentifier type="username" value={value} remove={() => save(null)} onClose={close} />
      )}
    </IdentifierRow>
  );
}

const removals = { email: removeOwnEmail, phone: removeOwnPhone };

function AddressRow({ type, value }: { type: 'email' | 'phone'; value: string }) {
  const { call } = useAccount();
  const [change, setChange] = useState<Change>();
  const close = () => setChange(undefined);
  return (
    <IdentifierRow type={type} value={value} onOpen={setChange}>
      {change === 'change' && <AddressDialog type={type} onClose={close} />}
      {change === 'remove' && (
        <RemoveIdentifier type={type} value={value} remove={() => call(removals[type])} onClose={close} />
      )}
    </IdentifierRow>
  );
}
