import { listOrganizations } from '@gatehouse/contract/organizations/endpoints';
import type { OrganizationWithRoles } from '@gatehouse/contract/organizations/organizations';
import type { RoleType } from '@gatehouse/contract/roles/roles';
import { BriefcaseBusiness } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ApiRead } from '../../app/api/use-api.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { useOptions, toOption } from '../assign/use-options.ts';
import { useListState } from '../pages/list-state.ts';
import { pageOf } from '../pages/page-of.ts';
import { RecordTable } from '../pages/record-table.tsx';
import { AddDialog } from './add-dialog.tsx';
import { rolesCell } from './held-roles.tsx';
import { organizationCell } from './organization-cells.tsx';
import { textsOfOrganization } from './texts-of-organization.ts';
import { useMemberships } from './use-memberships.tsx';

interface OrganizationsTableProps {
  /** Whose organizations they are: a user's, or a machine-to-machine application's. */
  type: RoleType;
  name: string;
  /** All of them. */
  read: ApiRead<readonly OrganizationWithRoles[]>;
  /** Leaves them out of the organizations to add to. */
  exclude: { excludeUserId: string } | { excludeApplicationId: string };
  onAdd: (organizationId: string, organizationRoleIds: string[]) => Promise<unknown>;
  onRemove: (organizationId: string) => Promise<unknown>;
  onSaveRoles: (organizationId: string, organizationRoleIds: string[]) => Promise<unknown>;
}

const nameOf = ({ name }: OrganizationWithRoles) => name;
const textsOf = (organization: OrganizationWithRoles) => [
  ...textsOfOrganization(organization),
  ...organization.organizationRoles.map((role) => role.name),
];

/** The organizations of a user or application, with the roles in each. */
export function OrganizationsTable(props: OrganizationsTableProps) {
  const { type, read, onRemove, onSaveRoles } = props;
  const { t } = useTranslation();
  const path = useTenantPath();
  const state = useListState();
  const { table, dialog } = useMemberships<OrganizationWithRoles>({
    type,
    rowLabel: nameOf,
    texts: {
      assign: t('organizations.of.add'),
      remove: t('organizations.of.remove'),
      removeTitle: (name) => t('organizations.of.removeTitle', { name }),
      removeText: t(`organizations.of.removeText.${type}`),
      removeConfirm: t('organizations.of.removeConfirm'),
    },
    onRemove: ({ id }) => onRemove(id),
    onSaveRoles: ({ id }, roleIds) => onSaveRoles(id, roleIds),
    renderAssign: (onClose) => <AddToOrganizations {...props} onClose={onClose} />,
  });
  return (
    <>
      <RecordTable
        {...table}
        state={state}
        records={pageOf(read, state, textsOf)}
        permission="read:data"
        label={t('organizations.title')}
        search={t('organizations.of.search')}
        rowKey={({ id }) => id}
        rowHref={({ id }) => path(`/organizations/${id}`)}
        columns={[
          {
            field: 'name',
            header: t('organizations.columns.name'),
            width: '40%',
            title: nameOf,
            cell: organizationCell,
          },
          { field: 'organizationRoles', header: t('organizations.roles.label'), cell: rolesCell },
        ]}
        empty={{
          icon: <BriefcaseBusiness />,
          title: t('organizations.of.empty.title'),
          children: t(`organizations.of.empty.text.${type}`),
        }}
      />
      {dialog}
    </>
  );
}

function AddToOrganizations({
  type,
  name,
  exclude,
  onAdd,
  onClose,
}: OrganizationsTableProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const source = useOptions(listOrganizations, {
    query: exclude,
    toOptions: (organization) => [toOption(organization)],
  });
  return (
    <AddDialog
      type={type}
      title={t('organizations.of.addTitle', { name })}
      submit={t('organizations.of.add')}
      search={t('organizations.search')}
      source={source}
      onClose={onClose}
      onAdd={async (ids, roleIds) => {
        for (const id of ids) await onAdd(id, roleIds);
      }}
    />
  );
}
