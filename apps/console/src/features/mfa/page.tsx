import {
  getSignInExperience,
  updateSignInExperience,
} from '@gatehouse/contract/sign-in-experience/endpoints';
import { signInExperienceErrors as codes } from '@gatehouse/contract/sign-in-experience/errors';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import type { Form, ValuesOf } from '../../parts/forms/form-state.ts';
import { SettingsForm } from '../../parts/forms/settings-form.tsx';
import { PlanBanner, PlanNotice, useOver } from '../../parts/plans/plan-banner.tsx';
import { Loaded } from '../../parts/pages/loaded.tsx';
import type { Draft } from '../../parts/preview/draft.ts';
import { Preview } from '../../parts/preview/preview.tsx';
import { Adaptive } from './adaptive.tsx';
import { Factors } from './factors.tsx';
import { OrganizationPolicy } from './organization-policy.tsx';
import { Policy } from './policy.tsx';
import { useTouchedWarning } from './use-touched-warning.ts';

type MfaValues = ValuesOf<typeof updateSignInExperience>;

const mfaUse = [{ key: 'mfaEnabled', isFeature: true }] as const;

/** Second factors, and when users are prompted to set one up. */
export function MfaPage() {
  const { t } = useTranslation();
  return (
    <>
      <DocumentTitle>{t('mfa.title')}</DocumentTitle>
      <PageHeader title={t('mfa.title')} description={t('mfa.description')} />
      <Loaded endpoint={getSignInExperience}>
        {({ mfa, adaptiveMfa, customUiAssets }) => (
          <MfaForm mfa={mfa} adaptiveMfa={adaptiveMfa} hasCustomUi={customUiAssets !== null} />
        )}
      </Loaded>
    </>
  );
}

function MfaForm({
  mfa,
  adaptiveMfa,
  hasCustomUi,
}: Pick<SignInExperience, 'mfa' | 'adaptiveMfa'> & { hasCustomUi: boolean }) {
  const confirmChange = useTouchedWarning();
  const over = useOver(mfaUse);
  const [draft, setDraft] = useState<Draft>({});
  return (
    <>
      <PlanBanner over={over} />
      <PlanNotice uses={mfaUse} />
      <div className="with-preview">
        <SettingsForm
          endpoint={updateSignInExperience}
          values={{ mfa, adaptiveMfa: { enabled: adaptiveMfa.enabled === true } }}
          confirmChange={confirmChange}
          // Factors from a larger plan stay, and can be removed.
          readOnly={over !== undefined && mfa.factors.length === 0}
          errorFields={{
            [codes.duplicatedMfaFactors.code]: 'mfa.factors',
            [codes.backupCodeAlone.code]: 'mfa.factors',
            [codes.emailNotForMfa.code]: 'mfa.factors',
            [codes.phoneNotForMfa.code]: 'mfa.factors',
            [codes.connectorNotFound.code]: 'mfa.factors',
            [codes.adaptiveMfaRequiresMfa.code]: 'mfa.factors',
            [codes.adaptiveMfaRequiresMandatory.code]: 'adaptiveMfa.enabled',
          }}
        >
          {(form) => (
            <>
              <DraftOf form={form} show={setDraft} />
              <Factors form={form} />
              <Policy form={form} isDisabled={(form.watch('mfa.factors') ?? []).length === 0} />
              {(form.watch('mfa.factors') ?? []).length > 0 && (
                <>
                  <Adaptive form={form} />
                  <OrganizationPolicy form={form} />
                </>
              )}
            </>
          )}
        </SettingsForm>
        <Preview draft={draft} hasCustomUi={hasCustomUi} />
      </div>
    </>
  );
}

/** Passes the form's values to the preview, which shows where users set up a factor. */
function DraftOf({ form, show }: { form: Form<MfaValues>; show: (draft: Draft) => void }) {
  const experience = useWatch({ control: form.control, compute: (all) => all });
  useEffect(() => {
    const hasFactor = (experience.mfa?.factors ?? []).length > 0;
    show({ experience, ...(hasFactor && { screen: 'mfa' }) });
  }, [show, experience]);
  return null;
}
