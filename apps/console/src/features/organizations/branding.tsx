import { getOrganization, updateOrganization } from '@gatehouse/contract/organizations/endpoints';
import { getSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useApi } from '../../app/api/use-api.ts';
import { BrandSections } from '../../parts/branding/brand-sections.tsx';
import type { Form, ValuesOf } from '../../parts/forms/form-state.ts';
import { SettingsForm } from '../../parts/forms/settings-form.tsx';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { SettingsSkeleton } from '../../parts/pages/settings-skeleton.tsx';
import type { Draft } from '../../parts/preview/draft.ts';
import { Preview } from '../../parts/preview/preview.tsx';

/** The tab Branding of an organization. */
export function OrganizationBranding() {
  const { id, color, branding, customCss } = useDetails(getOrganization);
  const { data: tenant, error, retry } = useApi(getSignInExperience, {});
  const [draft, setDraft] = useState<Draft>({});
  if (error) return <Failed error={error} onRetry={retry} />;
  if (!tenant) return <SettingsSkeleton />;
  return (
    <div className="with-preview">
      <SettingsForm endpoint={updateOrganization} params={{ id }} values={{ color, branding, customCss }}>
        {(form) => (
          <>
            <DraftOf form={form} show={setDraft} />
            <BrandSections owner="organization" tenant={tenant} isDarkModeEnabled={color.isDarkModeEnabled} />
          </>
        )}
      </SettingsForm>
      <Preview draft={draft} hasCustomUi={tenant.customUiAssets !== null} />
    </div>
  );
}

/** Passes the form's values to the preview. */
function DraftOf({
  form,
  show,
}: {
  form: Form<ValuesOf<typeof updateOrganization>>;
  show: (draft: Draft) => void;
}) {
  const organization = useWatch({ control: form.control, compute: (values) => values });
  useEffect(() => show({ organization }), [show, organization]);
  return null;
}
