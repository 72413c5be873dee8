import { getResource, listResourceScopes } from '@gatehouse/contract/resources/endpoints';
import { ButtonLink } from '@gatehouse/ui/controls/button';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useApi } from '../../app/api/use-api.ts';
import { useList } from '../../app/api/use-list.ts';
import { useApp } from '../../app/app-context.ts';
import { NotFoundScreen } from '../../app/screens/not-found.tsx';
import { useTenantPath } from '../../app/tenant.ts';
import { DetailsFailed } from '../../parts/pages/details-failed.tsx';
import { DetailsSkeleton } from '../../parts/pages/details-skeleton.tsx';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import { GuideStep, GuideSteps } from '../../parts/guide/guide-steps.tsx';
import { findGuide, type GuideEntry } from './guides/catalog.ts';

/** The guide for token validation with the API's identifier. */
export function ResourceGuide() {
  const { guideId } = useParams();
  const entry = findGuide(guideId);
  // An unknown ID is a page that doesn't exist (OPEN-53).
  return entry ? <GuidePage entry={entry} /> : <NotFoundScreen />;
}

function GuidePage({ entry }: { entry: GuideEntry }) {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const path = useTenantPath();
  const { config } = useApp();
  const { data: resource, error, retry } = useApi(getResource, { params: { id } });
  const { data: scopes } = useList(listResourceScopes, {
    params: { resourceId: id },
    query: { page_size: 1 },
  });
  const { data: loaded } = useQuery({
    queryKey: ['api-guide', entry.id],
    queryFn: entry.load,
    staleTime: Infinity,
  });
  const list = path('/api-resources');
  const crumbs = [{ label: t('resources.title'), href: list }];

  if (error) return <DetailsFailed error={error} onRetry={retry} list={list} />;
  if (!resource || !loaded || !scopes) return <DetailsSkeleton crumbs={crumbs} tabs={0} />;
  const name = entry.name || t('resources.guide.other');
  const { guide } = loaded;
  const values = {
    issuer: `${config.endpoint}/oidc`,
    audience: resource.indicator,
    scope: scopes.items[0]?.name ?? 'read:orders',
  };
  const title = t('resources.guide.title', { name });
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <PageHeader
        crumbs={[...crumbs, { label: resource.name, href: `${list}/${id}` }]}
        title={title}
        description={t('resources.guide.description', { name: resource.name })}
        actions={
          <ButtonLink variant="primary" href={`${list}/${id}`}>
            {t('resources.guide.done')}
          </ButtonLink>
        }
      />
      <GuideSteps label={title}>
        {guide.install && (
          <GuideStep
            title={t('resources.guide.install')}
            install={guide.install}
            installLabel={t('resources.guide.tool')}
          />
        )}
        <GuideStep
          title={t('resources.guide.check')}
          text={t('resources.guide.checkText')}
          snippets={guide.check(values)}
        />
        {guide.protect && (
          <GuideStep
            title={t('resources.guide.protect')}
            text={t('resources.guide.protectText')}
            snippets={guide.protect(values)}
          />
        )}
        <GuideStep
          title={t('resources.guide.token')}
          text={t('resources.guide.tokenText')}
          snippets={[
            {
              title: 'curl',
              plain: true,
              code: [
                `curl ${values.issuer}/token \\`,
                "  --user '<application id>:<application secret>' \\",
                '  --data grant_type=client_credentials \\',
                `  --data-urlencode resource=${values.audience} \\`,
                `  --data-urlencode scope=${values.scope}`,
              ].join('\n'),
            },
          ]}
        />
      </GuideSteps>
    </>
  );
}
