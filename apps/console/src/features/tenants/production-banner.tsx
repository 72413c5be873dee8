import { ButtonLink } from '@gatehouse/ui/controls/button';
import { Banner } from '@gatehouse/ui/states/banner';
import { useTranslation } from 'react-i18next';

/** Says that the account has no tenant for production, and leads to one. */
export function ProductionBanner({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="tenant-notice">
      <Banner
        title={t('tenants.production.title')}
        action={
          <ButtonLink size="small" href="/create">
            {t('tenants.production.create')}
          </ButtonLink>
        }
        onDismiss={onClose}
      >
        {t('tenants.production.text')}
      </Banner>
    </div>
  );
}
