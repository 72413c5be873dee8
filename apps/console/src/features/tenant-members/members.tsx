import { listTenantMembers } from '@gatehouse/contract/tenant-members/endpoints';
import type { TenantMember } from '@gatehouse/contract/tenant-members/tenant-members';
import { Badge, Status } from '@gatehouse/ui/data/badge';
import { type Column, Table } from '@gatehouse/ui/data/table';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useApp } from '../../app/app-context.ts';
import { useTenantId } from '../../app/tenant.ts';
import { Failed } from '../../parts/pages/failed.tsx';
import { lastSignInCell } from '../../parts/users/user-cells.tsx';
import { UserAvatar } from '../../parts/users/user-avatar.tsx';
import { LeaveSection } from './leave-section.tsx';
import { nameOf } from './member.ts';
import { Requirement } from './requirement.tsx';
import { RoleNames } from './role-names.tsx';
import { useMemberMenu } from './use-member-menu.tsx';
import { useOwnId } from './use-own-id.ts';
import './tenant-members.css';

const memberCell = (member: TenantMember) => <MemberCell {...member} />;
const roleCell = ({ organizationRoles }: TenantMember) => <RoleNames organizationRoles={organizationRoles} />;
const factorCell = ({ hasSecondFactor }: TenantMember) => <SecondFactor isSetUp={hasSecondFactor} />;

/** The members of the tenant, who are its administrators. */
export function Component() {
  const { t } = useTranslation();
  const { config } = useApp();
  const tenantId = useTenantId() ?? '';
  const { data, error, retry } = useApi(listTenantMembers, { params: { tenantId } });
  const { rowMenu, dialog } = useMemberMenu(data ?? []);

  const columns: Column<TenantMember>[] = [
    {
      key: 'member',
      header: t('tenantMembers.columns.member'),
      width: '40%',
      title: nameOf,
      cell: memberCell,
    },
    {
      key: 'role',
      header: t('tenantMembers.columns.role'),
      cell: roleCell,
    },
    {
      key: 'mfa',
      header: t('tenantMembers.columns.mfa'),
      width: '10rem',
      labelled: true,
      cell: factorCell,
    },
    {
      key: 'lastSignIn',
      header: t('tenantMembers.columns.lastSignIn'),
      width: '9.5rem',
      labelled: true,
      minor: true,
      cell: lastSignInCell,
    },
  ];
  return (
    <>
      <Table
        label={t('tenantMembers.tabs.members')}
        columns={columns}
        rows={error ? [] : data}
        rowKey={({ id }) => id}
        rowLabel={nameOf}
        rowMenu={rowMenu}
        expectedRows={3}
        empty={error && <Failed error={error} onRetry={retry} />}
      />
      {dialog}
      <div className="tenant-requirement">
        {data && <Requirement members={data} />}
        {data && config.edition === 'cloud' && <LeaveSection members={data} />}
      </div>
    </>
  );
}

function MemberCell(member: TenantMember) {
  const { t } = useTranslation();
  const ownId = useOwnId();
  return (
    <>
      <UserAvatar name={nameOf(member)} image={member.avatar} />
      <span>{nameOf(member)}</span>
      {member.id === ownId && <Badge>{t('tenantMembers.you')}</Badge>}
    </>
  );
}

function SecondFactor({ isSetUp }: { isSetUp: boolean }) {
  const { t } = useTranslation();
  return (
    <Status tone={isSetUp ? 'success' : 'neutral'}>
      {t(isSetUp ? 'tenantMembers.mfa.yes' : 'tenantMembers.mfa.no')}
    </Status>
  );
}
