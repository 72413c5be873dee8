import { listResources } from '@gatehouse/contract/resources/endpoints';
import type { Resource } from '@gatehouse/contract/resources/resources';
import { Badge } from '@gatehouse/ui/data/badge';
import { useLocale } from '@gatehouse/ui/base/texts';
import { Box } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../app/app-context.ts';
import { writeDuration } from '../../parts/forms/duration.ts';
import { ListPage } from '../../parts/pages/list-page.tsx';

const renderIndicator = ({ indicator }: Resource) => <code dir="ltr">{indicator}</code>;
const renderName = (resource: Resource) => (
  <>
    <span>{resource.name}</span>
    <Kind resource={resource} />
  </>
);

function Kind({ resource }: { resource: Resource }) {
  const { t } = useTranslation();
  const { config } = useApp();
  if (resource.indicator === config.managementIndicator) return <Badge>{t('resources.builtIn')}</Badge>;
  return resource.isDefault ? <Badge tone="accent">{t('resources.default')}</Badge> : null;
}

/** The list of API resources. */
export function ResourcesList() {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <ListPage
      title={t('resources.title')}
      description={t('resources.description')}
      path="/api-resources"
      create={t('resources.create.action')}
      endpoint={listResources}
      search={t('resources.search')}
      rowKey={(resource) => resource.id}
      rowLabel={(resource) => resource.name}
      columns={[
        { field: 'name', header: t('resources.columns.name'), width: '32%', cell: renderName },
        {
          field: 'indicator',
          header: t('resources.columns.indicator'),
          cell: renderIndicator,
          title: (resource) => resource.indicator,
        },
        {
          field: 'accessTokenTtl',
          header: t('resources.columns.lifetime'),
          width: '9rem',
          labelled: true,
          cell: (resource) => writeDuration(resource.accessTokenTtl, locale),
        },
      ]}
      empty={{ icon: <Box />, title: t('resources.empty.title'), children: t('resources.empty.text') }}
    />
  );
}
