import { removeOwnFactor } from '@gatehouse/contract/account/mfa-endpoints';
import { useTexts } from '../../texts.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { useAccount } from '../state/account-context.tsx';

/** Removes a second factor or passkey, after a confirmation. */
export function RemoveFactor({ name, id, onClose }: { name: string; id: string; onClose: () => void }) {
  const { t } = useTexts();
  const { call, prove, refresh } = useAccount();
  return (
    <Confirm
      title={t('account.action_for', { action: t('account.remove'), name })}
      text={t('account.remove_factor_text')}
      action={t('account.remove')}
      run={async () => {
        await prove(() => call(removeOwnFactor, { params: { verificationId: id } }));
        await refresh();
      }}
      onClose={onClose}
    />
  );
}
