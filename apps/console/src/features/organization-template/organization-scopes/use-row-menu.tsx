import { deleteOrganizationScope } from '@gatehouse/contract/organization-scopes/endpoints';
import type { OrganizationScope } from '@gatehouse/contract/organization-scopes/organization-scopes';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import type { MenuItem } from '@gatehouse/ui/overlays/menu';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useSave } from '../../../app/api/use-save.ts';
import { useTenantPath } from '../../../app/tenant.ts';
import { useCan } from '../../../app/use-can.ts';

/** What can be done with an organization permission in the list at `path`. */
export function useRowMenu(path: string): ((scope: OrganizationScope) => MenuItem[]) | undefined {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { search } = useLocation();
  const tenantPath = useTenantPath();
  const { save: remove } = useSave(deleteOrganizationScope);
  const mayWrite = useCan('write:data');
  const mayDelete = useCan('delete:data');
  if (!mayWrite && !mayDelete) return undefined;

  const describeEdit = ({ id }: OrganizationScope): MenuItem => ({
    key: 'edit',
    label: t('organizationScopes.edit.menu'),
    icon: <Pencil />,
    onSelect: () => void navigate(tenantPath(`${path}/${id}`) + search),
  });
  const describeDeletion = ({ id, name }: OrganizationScope): MenuItem => ({
    key: 'delete',
    label: t('organizationScopes.delete.action'),
    icon: <Trash2 />,
    danger: true,
    onSelect: () =>
      void confirm({
        title: t('organizationScopes.delete.title', { name }),
        body: t('organizationScopes.delete.text'),
        confirmLabel: t('organizationScopes.delete.action'),
        tone: 'danger',
        action: () => remove({ params: { id } }),
      }),
  });
  return (scope) => [
    ...(mayWrite ? [describeEdit(scope)] : []),
    ...(mayDelete ? [describeDeletion(scope)] : []),
  ];
}
