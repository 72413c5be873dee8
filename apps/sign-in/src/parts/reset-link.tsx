import type { PageScreen } from '@gatehouse/contract/sign-in/page-state';
import { useTexts } from '../texts.tsx';

/** The way for who has forgotten the password, where the tenant has one. */
export function ResetLink({ screen }: { screen: PageScreen }) {
  const { t } = useTexts();
  if (screen.name !== 'sign-in' || !screen.resetUrl) return null;
  return (
    <p className="forgot">
      <a href={screen.resetUrl}>{t('sign_in.forgot')}</a>
    </p>
  );
}
