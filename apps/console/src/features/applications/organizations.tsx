import { getApplication } from '@gatehouse/contract/applications/endpoints';
import {
  addOrganizationApplications,
  listApplicationOrganizations,
  removeOrganizationApplication,
} from '@gatehouse/contract/organizations/application-endpoints';
import {
  addOrganizationApplicationRoles,
  replaceOrganizationApplicationRoles,
} from '@gatehouse/contract/organizations/application-role-endpoints';
import { EmptyState } from '@gatehouse/ui/states/empty-state';
import { BriefcaseBusiness } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useList } from '../../app/api/use-list.ts';
import { useSave } from '../../app/api/use-save.ts';
import { OrganizationsTable } from '../../parts/organizations/organizations-table.tsx';
import { useDetails } from '../../parts/pages/details-page.tsx';

/** The organizations of a machine-to-machine application. Others act for the organizations of their users. */
export function ApplicationOrganizations() {
  const { t } = useTranslation();
  const { type } = useDetails(getApplication);
  if (type === 'MachineToMachine') return <MachineOrganizations />;
  return (
    <EmptyState icon={<BriefcaseBusiness />} title={t('applications.organizations.noneTitle')}>
      {t('applications.organizations.noneText')}
    </EmptyState>
  );
}

function MachineOrganizations() {
  const { id: applicationId, name } = useDetails(getApplication);
  const { save: add } = useSave(addOrganizationApplications);
  const { save: addRoles } = useSave(addOrganizationApplicationRoles);
  const { save: replaceRoles } = useSave(replaceOrganizationApplicationRoles);
  const { save: remove } = useSave(removeOrganizationApplication);
  const { data, ...read } = useList(listApplicationOrganizations, { params: { applicationId } });
  return (
    <OrganizationsTable
      type="MachineToMachine"
      name={name}
      read={{ ...read, data: data?.items }}
      exclude={{ excludeApplicationId: applicationId }}
      onAdd={async (id, organizationRoleIds) => {
        await add({ params: { id }, body: { applicationIds: [applicationId] } });
        if (organizationRoleIds.length > 0)
          await addRoles({ params: { id, applicationId }, body: { organizationRoleIds } });
      }}
      onRemove={(id) => remove({ params: { id, applicationId } })}
      onSaveRoles={(id, organizationRoleIds) =>
        replaceRoles({ params: { id, applicationId }, body: { organizationRoleIds } })
      }
    />
  );
}
