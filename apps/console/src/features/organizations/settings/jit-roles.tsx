import {
  addJitRoles,
  listJitRoles,
  removeJitRole,
} from '@gatehouse/contract/organizations/jit-role-endpoints';
import type { Organization } from '@gatehouse/contract/organizations/organizations';
import { useTranslation } from 'react-i18next';
import { useList } from '../../../app/api/use-list.ts';
import { useSave } from '../../../app/api/use-save.ts';
import { useTenantPath } from '../../../app/tenant.ts';
import { AssignOrganizationRoles } from '../../../parts/organizations/assign-roles.tsx';
import { EntryList } from '../../../parts/assign/entry-list.tsx';
import { OpensDialog } from '../../../parts/assign/opens-dialog.tsx';

/** The roles of users who become members just in time. */
export function JitRoles({ organization: { id, name } }: { organization: Organization }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const { data, ...read } = useList(listJitRoles, { params: { id } });
  const { save: add } = useSave(addJitRoles);
  const { save: remove } = useSave(removeJitRole);
  const addLabel = t('organizations.jit.roles.add');
  return (
    <EntryList
      label={t('organizations.jit.roles.label')}
      help={t('organizations.jit.roles.help')}
      none={t('organizations.jit.roles.none')}
      entries={{ ...read, data: data?.items }}
      keyOf={(role) => role.id}
      nameOf={(role) => role.name}
      hrefOf={(role) => path(`/organization-template/organization-roles/${role.id}`)}
      removeText={t('organizations.jit.roles.removeText')}
      removeConfirm={t('organizations.jit.roles.removeConfirm')}
      onRemove={(role) => remove({ params: { id, organizationRoleId: role.id } })}
    >
      {data && (
        <OpensDialog label={addLabel}>
          {(onClose) => (
            <AssignOrganizationRoles
              type="User"
              held={new Set(data.items.map((role) => role.id))}
              title={t('organizations.jit.roles.addTitle', { name })}
              description={t('organizations.jit.roles.addDescription')}
              submit={addLabel}
              onClose={onClose}
              onAssign={(organizationRoleIds) => add({ params: { id }, body: { organizationRoleIds } })}
            />
          )}
        </OpensDialog>
      )}
    </EntryList>
  );
}
