import type { Connector } from '@gatehouse/contract/connectors/connectors';
import { getSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { Banner } from '@gatehouse/ui/states/banner';
import { ButtonLink } from '@gatehouse/ui/controls/button';
import { Skeleton } from '@gatehouse/ui/data/skeleton';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useTenantPath } from '../../app/tenant.ts';

/** Whether a connector is on the sign-in pages, with a link to that setting. */
export function Offered({ target, platform }: Pick<Connector, 'target' | 'platform'>) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const { data, error } = useApi(getSignInExperience, {});
  if (error) return null;
  if (!data) return <Skeleton width="100%" height="3.25rem" />;
  const isOffered = data.socialSignInConnectorTargets.includes(target);
  const place = platform === 'Native' ? 'native' : 'pages';
  return (
    <Banner
      tone={isOffered ? 'success' : 'warning'}
      action={
        <ButtonLink size="small" href={path('/sign-in-experience/sign-up-and-sign-in#social')}>
          {t(`connectors.offered.${isOffered ? 'change' : 'choose'}`)}
        </ButtonLink>
      }
    >
      {t(`connectors.offered.${isOffered ? place : 'nowhere'}`)}
    </Banner>
  );
}
