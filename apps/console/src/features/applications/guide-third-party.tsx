import { getConsentScopes } from '@gatehouse/contract/applications/consent-scope-endpoints';
import { Banner } from '@gatehouse/ui/states/banner';
import { ButtonLink } from '@gatehouse/ui/controls/button';
import { useLocale } from '@gatehouse/ui/base/texts';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useTenantPath } from '../../app/tenant.ts';

/** The scopes that a third-party application can request. */
export function GuideThirdParty({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const list = new Intl.ListFormat(useLocale());
  const { data } = useApi(getConsentScopes, { params: { applicationId } });
  if (!data) return null;
  const scopes = list.format(['openid', 'offline_access', ...data.userScopes]);
  return (
    <Banner
      action={
        <ButtonLink size="small" href={path(`/applications/${applicationId}/permissions`)}>
          {t('applications.guide.toPermissions')}
        </ButtonLink>
      }
    >
      {t('applications.guide.thirdParty', { scopes })}
    </Banner>
  );
}
