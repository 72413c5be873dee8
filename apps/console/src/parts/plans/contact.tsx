import { ButtonLink } from '@gatehouse/ui/controls/button';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../app/app-context.ts';

/** The operator's contact, if there is one. */
export function ContactButton() {
  const { t } = useTranslation();
  const { contactUrl } = useApp().config;
  if (!contactUrl) return null;
  return (
    <ButtonLink href={contactUrl} external>
      {t('plans.contact')}
    </ButtonLink>
  );
}
