import { type Domain, mostDomains } from '@gatehouse/contract/domains/domains';
import { listDomains } from '@gatehouse/contract/domains/endpoints';
import { ButtonLink } from '@gatehouse/ui/controls/button';
import { Badge } from '@gatehouse/ui/data/badge';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { type Column, Table } from '@gatehouse/ui/data/table';
import { Banner } from '@gatehouse/ui/states/banner';
import { EmptyState } from '@gatehouse/ui/states/empty-state';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import { Globe, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useApi } from '../../app/api/use-api.ts';
import { useApp } from '../../app/app-context.ts';
import { domainsPath, useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { Failed } from '../../parts/pages/failed.tsx';
import { SettingsHeader } from '../../parts/tenant-settings/settings-page.tsx';
import { DomainStatus } from './status.tsx';
import { useMayChange } from './use-may-change.ts';

const nameCell = (domain: Domain) => <DomainName {...domain} />;
const statusCell = (domain: Domain) => <DomainStatus {...domain} />;
const addedCell = ({ createdAt }: Domain) => <RelativeTime time={createdAt} />;

/** The custom domains of the tenant. States change while the page is open. */
export function Component() {
  const { t } = useTranslation();
  const { config } = useApp();
  const path = useTenantPath();
  const mayRead = useCan(listDomains.permission);
  const mayChange = useMayChange();
  const base = path(domainsPath(config.edition));
  const { data, error, retry } = useApi(listDomains, {}, { enabled: mayRead, refreshMs: 15_000 });
  const most = mostDomains[config.edition];
  const isFull = data !== undefined && data.length >= most;
  const button = mayChange && !isFull && (
    <ButtonLink variant="primary" icon={<Plus />} href={`${base}/create`}>
      {t('domains.create.action')}
    </ButtonLink>
  );
  const columns: Column<Domain>[] = [
    {
      key: 'domain',
      header: t('domains.columns.domain'),
      width: '34%',
      title: ({ domain }) => domain,
      cell: nameCell,
    },
    { key: 'status', header: t('domains.columns.status'), width: '13rem', cell: statusCell },
    {
      key: 'detail',
      header: t('domains.columns.detail'),
      minor: true,
      cell: ({ status, failingSince }) =>
        t(
          status === 'Active' && failingSince !== null
            ? 'domains.detail.failing'
            : `domains.detail.${status}`,
        ),
    },
    {
      key: 'added',
      header: t('domains.columns.added'),
      width: '8rem',
      labelled: true,
      minor: true,
      cell: addedCell,
    },
  ];
  return (
    <>
      <SettingsHeader
        title={t('domains.title')}
        description={t('domains.description')}
        actions={button || undefined}
      />
      {mayChange && isFull && <Banner>{t('domains.full', { count: most })}</Banner>}
      {mayRead ? (
        <Table
          label={t('domains.title')}
          columns={columns}
          rows={error ? [] : data}
          rowKey={({ id }) => id}
          rowLabel={({ domain }) => domain}
          rowHref={({ id }) => `${base}/${id}`}
          expectedRows={2}
          empty={
            error ? (
              <Failed error={error} onRetry={retry} />
            ) : (
              <EmptyState icon={<Globe />} title={t('domains.empty.title')} action={button || undefined}>
                {t('domains.empty.text')}
              </EmptyState>
            )
          }
        />
      ) : (
        <ForbiddenState permission={listDomains.permission} who={t('app.forbidden.who')} />
      )}
      <Outlet />
    </>
  );
}

function DomainName({ domain, isPrimary }: Domain) {
  const { t } = useTranslation();
  return (
    <>
      <span dir="ltr">{domain}</span> {isPrimary && <Badge tone="accent">{t('domains.primary')}</Badge>}
    </>
  );
}
