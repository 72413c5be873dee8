import { listResources } from '@gatehouse/contract/resources/endpoints';
import type { Resource } from '@gatehouse/contract/resources/resources';
import { Badge } from '@gatehouse/ui/badge';
import { useLocale } from '@gatehouse/ui/texts';
import { Box } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../app/app-context.ts';
import { writeDuration } from '../../parts/duration.ts';
import { ListPage } from '../../parts/list-page.tsx';

const renderIndicator = ({ indicator }: Resource) => <code dir="ltr">{indicator}</code>;
const renderKind = (resource: Resource) => <Kind resource={resource} />;

function Kind({ resource }: { resource: Resource }) {
  const { t } = useTranslation();
  const { config } = useApp();
  if (resource.indicator === config.managementIndicator) return <Badge>{t('apiResources.builtIn')}</Badge>;
  return resource.isDefault ? <Badge tone="accent">{t('apiResources.default')}</Badge> : '—';
}

/** All APIs of the tenant that tokens are issued for. */
export function ApiResourcesList() {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <ListPage
      title={t('apiResources.title')}
      description={t('apiResources.description')}
      path="/api-resources"
      create={t('apiResources.create.action')}
      endpoint={listResources}
      search={t('apiResources.search')}
      rowKey={(resource) => resource.id}
      rowLabel={(resource) => resource.name}
      columns={[
        { field: 'name', header: t('apiResources.columns.name'), width: '28%' },
        {
          field: 'indicator',
          header: t('apiResources.columns.indicator'),
          cell: renderIndicator,
          title: (resource) => resource.indicator,
        },
        {
          field: 'isDefault',
          header: t('apiResources.columns.kind'),
          width: '10rem',
          minor: true,
          cell: renderKind,
        },
        {
          field: 'accessTokenTtl',
          header: t('apiResources.columns.lifetime'),
          width: '9rem',
          cell: (resource) => writeDuration(resource.accessTokenTtl, locale),
        },
      ]}
      empty={{ icon: <Box />, title: t('apiResources.empty.title'), children: t('apiResources.empty.text') }}
    />
  );
}
