import { addOwnFactor, renameOwnPasskey } from '@gatehouse/contract/account/mfa-endpoints';
import {
  beginOwnRegistration,
  verifyOwnRegistration,
} from '@gatehouse/contract/account/verification-endpoints';
import type { MfaVerification } from '@gatehouse/contract/mfa/mfa';
import { passkeyFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { describeUserAgent } from '@gatehouse/contract/users/user-agent';
import { useState } from 'react';
import { createPasskey } from '../../factors/web-authn/create-passkey.ts';
import { useTexts } from '../../texts.tsx';
import { RowButton } from '../parts/row-button.tsx';
import { Row, Rows, Section } from '../parts/section.tsx';
import { useAccount } from '../state/account-context.tsx';
import { RemoveFactor } from './remove-factor.tsx';
import { TextDialog } from './text-dialog.tsx';
import { useFactorDates } from './use-factor-dates.ts';

/** Passkeys and security keys, each with a name. */
export function Passkeys() {
  const { t } = useTexts();
  const { state, factors, maySee, mayEdit } = useAccount();
  const passkeys = factors.filter(({ type }) => type === passkeyFactor);
  const mayAdd = state.factors.includes(passkeyFactor) && mayEdit('passkey');
  if (!maySee('passkey') || !(mayAdd || passkeys.length > 0)) return null;
  return (
    <Section name="passkeys" title={t('account.passkeys')} text={t('account.passkeys_text')}>
      <Rows>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
        {mayAdd && <NewPasskey />}
      </Rows>
    </Section>
  );
}

function NewPasskey() {
  const { t } = useTexts();
  const { call, prove, refresh } = useAccount();
  const [isOpen, setOpen] = useState(false);

  async function add(name: string): Promise<void> {
    const { verificationRecordId, registrationOptions } = await call(beginOwnRegistration);
    const payload = await createPasskey(registrationOptions);
    await call(verifyOwnRegistration, { body: { verificationRecordId, payload } });
    await prove(() =>
      call(addOwnFactor, {
        body: {
          type: 'WebAuthn',
          newIdentifierVerificationRecordId: verificationRecordId,
          ...(name && { name }),
        },
      }),
    );
    await refresh();
  }

  return (
    <Row label={t('passkey.add')} value={t('bind.key_text')} isMuted>
      <RowButton
        action={t('account.add')}
        name={t('account.passkey')}
        run={() => prove(async () => setOpen(true))}
      />
      {isOpen && (
        <TextDialog
          title={t('passkey.add')}
          text={t('bind.key_text')}
          name="passkey"
          label={t('account.passkey_name')}
          value=""
          autoComplete="off"
          maxLength={64}
          save={add}
          onClose={() => setOpen(false)}
        />
      )}
    </Row>
  );
}

function PasskeyRow({ passkey }: { passkey: MfaVerification }) {
  const { t } = useTexts();
  const { call, prove, refresh, mayEdit } = useAccount();
  const [change, setChange] = useState<'rename' | 'remove'>();
  const describe = useFactorDates();
  const { id, name = describeUserAgent(passkey.agent ?? '') || t('account.passkey') } = passkey;
  const open = (next: 'rename' | 'remove') => prove(async () => setChange(next));
  return (
    <Row label={<bdi>{name}</bdi>} value={describe(passkey)} isMuted>
      {mayEdit('passkey') && (
        <>
          <RowButton action={t('account.rename')} name={name} run={() => open('rename')} />
          <RowButton action={t('account.remove')} name={name} run={() => open('remove')} />
        </>
      )}
      {change === 'rename' && (
        <TextDialog
          name="passkey"
          label={t('account.passkey_name')}
          value={passkey.name ?? ''}
          autoComplete="off"
          maxLength={64}
          isRequired
          save={async (typed) => {
            await prove(() =>
              call(renameOwnPasskey, { params: { verificationId: id }, body: { name: typed } }),
            );
            await refresh();
          }}
          onClose={() => setChange(undefined)}
        />
      )}
      {change === 'remove' && <RemoveFactor name={name} id={id} onClose={() => setChange(undefined)} />}
    </Row>
  );
}
