import { countLockedOutUsers } from '@gatehouse/contract/sign-in-experience/endpoints';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { useTranslation } from 'react-i18next';
import { useAsk } from '../../app/api/use-ask.ts';

/** Confirms a change that locks out users, with their number. Resolves false to keep editing. */
export function useLockOutWarning(): (change: object) => Promise<boolean> {
  const { t } = useTranslation();
  const count = useAsk(countLockedOutUsers);
  const confirm = useConfirm();
  return async (change) => {
    const { body } = await countLockedOutUsers.checks();
    const fields = Object.keys(body.shape);
    if (!Object.keys(change).some((name) => fields.includes(name))) return true;
    const { total } = await count({ body: change });
    if (total === 0) return true;
    return confirm({
      title: t('signInExperience.lockOut.title', { count: total }),
      body: t('signInExperience.lockOut.text'),
      consequences: [t('signInExperience.lockOut.people', { count: total })],
      confirmLabel: t('signInExperience.lockOut.confirm'),
      tone: 'danger',
    });
  };
}
