import {
  getSignInExperience,
  updateSignInExperience,
} from '@gatehouse/contract/sign-in-experience/endpoints';
import { signInExperienceErrors as codes } from '@gatehouse/contract/sign-in-experience/errors';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useCan } from '../../app/use-can.ts';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { SettingsForm } from '../../parts/forms/settings-form.tsx';
import { SettingsSkeleton } from '../../parts/pages/settings-skeleton.tsx';
import { Factors } from './factors.tsx';
import { Policy } from './policy.tsx';
import { useTouchedWarning } from './use-touched-warning.ts';

/** Second factors, and when users are prompted to set one up. */
export function MfaPage() {
  const { t } = useTranslation();
  return (
    <>
      <DocumentTitle>{t('mfa.title')}</DocumentTitle>
      <PageHeader title={t('mfa.title')} description={t('mfa.description')} />
      <Content />
    </>
  );
}

function Content(): ReactNode {
  const { t } = useTranslation();
  const isAllowed = useCan(getSignInExperience.permission);
  const confirmChange = useTouchedWarning();
  const { data, error, retry } = useApi(getSignInExperience, {}, { enabled: isAllowed });
  if (!isAllowed)
    return <ForbiddenState permission={getSignInExperience.permission} who={t('app.forbidden.who')} />;
  if (error) return <Failed error={error} onRetry={retry} />;
  if (data === undefined) return <SettingsSkeleton />;
  return (
    <SettingsForm
      endpoint={updateSignInExperience}
      values={{ mfa: data.mfa }}
      confirmChange={confirmChange}
      errorFields={{
        [codes.duplicatedMfaFactors.code]: 'mfa.factors',
        [codes.backupCodeAlone.code]: 'mfa.factors',
        [codes.emailNotForMfa.code]: 'mfa.factors',
        [codes.phoneNotForMfa.code]: 'mfa.factors',
        [codes.connectorNotFound.code]: 'mfa.factors',
      }}
    >
      {(form) => (
        <>
          <Factors form={form} />
          {(form.watch('mfa.factors') ?? []).length > 0 && <Policy form={form} />}
        </>
      )}
    </SettingsForm>
  );
}
