import { deleteResource, getResource, listResourceScopes } from '@gatehouse/contract/resources/endpoints';
import type { Resource } from '@gatehouse/contract/resources/resources';
import { Badge } from '@gatehouse/ui/data/badge';
import { Button } from '@gatehouse/ui/controls/button';
import { Menu } from '@gatehouse/ui/overlays/menu';
import { IconTile } from '@gatehouse/ui/layout/page-header';
import { Box, CodeXml } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { callList } from '../../app/api/list.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useApp } from '../../app/app-context.ts';
import { useTenantPath } from '../../app/tenant.ts';
import type { Removal } from '../../parts/pages/use-deletion.ts';
import { DetailsPage } from '../../parts/pages/details-page.tsx';
import { guideEntries } from './guides/catalog.ts';

/** The page of an API resource. */
export function ResourceDetails() {
  const { t } = useTranslation();
  const { config } = useApp();
  const describeRemoval = useRemoval();
  const isManagement = ({ indicator }: Resource) => indicator === config.managementIndicator;
  return (
    <DetailsPage
      endpoint={getResource}
      list={{ path: '/api-resources', label: t('resources.title') }}
      name={(resource) => resource.name}
      renderIcon={() => (
        <IconTile>
          <Box />
        </IconTile>
      )}
      facts={(resource) => [
        <code key="indicator" dir="ltr">
          {resource.indicator}
        </code>,
        isManagement(resource) && <Badge key="built-in">{t('resources.builtIn')}</Badge>,
        resource.isDefault && (
          <Badge key="default" tone="accent">
            {t('resources.default')}
          </Badge>
        ),
      ]}
      tabs={[
        { path: 'permissions', label: t('resources.tabs.permissions') },
        { path: 'general', label: t('resources.tabs.general') },
      ]}
      renderActions={(resource) => !isManagement(resource) && <GuideMenu id={resource.id} />}
      removal={(resource) => (isManagement(resource) ? undefined : describeRemoval(resource))}
    />
  );
}

/** The guides for token validation, by framework. */
function GuideMenu({ id }: { id: string }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  return (
    <Menu
      align="end"
      trigger={<Button icon={<CodeXml />}>{t('resources.guide.action')}</Button>}
      items={guideEntries.map((guide) => ({
        kind: 'link',
        key: guide.id,
        label: guide.name || t('resources.guide.other'),
        href: path(`/api-resources/${id}/guide/${guide.id}`),
      }))}
    />
  );
}

function useRemoval(): (resource: Resource) => Removal {
  const { t } = useTranslation();
  const { api } = useApp();
  const { save } = useSave(deleteResource);
  return ({ id, name }) => ({
    label: t('resources.delete.action'),
    title: t('resources.delete.title', { name }),
    text: t('resources.delete.text'),
    async consequences() {
      const params = { resourceId: id };
      const { total } = await callList(api, listResourceScopes, { params, query: { page_size: 1 } });
      return total > 0 ? [t('resources.delete.permissions', { count: total })] : [];
    },
    remove: () => save({ params: { id } }),
  });
}
