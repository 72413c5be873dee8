import { getResource, setDefaultResource, updateResource } from '@gatehouse/contract/resources/endpoints';
import { Banner } from '@gatehouse/ui/states/banner';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { Switch } from '@gatehouse/ui/controls/switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useApp } from '../../app/app-context.ts';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { DurationField } from '../../parts/forms/duration-field.tsx';
import { FormText } from '../../parts/forms/fields.tsx';
import { SettingsForm } from '../../parts/forms/settings-form.tsx';

/** The tab General: name, token lifetime and default API. */
export function ResourceGeneral() {
  const { t } = useTranslation();
  const { config } = useApp();
  const { tenantId: _tenant, id, indicator, isDefault, ...values } = useDetails(getResource);
  const isManagement = indicator === config.managementIndicator;
  return (
    <>
      {isManagement && <Banner>{t('resources.management')}</Banner>}
      <SettingsForm endpoint={updateResource} params={{ id }} values={values} readOnly={isManagement}>
        {(form) => (
          <>
            <SettingsSection title={t('resources.general.title')} description={t('resources.general.text')}>
              <FormText form={form} name="name" label={t('resources.name')} />
              <Field label={t('resources.indicator')} help={t('resources.general.indicatorHelp')} group>
                <CopyText variant="box" value={indicator} label={t('resources.indicator')} />
              </Field>
            </SettingsSection>
            <SettingsSection title={t('resources.tokens.title')} description={t('resources.tokens.text')}>
              <DurationField
                form={form}
                name="accessTokenTtl"
                label={t('resources.lifetime')}
                help={t('resources.lifetimeHelp')}
              />
            </SettingsSection>
            <SettingsSection
              title={t('resources.defaultApi.title')}
              description={t('resources.defaultApi.text')}
            >
              <DefaultSwitch id={id} isDefault={isDefault} />
            </SettingsSection>
          </>
        )}
      </SettingsForm>
    </>
  );
}

/** Saves immediately, because it also changes the current default API. */
function DefaultSwitch({ id, isDefault }: { id: string; isDefault: boolean }) {
  const { t } = useTranslation();
  const { save, isSaving } = useSave(setDefaultResource);
  // Show the new state until it is read again. After an error, the switch returns.
  const [chosen, setChosen] = useState<boolean>();
  if (chosen === isDefault) setChosen(undefined);

  function choose(next: boolean) {
    setChosen(next);
    save({ params: { id }, body: { isDefault: next } }).catch(() => setChosen(undefined));
  }
  return (
    <Switch
      label={t('resources.defaultApi.label')}
      help={t('resources.defaultApi.help')}
      checked={chosen ?? isDefault}
      aria-busy={isSaving}
      onChange={(event) => choose(event.target.checked)}
    />
  );
}
