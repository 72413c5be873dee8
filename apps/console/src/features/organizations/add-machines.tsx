import { listApplications } from '@gatehouse/contract/applications/endpoints';
import { addOrganizationApplications } from '@gatehouse/contract/organizations/application-endpoints';
import { addRolesToOrganizationApplications } from '@gatehouse/contract/organizations/application-role-endpoints';
import type { Organization } from '@gatehouse/contract/organizations/organizations';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useOptions, toOption } from '../../parts/assign/use-options.ts';
import { AddDialog } from '../../parts/organizations/add-dialog.tsx';

/** Adds machine-to-machine applications to an organization, with roles. */
export function AddMachines({
  organization: { id, name },
  onClose,
}: {
  organization: Organization;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { save: add } = useSave(addOrganizationApplications);
  const { save: addRoles } = useSave(addRolesToOrganizationApplications);
  const source = useOptions(listApplications, {
    query: { types: 'MachineToMachine', excludeOrganizationId: id },
    toOptions: (application) => [toOption(application)],
  });
  return (
    <AddDialog
      type="MachineToMachine"
      title={t('organizations.machines.addTitle', { name })}
      submit={t('organizations.machines.add')}
      search={t('organizations.machines.search')}
      source={source}
      onClose={onClose}
      onAdd={async (applicationIds, organizationRoleIds) => {
        await add({ params: { id }, body: { applicationIds } });
        if (organizationRoleIds.length > 0)
          await addRoles({ params: { id }, body: { applicationIds, organizationRoleIds } });
      }}
    />
  );
}
