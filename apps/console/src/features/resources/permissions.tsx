import {
  deleteResourceScope,
  getResource,
  listResourceScopes,
} from '@gatehouse/contract/resources/endpoints';
import type { Scope } from '@gatehouse/contract/resources/resources';
import { ButtonLink } from '@gatehouse/ui/controls/button';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { KeyRound, Pencil, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router';
import { useSave } from '../../app/api/use-save.ts';
import { useApp } from '../../app/app-context.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { Notice } from '../../parts/notices/notice.tsx';
import { ResourceTable } from '../../parts/pages/resource-table.tsx';

const renderName = ({ name }: Scope) => <code dir="ltr">{name}</code>;
const renderCreation = ({ createdAt }: Scope) => <RelativeTime time={createdAt} />;

/** The permissions of an API. */
export function ResourcePermissions() {
  const { t } = useTranslation();
  const resource = useDetails(getResource);
  const { config } = useApp();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const tenantPath = useTenantPath();
  const { save: remove } = useSave(deleteResourceScope);
  const isManagement = resource.indicator === config.managementIndicator;
  const mayWrite = useCan('write:data') && !isManagement;
  const mayDelete = useCan('delete:data') && !isManagement;
  const base = tenantPath(`/api-resources/${resource.id}/permissions`);

  const askToRemove = ({ id, name }: Scope) =>
    confirm({
      title: t('resources.permissions.deleteTitle', { name }),
      body: t('resources.permissions.deleteText'),
      confirmLabel: t('resources.permissions.delete'),
      tone: 'danger',
      action: () => remove({ params: { resourceId: resource.id, scopeId: id } }),
    });
  const create = mayWrite && (
    <ButtonLink icon={<Plus />} href={`${base}/create`}>
      {t('resources.permissions.create')}
    </ButtonLink>
  );
  return (
    <>
      {isManagement && <Notice name="managementApi">{t('resources.notices.managementApi')}</Notice>}
      <ResourceTable
        endpoint={listResourceScopes}
        params={{ resourceId: resource.id }}
        label={t('resources.tabs.permissions')}
        search={t('resources.permissions.search')}
        actions={create || undefined}
        rowKey={(scope) => scope.id}
        rowLabel={(scope) => scope.name}
        rowHref={mayWrite ? (scope) => `${base}/${scope.id}` : undefined}
        columns={[
          {
            field: 'name',
            header: t('resources.permissions.columns.name'),
            width: '34%',
            cell: renderName,
            title: (scope) => scope.name,
          },
          { field: 'description', header: t('resources.permissions.columns.description') },
          {
            field: 'createdAt',
            header: t('resources.permissions.columns.createdAt'),
            width: '9rem',
            minor: true,
            cell: renderCreation,
          },
        ]}
        rowMenu={
          mayWrite || mayDelete
            ? (scope) => [
                ...(mayWrite
                  ? [
                      {
                        key: 'edit',
                        label: t('resources.permissions.edit'),
                        icon: <Pencil />,
                        onSelect: () => void navigate(`${base}/${scope.id}`),
                      },
                    ]
                  : []),
                ...(mayDelete
                  ? [
                      {
                        key: 'delete',
                        label: t('resources.permissions.delete'),
                        icon: <Trash2 />,
                        danger: true,
                        onSelect: () => void askToRemove(scope),
                      },
                    ]
                  : []),
              ]
            : undefined
        }
        empty={{
          icon: <KeyRound />,
          title: t('resources.permissions.empty.title'),
          children: t('resources.permissions.empty.text'),
          action: create || undefined,
        }}
      />
      <Outlet context={resource} />
    </>
  );
}
