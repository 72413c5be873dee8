import type { Application } from '@gatehouse/contract/applications/applications';
import { getApplication } from '@gatehouse/contract/applications/endpoints';
import {
  type ApplicationSignInExperience,
  emptySignInExperience,
} from '@gatehouse/contract/applications/sign-in-experience';
import {
  getApplicationSignInExperience,
  putApplicationSignInExperience,
} from '@gatehouse/contract/applications/sign-in-experience-endpoints';
import { getSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '../../app/api/failure.ts';
import { useApi } from '../../app/api/use-api.ts';
import { BrandSections } from '../../parts/branding/brand-sections.tsx';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { FormText } from '../../parts/forms/fields.tsx';
import type { Form, ValuesOf } from '../../parts/forms/form-state.ts';
import type { Draft } from '../../parts/preview/draft.ts';
import { Preview } from '../../parts/preview/preview.tsx';
import { SettingsForm } from '../../parts/forms/settings-form.tsx';
import { SettingsSkeleton } from '../../parts/pages/settings-skeleton.tsx';

/** The tab Branding of an application. */
export function ApplicationBranding() {
  const application = useDetails(getApplication);
  const params = { applicationId: application.id };
  const { data, error, retry } = useApi(getApplicationSignInExperience, { params });
  // The application has no branding yet.
  const isNew = error instanceof ApiFailure && error.status === 404;
  const saved = isNew ? { tenantId: '', ...params, ...emptySignInExperience } : data;
  const tenant = useApi(getSignInExperience, {});
  const [draft, setDraft] = useState<Draft>({});
  if (error && !isNew) return <Failed error={error} onRetry={retry} />;
  if (tenant.error) return <Failed error={tenant.error} onRetry={tenant.retry} />;
  if (!saved || !tenant.data) return <SettingsSkeleton />;
  return (
    <div className="with-preview">
      <BrandingForm application={application} saved={saved} tenant={tenant.data} show={setDraft} />
      <Preview draft={draft} hasCustomUi={tenant.data.customUiAssets !== null} />
    </div>
  );
}

type BrandingValues = ValuesOf<typeof putApplicationSignInExperience>;
type Sender = Pick<Application, 'id' | 'name' | 'isThirdParty'>;

/** Passes the form's values to the preview. */
function DraftOf({
  form,
  application: { name, isThirdParty },
  show,
}: {
  form: Form<BrandingValues>;
  application: Sender;
  show: (draft: Draft) => void;
}) {
  const look = useWatch({ control: form.control, compute: (values) => values });
  useEffect(() => show({ application: { name, isThirdParty, look } }), [show, name, isThirdParty, look]);
  return null;
}

function BrandingForm({
  application,
  saved,
  tenant,
  show,
}: {
  application: Sender;
  saved: ApplicationSignInExperience;
  tenant: SignInExperience;
  show: (draft: Draft) => void;
}) {
  const { t } = useTranslation();
  const { id, name, isThirdParty } = application;
  const { displayName, color, branding, customCss, termsOfUseUrl, privacyPolicyUrl } = saved;
  return (
    <SettingsForm
      endpoint={putApplicationSignInExperience}
      params={{ applicationId: id }}
      values={{ displayName, color, branding, customCss, termsOfUseUrl, privacyPolicyUrl }}
    >
      {(form) => (
        <>
          <DraftOf form={form} application={application} show={show} />
          <SettingsSection
            title={t('applications.branding.name.title')}
            description={t('applications.branding.name.text')}
          >
            <FormText
              form={form}
              name="displayName"
              whenEmpty="null"
              label={t('applications.branding.name.label')}
              help={t('applications.branding.name.help', { name })}
            />
          </SettingsSection>
          <BrandSections owner="application" tenant={tenant} isDarkModeEnabled={color.isDarkModeEnabled} />
          <SettingsSection
            title={t('applications.branding.terms.title')}
            description={t(`applications.branding.terms.${isThirdParty ? 'textThirdParty' : 'text'}`)}
          >
            <FormText
              form={form}
              name="termsOfUseUrl"
              whenEmpty="null"
              label={t('applications.branding.terms.termsOfUseUrl')}
              placeholder="https://example.com/terms"
            />
            <FormText
              form={form}
              name="privacyPolicyUrl"
              whenEmpty="null"
              label={t('applications.branding.terms.privacyPolicyUrl')}
              placeholder="https://example.com/privacy"
            />
          </SettingsSection>
        </>
      )}
    </SettingsForm>
  );
}
