import { listOrganizationRoles } from '@gatehouse/contract/organization-roles/endpoints';
import { useTranslation } from 'react-i18next';
import { useList } from '../../app/api/use-list.ts';

/** Filters members by their roles. There are few roles: one request reads all. */
export function useRoleFilter() {
  const { t } = useTranslation();
  const { data } = useList(listOrganizationRoles, { query: { type: 'User', page_size: 1000 } });
  const options = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return [{ name: 'organizationRoleId' as const, label: t('organizations.roles.one'), options }];
}
