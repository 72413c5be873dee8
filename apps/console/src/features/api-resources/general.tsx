import { getResource, setDefaultResource, updateResource } from '@gatehouse/contract/resources/endpoints';
import { Banner } from '@gatehouse/ui/banner';
import { CopyText } from '@gatehouse/ui/copy-text';
import { Field } from '@gatehouse/ui/field';
import { SettingsSection } from '@gatehouse/ui/settings-section';
import { Switch } from '@gatehouse/ui/switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useApp } from '../../app/app-context.ts';
import { useDetails } from '../../parts/details-page.tsx';
import { DurationField } from '../../parts/duration-field.tsx';
import { FormText } from '../../parts/fields.tsx';
import { SettingsForm } from '../../parts/settings-form.tsx';

/** What the API is called, how long its tokens live, and whether it is the default. */
export function ApiResourceGeneral() {
  const { t } = useTranslation();
  const { config } = useApp();
  const { id, name, indicator, accessTokenTtl, isDefault } = useDetails(getResource);
  const isManagement = indicator === config.managementIndicator;
  return (
    <>
      {isManagement && <Banner>{t('apiResources.management')}</Banner>}
      <SettingsForm
        endpoint={updateResource}
        params={{ id }}
        values={{ name, accessTokenTtl }}
        readOnly={isManagement}
      >
        {(form) => (
          <>
            <SettingsSection
              title={t('apiResources.general.title')}
              description={t('apiResources.general.text')}
            >
              <FormText form={form} name="name" label={t('apiResources.name')} />
              <Field label={t('apiResources.indicator')} help={t('apiResources.general.indicatorHelp')} group>
                <CopyText variant="box" value={indicator} label={t('apiResources.indicator')} />
              </Field>
            </SettingsSection>
            <SettingsSection
              title={t('apiResources.tokens.title')}
              description={t('apiResources.tokens.text')}
            >
              <DurationField
                form={form}
                name="accessTokenTtl"
                label={t('apiResources.lifetime')}
                help={t('apiResources.lifetimeHelp')}
              />
            </SettingsSection>
            <SettingsSection
              title={t('apiResources.defaultApi.title')}
              description={t('apiResources.defaultApi.text')}
            >
              <DefaultSwitch id={id} isDefault={isDefault} />
            </SettingsSection>
          </>
        )}
      </SettingsForm>
    </>
  );
}

/** Acts at once: it changes another API too, which no save bar of this one could say. */
function DefaultSwitch({ id, isDefault }: { id: string; isDefault: boolean }) {
  const { t } = useTranslation();
  const { save, isSaving } = useSave(setDefaultResource);
  // What was chosen shows until it is read back; a refusal is told, and the switch goes back.
  const [chosen, setChosen] = useState<boolean>();
  if (chosen === isDefault) setChosen(undefined);

  function choose(next: boolean) {
    setChosen(next);
    save({ params: { id }, body: { isDefault: next } }).catch(() => setChosen(undefined));
  }
  return (
    <Switch
      label={t('apiResources.defaultApi.label')}
      help={t('apiResources.defaultApi.help')}
      checked={chosen ?? isDefault}
      aria-busy={isSaving}
      onChange={(event) => choose(event.target.checked)}
    />
  );
}
