import { ButtonLink } from '@gatehouse/ui/controls/button';
import { Checklist, type ChecklistStep } from '@gatehouse/ui/data/checklist';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { useApp } from '../../app/app-context.ts';
import type { ItemKey } from '../../app/feature.ts';
import { isRecord } from '../../app/is-record.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { Addresses } from './addresses.tsx';
import { StepsSkeleton } from './steps-skeleton.tsx';
import { useProgress, type Progress } from './use-progress.ts';
import './get-started.css';

/** The page Get started. As the first page of the console, it gives way to the dashboard once all steps are done. */
export function GetStarted() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const isAllowed = useCan('read:data');
  const { progress, error, retry } = useProgress();
  const { state } = useLocation();
  const isFirstPage = isRecord(state) && state['isFirstPage'] === true;
  const steps = useSteps(progress);

  if (isFirstPage && isAllowed && !error) {
    if (!steps) return <StepsSkeleton />;
    if (steps.length > 0 && steps.every(({ done }) => done))
      return <Navigate replace to={path('/dashboard')} />;
  }

  function drawSteps() {
    if (!isAllowed) return <ForbiddenState permission="read:data" who={t('app.forbidden.who')} />;
    if (error) return <Failed error={error} onRetry={retry} />;
    return steps ? <Steps steps={steps} /> : <StepsSkeleton />;
  }
  return (
    <div className="get-started">
      <DocumentTitle>{t('getStarted.title')}</DocumentTitle>
      <PageHeader title={t('getStarted.title')} description={t('getStarted.description')} />
      {drawSteps()}
      <Addresses />
    </div>
  );
}

interface Step {
  key: 'demo' | 'application' | 'email' | 'api' | 'role';
  /** The feature that it leads to; none if it is outside of the console. */
  feature?: ItemKey;
  href: string;
  done: boolean;
  description?: string;
  /** A secondary action. */
  more?: { label: string; href: string };
}

/** The steps that the edition has; undefined until it is known which are done. */
function useSteps(progress: Progress | undefined): Step[] | undefined {
  const { t } = useTranslation();
  const { config, features } = useApp();
  const path = useTenantPath();
  if (!progress) return undefined;
  const { demoUrl } = config;
  const demo: Step[] = demoUrl ? [{ key: 'demo', href: demoUrl, done: progress.hasSignIn }] : [];
  const all: Step[] = [
    ...demo,
    {
      key: 'application',
      feature: 'applications',
      href: path('/applications/create'),
      done: progress.hasApplication,
    },
    {
      key: 'email',
      feature: 'connectors',
      href: path('/connectors/passwordless/create/email'),
      done: progress.email === 'sent',
      description: t(`getStarted.steps.email.${progress.email}`),
      more:
        progress.email === 'kept'
          ? { label: t('getStarted.steps.email.inbox'), href: path('/connectors/inbox') }
          : undefined,
    },
    { key: 'api', feature: 'api_resources', href: path('/api-resources/create'), done: progress.hasApi },
    { key: 'role', feature: 'roles', href: path('/roles/create'), done: progress.hasRole },
  ];
  return all.filter(({ feature }) => feature === undefined || features.includes(feature));
}

function Steps({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation();
  const mayWrite = useCan('write:data');
  const current = steps.find(({ done }) => !done)?.key;
  const items = steps.map(({ key, feature, href, done, description, more }): ChecklistStep => ({
    key,
    done,
    title: t(`getStarted.steps.${key}.title`),
    description: description ?? t(`getStarted.steps.${key}.description`),
    action: (mayWrite || !feature) && (
      <span className="get-started-actions">
        {more && !done && (
          <ButtonLink variant="ghost" href={more.href}>
            {more.label}
          </ButtonLink>
        )}
        <ButtonLink
          variant={done ? 'ghost' : key === current ? 'primary' : undefined}
          href={href}
          external={!feature}
        >
          {t(`getStarted.steps.${key}.action`)}
        </ButtonLink>
      </span>
    ),
  }));
  return (
    <section>
      <h2 className="ui-hidden">{t('getStarted.steps.label')}</h2>
      <Checklist label={t('getStarted.steps.label')} steps={items} />
    </section>
  );
}
