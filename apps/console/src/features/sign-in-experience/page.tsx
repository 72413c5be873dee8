import { getSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { Tabs } from '@gatehouse/ui/layout/tabs';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { useApi } from '../../app/api/use-api.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { SettingsSkeleton } from '../../parts/pages/settings-skeleton.tsx';
import type { Draft } from '../../parts/preview/draft.ts';
import { Preview } from '../../parts/preview/preview.tsx';
import type { Experience } from './experience-context.ts';
import './sign-in-experience.css';

const tabs = [
  'branding',
  'sign-up-and-sign-in',
  'profile-fields',
  'content',
  'password-policy',
  'security',
  'account-center',
] as const;

/** The sign-in experience: seven tabs and a preview. */
export function SignInExperiencePage() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const { pathname } = useLocation();
  const title = t('signInExperience.title');
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <PageHeader title={title} description={t('signInExperience.description')} />
      <Tabs
        label={title}
        tabs={tabs.map((tab) => {
          const href = path(`/sign-in-experience/${tab}`);
          return {
            key: tab,
            label: t(`signInExperience.tabs.${tab}`),
            href,
            current: pathname === href || pathname.startsWith(`${href}/`),
          };
        })}
      />
      <Content />
    </>
  );
}

function Content(): ReactNode {
  const { t } = useTranslation();
  const isAllowed = useCan(getSignInExperience.permission);
  const { data, error, retry } = useApi(getSignInExperience, {}, { enabled: isAllowed });
  const [draft, setDraft] = useState<Draft>({});
  if (!isAllowed)
    return <ForbiddenState permission={getSignInExperience.permission} who={t('app.forbidden.who')} />;
  if (error) return <Failed error={error} onRetry={retry} />;
  if (data === undefined) return <SettingsSkeleton />;
  return (
    <div className="with-preview">
      <div>
        <Outlet context={{ experience: data, show: setDraft } satisfies Experience} />
      </div>
      <Preview draft={draft} hasCustomUi={data.customUiAssets !== null} />
    </div>
  );
}
