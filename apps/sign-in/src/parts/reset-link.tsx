import type { PageScreen } from '@gatehouse/contract/sign-in/page-state';
import { useTexts } from '../texts.tsx';
import { PageLink } from './page-link.tsx';

/** The link to reset a forgotten password, if the tenant offers it. */
export function ResetLink({ screen, identifier }: { screen: PageScreen; identifier?: string }) {
  const { t } = useTexts();
  if (screen.name !== 'sign-in' || !screen.resetUrl) return null;
  return (
    <p className="forgot">
      <PageLink href={screen.resetUrl} identifier={identifier}>
        {t('sign_in.forgot')}
      </PageLink>
    </p>
  );
}
