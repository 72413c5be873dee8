import { getOrganization } from '@gatehouse/contract/organizations/endpoints';
import { Avatar } from '@gatehouse/ui/data/avatar';
import { Badge } from '@gatehouse/ui/data/badge';
import { useTranslation } from 'react-i18next';
import { DetailsPage } from '../../parts/pages/details-page.tsx';
import { tabs } from './tabs.ts';
import { useRemoval } from './use-removal.ts';

/** The page of an organization. */
export function OrganizationDetails() {
  const { t } = useTranslation();
  return (
    <DetailsPage
      endpoint={getOrganization}
      list={{ path: '/organizations', label: t('organizations.title') }}
      name={({ name }) => name}
      renderIcon={({ name }) => <Avatar name={name} shape="square" size={44} />}
      facts={({ isMfaRequired }) => [isMfaRequired && <Badge key="mfa">{t('organizations.mfaBadge')}</Badge>]}
      tabs={tabs.map(({ path, label }) => ({ path, label: label() }))}
      removal={useRemoval()}
    />
  );
}
