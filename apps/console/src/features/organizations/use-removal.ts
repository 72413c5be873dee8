import { listOrganizationApplications } from '@gatehouse/contract/organizations/application-endpoints';
import { deleteOrganization } from '@gatehouse/contract/organizations/endpoints';
import { listMembers } from '@gatehouse/contract/organizations/member-endpoints';
import type { Organization } from '@gatehouse/contract/organizations/organizations';
import { useTranslation } from 'react-i18next';
import { callList } from '../../app/api/list.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useApp } from '../../app/app-context.ts';
import type { Removal } from '../../parts/pages/use-deletion.ts';

/** How an organization is deleted, and how many lose their access. */
export function useRemoval(): (organization: Organization) => Removal {
  const { t } = useTranslation();
  const { api } = useApp();
  const { save } = useSave(deleteOrganization);
  return ({ id, name }) => ({
    label: t('organizations.delete.action'),
    title: t('organizations.delete.title', { name }),
    text: t('organizations.delete.text'),
    async consequences() {
      const input = { params: { id }, query: { page_size: 1 } };
      const [members, applications] = await Promise.all([
        callList(api, listMembers, input),
        callList(api, listOrganizationApplications, input),
      ]);
      return [
        ...(members.total > 0 ? [t('organizations.delete.members', { count: members.total })] : []),
        ...(applications.total > 0
          ? [t('organizations.delete.applications', { count: applications.total })]
          : []),
      ];
    },
    remove: () => save({ params: { id } }),
  });
}
