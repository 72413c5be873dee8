import { useTranslation } from 'react-i18next';
import { useSignInAgain as useAsking } from '../../parts/pages/use-sign-in-again.ts';

/** Asks to sign in again before a change of how to sign in. */
export function useSignInAgain(): () => Promise<void> {
  const { t } = useTranslation();
  const ask = useAsking();
  return () =>
    ask({
      title: t('profile.signInAgain.title'),
      body: t('profile.signInAgain.text'),
      confirmLabel: t('profile.signInAgain.action'),
    });
}
