import { accountFields } from '@gatehouse/contract/account-access';
import {
  type AccountCenter as Settings,
  controlOf,
  fieldControl,
} from '@gatehouse/contract/account-center/account-center';
import { getAccountCenter, updateAccountCenter } from '@gatehouse/contract/account-center/endpoints';
import { accountPath } from '@gatehouse/contract/account/account-page';
import { Button } from '@gatehouse/ui/controls/button';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { Banner } from '@gatehouse/ui/states/banner';
import { useEffect, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../app/app-context.ts';
import { useApi } from '../../app/api/use-api.ts';
import { CssField } from '../../parts/forms/css-field.tsx';
import { FormSelect, FormSwitch, FormText } from '../../parts/forms/fields.tsx';
import type { Form, ValuesOf } from '../../parts/forms/form-state.ts';
import { SettingsForm } from '../../parts/forms/settings-form.tsx';
import { TextLinesField } from '../../parts/forms/text-lines-field.tsx';
import { AnchoredSection } from '../../parts/pages/anchored-section.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { SettingsSkeleton } from '../../parts/pages/settings-skeleton.tsx';
import { useExperience } from './experience-context.ts';
import { ShownFields } from './shown-fields.tsx';
import './sign-in-experience.css';

/** The tab Account center: what users may see and change of their own account. */
export function AccountCenter(): ReactNode {
  const { data, error, retry } = useApi(getAccountCenter, {});
  if (error) return <Failed error={error} onRetry={retry} />;
  if (data === undefined) return <SettingsSkeleton />;
  return <AccountCenterForm settings={data} />;
}

function AccountCenterForm({ settings }: { settings: Settings }) {
  const { t } = useTranslation();
  const { endpoint } = useApp().config;
  const { enabled, webauthnRelatedOrigins, deleteAccountUrl, customCss, profileFields } = settings;
  // Parts without a control of their own are shown with the one that applies to them.
  const fields = Object.fromEntries(accountFields.map((field) => [field, controlOf(settings, field)]));
  const options = fieldControl.options.map((value) => ({
    value,
    label: t(`signInExperience.accountCenter.controls.${value}`),
  }));
  return (
    <SettingsForm
      endpoint={updateAccountCenter}
      values={{ enabled, fields, webauthnRelatedOrigins, deleteAccountUrl, customCss, profileFields }}
    >
      {(form) => (
        <>
          <DraftOf form={form} />
          <AnchoredSection
            name="account-center"
            title={t('signInExperience.accountCenter.title')}
            description={t('signInExperience.accountCenter.text')}
          >
            <FormSwitch
              form={form}
              name="enabled"
              label={t('signInExperience.accountCenter.enabled')}
              help={t('signInExperience.accountCenter.enabledHelp')}
            />
            <Field
              label={t('signInExperience.accountCenter.page')}
              help={t('signInExperience.accountCenter.pageHelp')}
              group
            >
              <CopyText
                variant="box"
                value={`${endpoint}${accountPath}`}
                label={t('signInExperience.accountCenter.page')}
              />
            </Field>
            <FormText
              form={form}
              name="deleteAccountUrl"
              whenEmpty="null"
              label={t('signInExperience.accountCenter.deletion')}
              help={t('signInExperience.accountCenter.deletionHelp')}
              placeholder="https://example.com/delete-account"
              optional
            />
          </AnchoredSection>
          <AnchoredSection
            name="account-fields"
            title={t('signInExperience.accountCenter.fields')}
            description={t('signInExperience.accountCenter.fieldsText')}
          >
            {form.watch('enabled') === false && (
              <Banner tone="info">{t('signInExperience.accountCenter.off')}</Banner>
            )}
            {form.watch('enabled') === true &&
              accountFields.every((field) => form.watch(`fields.${field}`) === 'Off') && (
                <Banner
                  tone="warning"
                  live
                  action={
                    <Button
                      size="small"
                      onClick={() => {
                        for (const field of accountFields)
                          form.setValue(`fields.${field}`, 'Edit', { shouldDirty: true });
                      }}
                    >
                      {t('signInExperience.accountCenter.editAll')}
                    </Button>
                  }
                >
                  {t('signInExperience.accountCenter.allHidden')}
                </Banner>
              )}
            <div className="account-parts">
              {accountFields.map((field) => (
                <FormSelect
                  key={field}
                  form={form}
                  name={`fields.${field}`}
                  label={t(`signInExperience.accountCenter.parts.${field}`)}
                  options={options}
                />
              ))}
            </div>
          </AnchoredSection>
          <ShownFields form={form} />
          <AnchoredSection
            name="account-css"
            title={t('signInExperience.accountCenter.css')}
            description={t('signInExperience.accountCenter.cssText')}
          >
            <CssField form={form} name="customCss" hasDark={false} />
          </AnchoredSection>
          <AnchoredSection
            name="own-account-pages"
            title={t('signInExperience.accountCenter.pages')}
            description={t('signInExperience.accountCenter.pagesText')}
          >
            <TextLinesField
              form={form}
              name="webauthnRelatedOrigins"
              label={t('signInExperience.accountCenter.origins')}
              help={t('signInExperience.accountCenter.originsHelp')}
              placeholder="https://account.example.com"
              mono
              optional
            />
          </AnchoredSection>
        </>
      )}
    </SettingsForm>
  );
}

type Values = ValuesOf<typeof updateAccountCenter>;

/** Shows the account page with the form's values in the preview, until the tab is left. */
function DraftOf({ form }: { form: Form<Values> }) {
  const { show } = useExperience();
  const accountCenter = useWatch({ control: form.control, compute: (all) => all });
  useEffect(
    () => show({ accountCenter, ...(accountCenter.enabled && { screen: 'account' as const }) }),
    [show, accountCenter],
  );
  useEffect(() => () => show({}), [show]);
  return null;
}
