import {
  builtInApplicationIds,
  type ApplicationWithAdmin,
} from '@gatehouse/contract/applications/applications';
import { getApplication } from '@gatehouse/contract/applications/endpoints';
import { Badge } from '@gatehouse/ui/data/badge';
import { Button } from '@gatehouse/ui/controls/button';
import { Menu } from '@gatehouse/ui/overlays/menu';
import { IconTile } from '@gatehouse/ui/layout/page-header';
import { CodeXml } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTenantPath } from '../../app/tenant.ts';
import { DetailsPage } from '../../parts/pages/details-page.tsx';
import { listGuides } from './guides/catalog.ts';
import { TestApplication } from './test-application.tsx';
import { ApplicationToday } from './today.tsx';
import { TypeIcon } from './type-icon.tsx';
import { useRemoval } from './use-removal.ts';

/** The page of an application. */
export function ApplicationDetails() {
  const { t } = useTranslation();
  const describeRemoval = useRemoval();
  return (
    <DetailsPage
      endpoint={getApplication}
      list={{ path: '/applications', label: t('applications.title') }}
      name={(application) => application.name}
      renderIcon={({ type }) => (
        <IconTile>
          <TypeIcon type={type} />
        </IconTile>
      )}
      facts={(application) => [
        t(`applications.types.${application.type}`),
        application.isThirdParty && <Badge key="third-party">{t('applications.thirdPartyBadge')}</Badge>,
        application.isRegistered && <Badge key="registered">{t('applications.registration.badge')}</Badge>,
        application.appLevelAccessControlEnabled && (
          <Badge key="limited">{t('applications.access.badge')}</Badge>
        ),
        application.customClientMetadata.isDeviceFlow && (
          <Badge key="device">{t('applications.deviceFlow.title')}</Badge>
        ),
        application.isAdmin && (
          <Badge key="admin" tone="warning">
            {t('applications.adminBadge')}
          </Badge>
        ),
      ]}
      renderActivity={(application) => <ApplicationToday application={application} />}
      tabs={[
        { path: 'settings', label: t('applications.tabs.settings') },
        {
          path: 'attributes',
          label: t('applications.saml.attributes.tab'),
          isFor: ({ type }) => type === 'SAML',
        },
        {
          path: 'certificates',
          label: t('applications.saml.certificates.tab'),
          isFor: ({ type }) => type === 'SAML',
        },
        {
          path: 'branding',
          label: t('applications.tabs.branding'),
          isFor: ({ type }) => type !== 'MachineToMachine',
        },
        {
          path: 'access',
          label: t('applications.tabs.access'),
          isFor: ({ id, type }) => type !== 'MachineToMachine' && !builtInApplicationIds.includes(id),
        },
        {
          path: 'permissions',
          label: t('applications.tabs.permissions'),
          isFor: ({ isThirdParty }) => isThirdParty,
        },
        {
          path: 'roles',
          label: t('applications.tabs.roles'),
          isFor: ({ type }) => type === 'MachineToMachine',
        },
        {
          path: 'explain',
          label: t('explanations.tab'),
          isFor: ({ type }) => type !== 'MachineToMachine',
        },
        { path: 'logs', label: t('applications.tabs.logs') },
        {
          path: 'organizations',
          label: t('applications.tabs.organizations'),
          isFor: ({ type }) => type === 'MachineToMachine',
        },
      ]}
      renderActions={(application) => (
        <>
          <TestApplication application={application} />
          <GuideMenu application={application} />
        </>
      )}
      removal={(application) =>
        builtInApplicationIds.includes(application.id) ? undefined : describeRemoval(application)
      }
    />
  );
}

/** The guides, by framework. */
function GuideMenu({ application }: { application: ApplicationWithAdmin }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const { id } = application;
  const entries = listGuides(application);
  if (entries.length === 0 || builtInApplicationIds.includes(id)) return null;
  return (
    <Menu
      align="end"
      trigger={<Button icon={<CodeXml />}>{t('applications.guide.action')}</Button>}
      items={entries.map((entry) => ({
        kind: 'link',
        key: entry.id,
        label: entry.name,
        href: path(`/applications/${id}/guide/${entry.id}`),
      }))}
    />
  );
}
