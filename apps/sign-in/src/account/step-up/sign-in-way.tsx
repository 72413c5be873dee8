import { ActionButton } from '../../parts/action-button.tsx';
import { useTexts } from '../../texts.tsx';
import { signInAgain } from '../state/session.ts';

/** For accounts with nothing else to verify by: a new sign-in counts as verification for ten minutes. */
export function SignInWay() {
  const { t } = useTexts();
  return (
    <>
      <p>{t('account.verify_again_text')}</p>
      <ActionButton label={t('account.verify_again')} run={() => signInAgain({ isForced: true })} isPrimary />
    </>
  );
}
