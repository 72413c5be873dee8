import { getSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { Banner } from '@gatehouse/ui/states/banner';
import { ButtonLink } from '@gatehouse/ui/controls/button';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import './enterprise-sso.css';

/** A notice if enterprise SSO is turned off in the sign-in experience. */
export function SwitchedOff() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const enabled = useCan(getSignInExperience.permission);
  const { data } = useApi(getSignInExperience, {}, { enabled });
  if (!data || data.singleSignOnEnabled) return null;
  return (
    <div className="sso-off">
      <Banner
        tone="warning"
        action={
          <ButtonLink size="small" href={path('/sign-in-experience/sign-up-and-sign-in')}>
            {t('enterpriseSso.off.action')}
          </ButtonLink>
        }
      >
        {t('enterpriseSso.off.text')}
      </Banner>
    </div>
  );
}
