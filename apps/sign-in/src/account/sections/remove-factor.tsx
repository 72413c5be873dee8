import { removeOwnFactor } from '@gatehouse/contract/account/mfa-endpoints';
import { spareFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { useTexts } from '../../texts.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { useAccount } from '../state/account-context.tsx';

/** Removes a second factor or passkey, after a confirmation. */
export function RemoveFactor({ name, id, onClose }: { name: string; id: string; onClose: () => void }) {
  const { t } = useTexts();
  const { call, factors, prove, refresh } = useAccount();
  // Backup codes can't be the only second factor, so they go with the last other one.
  const isLast = factors.filter(({ type }) => type !== spareFactor).length === 1;
  const takesCodes = isLast && factors.some((factor) => factor.type === spareFactor && factor.id !== id);
  const text = [t('account.remove_factor_text'), takesCodes && t('account.remove_codes_text')];
  return (
    <Confirm
      title={t('account.action_for', { action: t('account.remove'), name })}
      text={text.filter(Boolean).join(' ')}
      action={t('account.remove')}
      run={async () => {
        await prove(() => call(removeOwnFactor, { params: { verificationId: id } }));
        await refresh();
      }}
      onClose={onClose}
    />
  );
}
