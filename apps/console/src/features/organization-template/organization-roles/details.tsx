import {
  deleteOrganizationRole,
  getOrganizationRole,
} from '@gatehouse/contract/organization-roles/endpoints';
import { IconTile } from '@gatehouse/ui/layout/page-header';
import { Shapes } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/api/use-save.ts';
import { DetailsPage } from '../../../parts/pages/details-page.tsx';

/** The page of an organization role. */
export function OrganizationRoleDetails() {
  const { t } = useTranslation();
  const { save: remove } = useSave(deleteOrganizationRole);
  return (
    <DetailsPage
      endpoint={getOrganizationRole}
      list={{ path: '/organization-template/organization-roles', label: t('organizationRoles.title') }}
      name={(role) => role.name}
      renderIcon={() => (
        <IconTile>
          <Shapes />
        </IconTile>
      )}
      facts={(role) => [t(`organizationRoles.types.${role.type}`)]}
      tabs={[
        { path: 'permissions', label: t('organizationRoles.tabs.permissions') },
        { path: 'general', label: t('organizationRoles.tabs.general') },
      ]}
      removal={({ id, name }) => ({
        label: t('organizationRoles.delete.action'),
        title: t('organizationRoles.delete.title', { name }),
        text: t('organizationRoles.delete.text'),
        remove: () => remove({ params: { id } }),
      })}
    />
  );
}
