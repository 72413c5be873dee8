import type { Connector } from '@gatehouse/contract/connectors/connectors';
import { listConnectorFactories, listConnectors } from '@gatehouse/contract/connectors/endpoints';
import { getSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { ButtonLink } from '@gatehouse/ui/controls/button';
import { Badge, Status } from '@gatehouse/ui/data/badge';
import { Banner } from '@gatehouse/ui/states/banner';
import { EmptyState } from '@gatehouse/ui/states/empty-state';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import { Table, type Column } from '@gatehouse/ui/data/table';
import { Plus, UsersRound } from 'lucide-react';
import { useLocale } from '@gatehouse/ui/base/texts';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { Failed } from '../../parts/pages/failed.tsx';
import { ProviderLogo } from '../../parts/providers/provider-logo.tsx';
import { usePickText } from '../../parts/texts/use-pick-text.ts';
import { ConnectorsPage } from './connectors-page.tsx';
import { type Entry, groupByTarget } from '../../parts/providers/connector-targets.ts';

/** The list of social connectors. */
export function SocialConnectors() {
  const { t } = useTranslation();
  const locale = useLocale();
  const path = useTenantPath();
  const enabled = useCan('read:data');
  const mayWrite = useCan('write:data');
  const pick = usePickText();
  const { data, error, retry } = useApi(listConnectors, {}, { enabled });
  const { data: factories } = useApi(listConnectorFactories, {}, { enabled });
  // The operator may have installed no social connectors.
  const isPossible = factories?.some(({ type }) => type === 'Social') ?? true;
  const create = mayWrite && isPossible && (
    <ButtonLink variant="primary" icon={<Plus />} href={path('/connectors/social/create/social')}>
      {t('connectors.social.create')}
    </ButtonLink>
  );

  function describeNoRows() {
    if (!enabled) return <ForbiddenState permission="read:data" who={t('app.forbidden.who')} />;
    if (error) return <Failed error={error} onRetry={retry} />;
    const text = isPossible ? 'empty' : 'none';
    return (
      <EmptyState
        icon={<UsersRound />}
        title={t(`connectors.social.${text}.title`)}
        action={create || undefined}
      >
        {t(`connectors.social.${text}.text`)}
      </EmptyState>
    );
  }
  const rows = data && groupByTarget(data.filter(({ type }) => type === 'Social'));
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  const columns: Column<Entry<Connector>>[] = [
    {
      key: 'name',
      header: t('connectors.social.columns.name'),
      title: ({ first }) => pick(first.name),
      cell: renderName,
    },
    { key: 'target', header: t('connectors.social.columns.target'), width: '14rem', cell: renderTarget },
    {
      key: 'platform',
      header: t('connectors.social.columns.platform'),
      width: '8rem',
      labelled: true,
      cell: ({ all }) => {
        const platforms = all.flatMap(({ platform }) =>
          platform ? [t(`connectors.social.platforms.${platform}`)] : [],
        );
        return list.format(platforms) || '—';
      },
    },
    {
      key: 'offered',
      header: t('connectors.social.columns.offered'),
      width: '11rem',
      labelled: true,
      cell: renderOffered,
    },
  ];
  return (
    <ConnectorsPage tab="social" actions={create || undefined}>
      {rows?.some(({ first }) => first.isDemo) && (
        <Banner tone="warning" title={t('connectors.demo.notice.title')}>
          {t('connectors.demo.notice.text')}
        </Banner>
      )}
      <Table
        label={t('connectors.tabs.social')}
        columns={columns}
        rows={!enabled || error ? [] : rows}
        expectedRows={3}
        rowKey={({ first }) => first.id}
        rowHref={({ first }) => path(`/connectors/social/${first.id}`)}
        empty={describeNoRows()}
      />
    </ConnectorsPage>
  );
}

const renderName = ({ first }: Entry<Connector>) => <NameCell {...first} />;
const renderTarget = ({ first }: Entry<Connector>) => <code dir="ltr">{first.target}</code>;
const renderOffered = ({ first }: Entry<Connector>) => <OfferedCell target={first.target} />;

/** Whether users can choose the connector. */
function OfferedCell({ target }: Pick<Connector, 'target'>) {
  const { t } = useTranslation();
  const { data } = useApi(getSignInExperience, {});
  if (!data) return null;
  const isOffered = data.socialSignInConnectorTargets.includes(target);
  return (
    <Status tone={isOffered ? 'success' : 'neutral'}>
      {t(`connectors.social.${isOffered ? 'offered' : 'notOffered'}`)}
    </Status>
  );
}

function NameCell({
  name,
  logo,
  logoDark,
  isDemo,
}: Pick<Connector, 'name' | 'logo' | 'logoDark' | 'isDemo'>) {
  const { t } = useTranslation();
  const pick = usePickText();
  return (
    <>
      <ProviderLogo logo={logo} logoDark={logoDark} />
      <span>{pick(name)}</span>
      {isDemo && <Badge>{t('connectors.demo.badge')}</Badge>}
    </>
  );
}
