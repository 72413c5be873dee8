import { getOperator, listOperatedTenants } from '@gatehouse/contract/tenants/operator-endpoints';
import type { OperatedTenant } from '@gatehouse/contract/tenants/operator';
import { useLocale } from '@gatehouse/ui/base/texts';
import { Status } from '@gatehouse/ui/data/badge';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { Logo } from '@gatehouse/ui/layout/logo';
import { TopBar } from '@gatehouse/ui/layout/top-bar';
import { Anchor } from '@gatehouse/ui/controls/link';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { LoadingScreen } from '../../app/screens/loading.tsx';
import { NotFoundScreen } from '../../app/screens/not-found.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { ListPage } from '../../parts/pages/list-page.tsx';
import { UserMenu } from '../../parts/users/user-menu.tsx';
import { useOperatedMenu } from './use-operated-menu.tsx';
import './operator.css';

const nameOf = ({ name }: OperatedTenant) => name;
const reasonOf = ({ suspendedReason }: OperatedTenant) => suspendedReason ?? undefined;
const idCell = ({ id }: OperatedTenant) => <code dir="ltr">{id}</code>;
const planCell = (tenant: OperatedTenant) => <PlanCell {...tenant} />;
const usersCell = ({ usage }: OperatedTenant) => <Count of={usage.activeUsers} />;
const tokensCell = ({ usage }: OperatedTenant) => <Count of={usage.tokenUsage} />;
const stateCell = (tenant: OperatedTenant) => <StateCell {...tenant} />;
const creationCell = ({ createdAt }: OperatedTenant) => <RelativeTime time={createdAt} />;

/** The tenants of all accounts, for operators of the platform. For everyone else there is no such page. */
export function Component() {
  const { data, error, retry } = useApi(getOperator, {});
  if (error) return <Failed error={error} onRetry={retry} />;
  if (!data) return <LoadingScreen />;
  return data.isOperator ? <Tenants /> : <NotFoundScreen />;
}

function Tenants() {
  const { t } = useTranslation();
  const { rowMenu, dialog } = useOperatedMenu();
  return (
    <div className="ui-plain-shell">
      <TopBar
        start={
          <Anchor href="/" aria-label={t('app.topBar.home')}>
            <Logo />
          </Anchor>
        }
        end={<UserMenu />}
      />
      <main className="operator-page">
        <ListPage
          title={t('operator.title')}
          description={t('operator.description')}
          path="/operator"
          endpoint={listOperatedTenants}
          search={t('operator.search')}
          rowKey={({ id }) => id}
          rowLabel={nameOf}
          rowPath={false}
          rowMenu={rowMenu}
          columns={[
            { field: 'name', header: t('operator.columns.tenant') },
            {
              field: 'id',
              header: t('operator.columns.id'),
              width: '12.5rem',
              minor: true,
              cell: idCell,
            },
            {
              field: 'regionName',
              header: t('operator.columns.region'),
              width: '5rem',
              minor: true,
            },
            {
              field: 'planId',
              header: t('operator.columns.plan'),
              width: '8rem',
              labelled: true,
              cell: planCell,
            },
            {
              field: 'usage',
              header: t('operator.columns.users'),
              width: '7.5rem',
              align: 'end',
              cell: usersCell,
            },
            {
              field: 'usage',
              key: 'tokens',
              header: t('operator.columns.tokens'),
              width: '6.5rem',
              align: 'end',
              cell: tokensCell,
            },
            {
              field: 'members',
              header: t('operator.columns.members'),
              width: '6rem',
              align: 'end',
            },
            {
              field: 'isSuspended',
              header: t('operator.columns.state'),
              width: '11rem',
              title: reasonOf,
              cell: stateCell,
            },
            {
              field: 'createdAt',
              header: t('operator.columns.createdAt'),
              width: '8rem',
              minor: true,
              cell: creationCell,
            },
          ]}
          empty={{
            icon: <Building2 />,
            title: t('operator.empty.title'),
            children: t('operator.empty.text'),
          }}
        />
      </main>
      {dialog}
    </div>
  );
}

function PlanCell({ planId }: OperatedTenant) {
  const { t } = useTranslation();
  return t(`operator.plans.${planId}`);
}

function Count({ of }: { of: number }) {
  return of.toLocaleString(useLocale());
}

function StateCell({ isSuspended, suspendedReason }: OperatedTenant) {
  const { t } = useTranslation();
  if (!isSuspended) return <Status tone="success">{t('operator.states.active')}</Status>;
  return (
    <Status tone="danger">
      {suspendedReason === null
        ? t('operator.states.suspended')
        : t('operator.states.suspendedFor', { reason: suspendedReason })}
    </Status>
  );
}
