import type { LockedAccount } from '@gatehouse/contract/dashboard/dashboard';
import { listLockedAccounts } from '@gatehouse/contract/dashboard/endpoints';
import { displayName } from '@gatehouse/contract/users/display-name';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { type Column, Table } from '@gatehouse/ui/data/table';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { Failed } from '../../parts/pages/failed.tsx';
import { UserAvatar } from '../../parts/users/user-avatar.tsx';
import { DashboardSection } from './section.tsx';
import './dashboard.css';

const nameOf = (account: LockedAccount): string => displayName({ ...account, id: account.userId });
const userCell = (account: LockedAccount) => (
  <>
    <UserAvatar name={nameOf(account)} image={account.avatar} />
    <span>{nameOf(account)}</span>
  </>
);
const untilCell = ({ lockedUntil }: LockedAccount) => <RelativeTime time={lockedUntil} />;

/** Users who can't sign in now; a block is lifted on the user's page. */
export function LockedAccounts() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const { data, error, retry } = useApi(
    listLockedAccounts,
    { query: { page_size: 20 } },
    { refreshMs: 60_000 },
  );
  const columns: Column<LockedAccount>[] = [
    { key: 'user', header: t('dashboard.locked.user'), title: nameOf, cell: userCell },
    { key: 'until', header: t('dashboard.locked.until'), width: '9rem', labelled: true, cell: untilCell },
  ];
  const more = (data?.total ?? 0) - (data?.items.length ?? 0);
  return (
    <DashboardSection
      name="locked-accounts"
      title={t('dashboard.locked.title')}
      text={t('dashboard.locked.text')}
    >
      {error && <Failed error={error} onRetry={retry} />}
      {!error && data?.items.length === 0 && <p className="dashboard-text">{t('dashboard.locked.empty')}</p>}
      {!error && data?.items.length !== 0 && (
        <Table
          label={t('dashboard.locked.title')}
          columns={columns}
          rows={data?.items}
          rowKey={({ userId }) => userId}
          rowLabel={nameOf}
          rowHref={({ userId }) => path(`/users/${userId}`)}
          expectedRows={1}
        />
      )}
      {more > 0 && <p className="dashboard-text">{t('dashboard.locked.more', { count: more })}</p>}
    </DashboardSection>
  );
}
