import { ButtonLink } from '@gatehouse/ui/controls/button';
import { NotFoundPage } from '@gatehouse/ui/states/not-found-page';
import { useTranslation } from 'react-i18next';

/** The page for unknown paths (RT-41). */
export function NotFoundScreen() {
  const { t } = useTranslation();
  return <NotFoundPage action={<ButtonLink href="/">{t('app.notFound.home')}</ButtonLink>} />;
}
