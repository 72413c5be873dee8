import { getAccessControl } from '@gatehouse/contract/applications/access-control-endpoints';
import { builtInApplicationIds } from '@gatehouse/contract/applications/applications';
import { getApplication } from '@gatehouse/contract/applications/endpoints';
import { EmptyState } from '@gatehouse/ui/states/empty-state';
import type { TFunction } from 'i18next';
import { DoorOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../app/api/use-api.ts';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { Failed } from '../../../parts/pages/failed.tsx';
import { useDetails } from '../../../parts/pages/details-page.tsx';
import { LimitAccess } from './limit-access.tsx';
import { AccessOrganizations } from './organizations.tsx';
import { AccessRoles } from './roles.tsx';
import { countEntries } from './use-access-control.ts';
import { AccessUsers } from './users.tsx';

/** The tab with who may use an application. Applications without users, and built-in ones, can't be limited. */
export function ApplicationAccess() {
  const { t } = useTranslation();
  const { id, type } = useDetails(getApplication);
  if (type === 'MachineToMachine' || builtInApplicationIds.includes(id))
    return (
      <EmptyState icon={<DoorOpen />} title={t('applications.access.noneTitle')}>
        {t('applications.access.noneText')}
      </EmptyState>
    );
  return <Access />;
}

const lastEntry = (t: TFunction) => ({
  title: t('applications.access.last.title'),
  text: t('applications.access.last.text', { label: t('applications.access.label') }),
});

/** Whether access is limited, and to whom. Each change is saved immediately. */
function Access() {
  const { t } = useTranslation();
  const application = useDetails(getApplication);
  const { id, appLevelAccessControlEnabled: isLimited } = application;
  const { data, error, retry } = useApi(getAccessControl, { params: { applicationId: id } });
  if (error) return <Failed error={error} onRetry={retry} />;
  const count = data && countEntries(data);
  // Without it, no user could sign in.
  const whyFixed = isLimited && count === 1 ? lastEntry(t) : undefined;
  const list = { applicationId: id, control: data, whyFixed };
  return (
    <>
      <LimitAccess application={application} count={count} />
      <AnchoredSection
        name="access-list"
        title={t('applications.access.list.title')}
        description={t(`applications.access.list.${isLimited ? 'limited' : 'open'}`)}
      >
        <AccessUsers {...list} />
        <AccessRoles {...list} />
        <AccessOrganizations {...list} />
      </AnchoredSection>
    </>
  );
}
