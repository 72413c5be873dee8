import { confidentialTypes, type ApplicationWithAdmin } from '@gatehouse/contract/applications/applications';
import { getApplication } from '@gatehouse/contract/applications/endpoints';
import { Banner } from '@gatehouse/ui/states/banner';
import { Button, ButtonLink } from '@gatehouse/ui/controls/button';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useApi } from '../../app/api/use-api.ts';
import { useApp } from '../../app/app-context.ts';
import { NotFoundScreen } from '../../app/screens/not-found.tsx';
import { useTenantPath } from '../../app/tenant.ts';
import { DetailsFailed } from '../../parts/pages/details-failed.tsx';
import { DetailsSkeleton } from '../../parts/pages/details-skeleton.tsx';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import { GuideStep, GuideSteps } from '../../parts/guide/guide-steps.tsx';
import { useNavigateFromHere } from '../../parts/pages/use-navigate-from-here.ts';
import { GuideFirstUse } from './guide-first-use.tsx';
import { GuideAddresses, useGuideAddresses } from './guide-addresses.tsx';
import { GuideMachineApi, GuideOwnApi } from './guide-resource.tsx';
import { GuideSecret } from './guide-secret.tsx';
import { GuideThirdParty } from './guide-third-party.tsx';
import { findGuide, type GuideEntry, listGuides } from './guides/catalog.ts';
import type { Guide, GuideValues } from './guides/guide.ts';
import { useGuideApi } from './use-guide-api.ts';
import './applications.css';

/** The guide of an application, with code that contains its IDs and URLs. */
export function ApplicationGuide() {
  const { t } = useTranslation();
  const { id = '', guideId } = useParams();
  const path = useTenantPath();
  const { data: application, error, retry } = useApi(getApplication, { params: { id } });
  const entry = findGuide(guideId);
  const { data: loaded } = useQuery({
    queryKey: ['application-guide', entry?.id],
    queryFn: () => entry?.load(),
    enabled: entry !== undefined,
    staleTime: Infinity,
  });
  const list = path('/applications');

  // An unknown guide, or one for another application type, is a page that doesn't exist (OPEN-53).
  if (!entry || (application && !listGuides(application).includes(entry))) return <NotFoundScreen />;
  if (error) return <DetailsFailed error={error} onRetry={retry} list={list} />;
  if (!application || !loaded)
    return <DetailsSkeleton crumbs={[{ label: t('applications.title'), href: list }]} tabs={0} />;
  return <GuidePage application={application} entry={entry} guide={loaded.guide} />;
}

const noProtection = { host: '', origin: '', sessionDuration: 0, pageRules: [] };

interface GuidePageProps {
  application: ApplicationWithAdmin;
  entry: GuideEntry;
  guide: Guide;
}

function GuidePage({ application, entry, guide }: GuidePageProps) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const { config } = useApp();
  const { id, name, type, oidcClientMetadata, protectedAppMetadata } = application;
  const [secret, setSecret] = useState<string>();
  const api = useGuideApi(type === 'MachineToMachine' ? 'management' : 'own');
  const list = path('/applications');
  const navigate = useNavigateFromHere();
  const addresses = useGuideAddresses(application, guide);
  // The last step saves the redirect URIs, so that sign-in works.
  const mustSave =
    guide.steps.some(({ key }) => key === 'redirects') && addresses.mayWrite && !addresses.isSaved;
  const finish = async () => {
    if (await addresses.save()) void navigate(`${list}/${id}`);
  };
  const title = t('applications.guide.title', { name: entry.name });
  const values: GuideValues = {
    endpoint: config.endpoint,
    issuer: `${config.endpoint}/oidc`,
    appId: id,
    appSecret: secret ?? t('applications.guide.secretPlaceholder'),
    redirectUri: oidcClientMetadata.redirectUris[0] ?? guide.redirectUri,
    postLogoutRedirectUri: oidcClientMetadata.postLogoutRedirectUris[0] ?? guide.postLogoutRedirectUri,
    resource: guide.isForManagement ? config.managementIndicator : api.indicator,
    scope: api.scope,
    callUrl: api.callUrl,
    protection: protectedAppMetadata ?? noProtection,
  };
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <PageHeader
        crumbs={[
          { label: t('applications.title'), href: list },
          { label: name, href: `${list}/${id}` },
        ]}
        title={title}
        description={t('applications.guide.description', { name })}
        actions={
          mustSave ? (
            <Button variant="primary" loading={addresses.isSaving} onClick={() => void finish()}>
              {t('applications.guide.saveAndFinish')}
            </Button>
          ) : (
            <ButtonLink variant="primary" href={`${list}/${id}`}>
              {t('applications.guide.done')}
            </ButtonLink>
          )
        }
      />
      {confidentialTypes.includes(type) && (
        <GuideSecret applicationId={id} secret={secret} onReveal={setSecret} />
      )}
      {application.isThirdParty && <GuideThirdParty applicationId={id} />}
      <GuideSteps label={title}>
        {guide.steps.map(({ key, install, code }) => (
          <GuideStep
            key={key}
            title={t(`applications.guide.steps.${key}.title`)}
            text={t(`applications.guide.steps.${key}.text`)}
            installLabel={t('applications.guide.tool')}
            install={install}
            snippets={code?.(values)}
          >
            {key === 'protectedHost' && (
              <Banner>{t('applications.protected.banner', { host: values.protection.host })}</Banner>
            )}
            {key === 'redirects' && <GuideAddresses addresses={addresses} />}
            {key === 'roles' && (
              <GuideMachineApi applicationId={id} api={guide.isForManagement ? undefined : api} />
            )}
            {key === 'ownApi' && <GuideOwnApi api={api} />}
          </GuideStep>
        ))}
        <GuideFirstUse application={application} />
      </GuideSteps>
    </>
  );
}
